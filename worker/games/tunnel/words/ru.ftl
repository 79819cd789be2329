game-title = Подземный ход
edition-jamaica = вариант «Ямайка»
edition-tortuga = вариант «Тортуга»
edition-hispaniola = вариант «Эспаньола»
edition-jamaica-about = руки скрыты, карты берут вслепую из колоды
edition-tortuga-about = все руки открыты, карты берут из открытого ряда в двенадцать карт
edition-hispaniola-about = руки скрыты, карты берут из открытого ряда в двенадцать карт
game-about = Шесть пиратов, шесть символов, одна шлюпка. Кто сегодня отступит, завтра убежит дальше.
game-goal = Первыми проведите всех своих пиратов подземным ходом в шлюпку.
option-sections = Сколько участков в подземном ходе
option-pirates = Сколько пиратов у каждого

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
   *[other] клетка { $place }
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
moment = раунд { $round }

ask-action = { $action ->
    [1] Действие 1 из 3: вперёд или назад
   *[other] Действие { $action } из 3 или конец хода
  }
waiting-action = { $who-is ->
    [you] Ваш ход, действие { $action } из 3
   *[other] Ходит { $who }, действие { $action } из 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = назад за картами
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = назад: { from-word } → { to-word }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
pick-way = { $from ->
    [entrance] { from-word } → клетка { $to }
    [boat] { from-word } → клетка { $to }
   *[other] клетка { $from } → { to-word }
  }
pick-cards = { $cards ->
    [one] +{ $cards } карта
    [few] +{ $cards } карты
   *[many] +{ $cards } карт
  }
aside-last-card = Последняя карта: без карт придётся отступить, хоть и из шлюпки.
aside-no-back = Отступить некуда: позади нет клетки с одним или двумя пиратами.
choice-stop = Хватит, завершить ход

short-you = Вы
short-way = { from-word } → { to-word }

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
    [one] {" "}Пройдена { $passed } занятая клетка.
    [few] {" "}Пройдены { $passed } занятые клетки.
   *[other] {" "}Пройдено { $passed } занятых клеток.
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
    [you] Вы отступаете, { from-word } → { to-word }, { met-words }, и { $cards ->
        [0] не берёте ни одной карты: их не осталось
        [one] берёте { $cards } карту
        [few] берёте { $cards } карты
       *[other] берёте { $cards } карт
      }.
   *[other] { $who } отступает, { from-word } → { to-word }, { met-words }, и { $cards ->
        [0] не берёт ни одной карты: их не осталось
        [one] берёт { $cards } карту
        [few] берёт { $cards } карты
       *[other] берёт { $cards } карт
      }.
  }
news-boat = { $who }: в шлюпке { $n } из { $all }
befell-ran = Вперёд, { $way } ({ symbol })
befell-back = Назад, { $way }; карт не осталось
befell-drew = Назад, { $way }; новое: { symbol }
befell-turn = { $who }: { $did }
befell-for = { $way } +{ $cards }
befell-on = { $way } → { to-word }
befell-forward = { $n } вперёд
befell-backward = { $n } назад { pick-cards }
befell-boat = { $n } в шлюпку
befell-and = { $some }, { $more }
befell-also = { $some }, { symbol }
news-run = { $who } бежит: { from-word } → { to-word }
news-back = { $who } отступает и { $cards ->
    [0] остаётся без карт
    [one] берёт { $cards } карту
    [few] берёт { $cards } карты
   *[other] берёт { $cards } карт
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
    [you] Вы теряете ход: ходить нечем.
   *[other] { $who } теряет ход: ходить нечем.
  }
told-escaped = { $who-is ->
    [you] Все ваши пираты в шлюпке: вы побеждаете.
   *[other] { $who } побеждает: вся команда в шлюпке.
  }
told-stood = Ходить больше некому: игра окончена.

# ── планы: почему шаг не сыгран ──
now-word = { $now ->
    [boat] шлюпка
   *[other] { $now }
  }
plan-elsewhere = Теперь это { from-word } → { now-word }, а не { from-word } → { to-word }.
plan-cards = { from-word }, назад: теперь это даёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }.
plan-gone = { symbol }, { from-word }: так сыграть теперь нельзя.
plan-gone-back = { from-word }, назад: так пойти теперь нельзя.

part-free = пиратов в шлюпке
part-way = пройдено клеток
why-escaped = { $who-is ->
    [you] Все ваши пираты в шлюпке.
   *[other] { $who }: вся команда в шлюпке.
  }
why-stood = Ходить больше никто не мог. Решает, сколько пиратов в шлюпке, затем сколько клеток пройдено.
why-running = Решает, сколько пиратов в шлюпке, затем сколько клеток пройдено.
chart-boat = Пираты в шлюпке
chart-behind = Насколько отстают от лидера
highlight-run = Лучший рывок
highlight-back = Самое смелое отступление
highlight-turn = Самый удачный ход
highlight-in-turn = Ход { $turn }: { $told }
highlight-turn-told = { $who-is ->
    [you] Вы проходите за один ход { $divisions ->
        [one] { $divisions } клетку
        [few] { $divisions } клетки
       *[other] { $divisions } клеток
      }.
   *[other] { $who } проходит за один ход { $divisions ->
        [one] { $divisions } клетку
        [few] { $divisions } клетки
       *[other] { $divisions } клеток
      }.
  }

