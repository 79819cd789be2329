game-title = Підземний хід
edition-jamaica = варіант «Ямайка»
edition-tortuga = варіант «Тортуга»
edition-hispaniola = варіант «Еспаньйола»
edition-jamaica-about = руки приховані, карти беруть наосліп із колоди
edition-tortuga-about = усі руки відкриті, карти беруть із відкритого ряду з дванадцяти карт
edition-hispaniola-about = руки приховані, карти беруть із відкритого ряду з дванадцяти карт
game-about = Шість піратів, шість символів, одна шлюпка. Хто сьогодні відступить, завтра втече далі.
option-sections = Відрізки підземного ходу
option-pirates = Пірати в кожного гравця

symbol = { $symbol ->
    [flag] прапор
    [sabre] шабля
    [pistol] пістолет
    [key] ключ
    [bottle] пляшка
   *[tricorne] трикутка
  }
place = { $place ->
    [entrance] вхід
    [boat] шлюпка
   *[other] клітинка { $place }
  }
from-word = { $from ->
    [entrance] вхід
    [boat] шлюпка
   *[other] { $from }
  }
to-word = { $to ->
    [boat] шлюпка
   *[other] { $to }
  }
moment = тура { $turn }

ask-action = { $action ->
    [1] Дія 1 з 3: зіграйте карту й ідіть уперед або відступіть по карти
   *[other] Дія { $action } з 3, або завершіть туру
  }
waiting-action = { $who-is ->
    [you] Ваша тура, дія { $action } з 3
   *[other] Ходить { $who }, дія { $action } з 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = назад
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = назад: { from-word } → { to-word }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
  }
choice-stop = Досить, завершити туру

told-began = { $who-is ->
    [you] Пірати стоять біля входу. Ви починаєте.
   *[other] Пірати стоять біля входу. Починає { $who }.
  }
told-laid = { $cards ->
    [one] У ряд викладено { $cards } нову карту.
    [few] У ряд викладено { $cards } нові карти.
   *[other] У ряд викладено { $cards } нових карт.
  }
told-reshuffled = Скид перемішано, тепер це колода.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}Пройдено { $passed } зайняту клітинку.
    [few] {" "}Пройдено { $passed } зайняті клітинки.
   *[other] {" "}Пройдено { $passed } зайнятих клітинок.
  }
told-advanced = { $who-is ->
    [you] Ви граєте: { symbol }, { from-word } → { to-word }.
   *[other] { $who } грає: { symbol }, { from-word } → { to-word }.
  }{ passed-words }
met-words = { $met ->
    [1] де стоїть один пірат
   *[other] де стоять двоє
  }
told-retreated = { $who-is ->
    [you] Ви відступаєте, { from-word } → { to-word }, { met-words }, і берете { $cards ->
        [0] нуль карт: їх не лишилося
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
      }.
   *[other] { $who } відступає, { from-word } → { to-word }, { met-words }, і бере { $cards ->
        [0] нуль карт: їх не лишилося
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
      }.
  }
told-drew = { $who-is ->
    [you] Ви берете { $pile ->
        [row] з ряду
       *[deck] з колоди
      }: { symbol }.
   *[other] { $who } бере { $pile ->
        [row] з ряду
       *[deck] з колоди
      }: { symbol }.
  }
told-missed = { $who-is ->
    [you] Вам нема чим ходити, ви втрачаєте туру.
   *[other] { $who } не має дій і втрачає туру.
  }
told-escaped = { $who-is ->
    [you] Усі ваші пірати в шлюпці: ви перемагаєте.
   *[other] { $who } перемагає: уся команда в шлюпці.
  }
told-stood = Ні в кого не лишилося дій: гру закінчено.

part-way = сума клітинок
why-escaped = { $who-is ->
    [you] Усі ваші пірати в шлюпці.
   *[other] { $who }: уся команда в шлюпці.
  }
why-stood = Дій не лишилося ні в кого. Вирішує кількість піратів у шлюпці, потім сума клітинок.
why-running = Вирішує кількість піратів у шлюпці, потім сума клітинок.

board = Підземний хід: клітинок { $divisions }, від фортеці до шлюпки
tally = біля входу { $entrance }, у ході { $tunnel }, у шлюпці { $boat }
hand = Пірати: { tally }. { $cards ->
    [0] На руці немає карт.
    [one] На руці { $cards } карта.
    [few] На руці { $cards } карти.
   *[other] На руці { $cards } карт.
  }
seat-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
  } · { tally }
pile-row = Відкритий ряд
pile-arrow = Карти беруть із цього кінця
pile-discard = Скид
pile-top = Зверху: { symbol }
pile-empty = порожньо
pile-deck = { $cards ->
    [0] Колода скінчилася.
    [one] У колоді { $cards } карта.
    [few] У колоді { $cards } карти.
   *[other] У колоді { $cards } карт.
  }
