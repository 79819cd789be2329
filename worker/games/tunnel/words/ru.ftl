game-title = Подземный ход
edition-jamaica = вариант «Ямайка»
edition-tortuga = вариант «Тортуга»
edition-hispaniola = вариант «Эспаньола»
edition-jamaica-about = руки скрыты, карты берут вслепую из колоды
edition-tortuga-about = все руки открыты, карты берут из открытого ряда в двенадцать карт
edition-hispaniola-about = руки скрыты, карты берут из открытого ряда в двенадцать карт
game-about = Шесть пиратов, шесть символов, одна шлюпка. Кто сегодня отступит, завтра убежит дальше.
option-sections = Участки подземного хода
option-pirates = Пираты у каждого игрока

symbol = { $symbol ->
    [flag] флаг
    [sabre] сабля
    [pistol] пистолет
    [key] ключ
    [bottle] бутылка
   *[tricorne] треуголка
  }
place = { $place ->
    [entrance] вход
    [boat] шлюпка
   *[other] деление { $place }
  }
from-word = { $from ->
    [entrance] вход
    [boat] шлюпка
   *[other] { $from }
  }
to-word = { $to ->
    [boat] шлюпка
   *[other] { $to }
  }
moment = ход { $turn }

ask-action = { $action ->
    [1] Действие 1 из 3: сыграйте карту и идите вперёд или отступите за картами
   *[other] Действие { $action } из 3, или завершите ход
  }
waiting-action = { $who-is ->
    [you] Ваш ход, действие { $action } из 3
   *[other] Ходит { $who }, действие { $action } из 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = назад
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = назад: { from-word } → { to-word }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
choice-stop = Хватит, завершить ход

told-began = { $who-is ->
    [you] Пираты стоят у входа. Вы начинаете.
   *[other] Пираты стоят у входа. Начинает { $who }.
  }
told-laid = { $cards ->
    [one] В ряд выложена { $cards } новая карта.
    [few] В ряд выложены { $cards } новые карты.
   *[other] В ряд выложено { $cards } новых карт.
  }
told-reshuffled = Сброс перемешан и становится колодой.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}Пройдено { $passed } занятое деление.
    [few] {" "}Пройдено { $passed } занятых деления.
   *[other] {" "}Пройдено { $passed } занятых делений.
  }
told-advanced = { $who-is ->
    [you] Вы играете: { symbol }, { from-word } → { to-word }.
   *[other] { $who } играет: { symbol }, { from-word } → { to-word }.
  }{ passed-words }
met-words = { $met ->
    [1] где стоит один пират
   *[other] где стоят двое
  }
told-retreated = { $who-is ->
    [you] Вы отступаете, { from-word } → { to-word }, { met-words }, и берёте { $cards ->
        [0] ноль карт: их не осталось
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
      }.
   *[other] { $who } отступает, { from-word } → { to-word }, { met-words }, и берёт { $cards ->
        [0] ноль карт: их не осталось
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
      }.
  }
told-drew = { $who-is ->
    [you] Вы берёте { $pile ->
        [row] из ряда
       *[deck] из колоды
      }: { symbol }.
   *[other] { $who } берёт { $pile ->
        [row] из ряда
       *[deck] из колоды
      }: { symbol }.
  }
told-missed = { $who-is ->
    [you] Вам нечем ходить, вы теряете ход.
   *[other] { $who } не имеет действий и теряет ход.
  }
told-escaped = { $who-is ->
    [you] Все ваши пираты в шлюпке: вы побеждаете.
   *[other] { $who } побеждает: вся команда в шлюпке.
  }
told-stood = Ни у кого не осталось действий: игра окончена.

part-way = сумма делений
why-escaped = { $who-is ->
    [you] Все ваши пираты в шлюпке.
   *[other] { $who }: вся команда в шлюпке.
  }
why-stood = Действий не осталось ни у кого. Решает число пиратов в шлюпке, затем сумма делений.
why-running = Решает число пиратов в шлюпке, затем сумма делений.

board = Подземный ход: делений { $divisions }, от крепости до шлюпки
tally = у входа { $entrance }, в ходе { $tunnel }, в шлюпке { $boat }
hand = Пираты: { tally }. { $cards ->
    [0] На руке нет карт.
    [one] На руке { $cards } карта.
    [few] На руке { $cards } карты.
   *[other] На руке { $cards } карт.
  }
seat-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  } · { tally }
pile-row = Открытый ряд
pile-arrow = Карты берут с этого конца
pile-discard = Сброс
pile-top = Сверху: { symbol }
pile-empty = пусто
pile-deck = { $cards ->
    [0] Колода кончилась.
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
   *[other] В колоде { $cards } карт.
  }