board = Подземный ход: клеток { $divisions }, от крепости до шлюпки
legend-symbol = сюда ведёт карта с этим символом
legend-crowd = один или два пирата: сюда отступают за картами
tally = у входа { $entrance }, под землёй { $tunnel }, в шлюпке { $boat }
stands = место { $place } из { $all }
stands-gap = { $far ->
    [ahead] впереди { $who }
    [behind] следом { $who }
   *[level] вровень с вами { $who }
  }
bearings = Ваши пираты: { tally }. { $far ->
    [ahead] Впереди вас: { $who }.
    [behind] Вы впереди, следом { $who }.
   *[level] Вровень с вами { $who }.
  }
hand = Пираты: { tally }. { $cards ->
    [0] На руке нет карт.
    [one] На руке { $cards } карта.
    [few] На руке { $cards } карты.
   *[other] На руке { $cards } карт.
  }
hand-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
seat-line = { hand-line } · { tally }
row-line = Открытый ряд, первой — следующая карта: { $cards }
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

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = Цель
rule-aim =
    Вы выводите шестерых пиратов из крепости-тюрьмы по подземному ходу к шлюпке. Кто первым посадит в шлюпку всех своих пиратов, тот сразу побеждает. Стол может договориться о меньшем числе пиратов и о более коротком подземном ходе.
rule-tunnel-title = Подземный ход и карты
rule-tunnel =
    Подземный ход сложен из шести участков по шесть клеток; порядок, сторону и направление участков решает случай. На каждом участке все шесть символов встречаются по разу: флаг, сабля, пистолет, ключ, бутылка, треуголка. У входа и в шлюпке помещается сколько угодно пиратов.

    Карт 102, по 17 каждого символа. В начале у каждого по шесть карт; кто ходит первым, решает жребий.
rule-turn-title = Ваш ход
rule-turn =
    За ход вы делаете одно, два или три действия: вперёд или назад, в любом порядке, одним пиратом или разными. Первое действие обязательно, после него можно остановиться когда угодно.

    Взятую карту можно сыграть в тот же ход; число карт на руке не ограничено.
rule-forward-title = Вперёд: за карту
rule-forward =
    Вы играете карту и ведёте одного из своих пиратов от входа или с клетки на ближайшую впереди клетку с этим символом, на которой никого нет. Занятые клетки пират проходит, даже если на них ваши пираты. Если такой свободной клетки впереди нет, он прыгает прямо в шлюпку.

    Карта ложится в сброс; его может просмотреть каждый.
rule-back-title = Назад: за новыми картами
rule-back =
    Вы отводите одного из своих пиратов на ближайшую позади клетку, где стоят один или два пирата, неважно чьи. За одного вы берёте одну карту, за двоих две. Свободные клетки и клетки с тремя пиратами он проходит, поэтому больше трёх на клетке не бывает.

    Если такой клетки позади нет, отступить нельзя; ко входу не возвращаются никогда. Из шлюпки отступить можно.
rule-cards-title = Откуда берутся карты
rule-cards = { $hands ->
    [unseen] Руки скрыты, карты берут вслепую из колоды.
    [unseen-open] Все руки открыты, карты берут вслепую из колоды.
    [row-open] Все руки открыты. Карты лежат открытым рядом ({ hand-line }); берут их с одного его конца, по порядку.
   *[row] Карты лежат открытым рядом ({ hand-line }); берут их с одного его конца, по порядку. Руки скрыты: какую карту взяли из ряда, видят все, потом её видит только владелец.
  }
rule-rare-title = О чём спрашивают
rule-rare =
    Колода кончилась: сброс перемешивают, и он становится колодой, но только когда понадобится карта. Если пуст и он, берут сколько есть; отступление всё равно засчитано.

    { $from ->
        [deck] { "" }
       *[row] Ряд кончился: сразу выкладывают новый, даже между двумя картами одного отступления.
    }

    Действий нет: ход потерян. Если действий нет ни у кого, игра окончена: побеждает тот, у кого больше пиратов в шлюпке, затем у кого пираты прошли больше клеток в сумме (вход считается за 0, шлюпка на единицу больше последней клетки), иначе победа общая.

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-first = Сыграйте карту, и пират бежит к ближайшей свободной клетке с её символом, мимо занятых. Или отступите за картами: по одной за каждого пирата там.
hint-next = До трёх действий за ход, каких хотите. Закончите раньше, и карты останутся на потом; отступайте, пока двое стоят недалеко позади.
verb-first = Сделать ход
verb-next = Сделать так
