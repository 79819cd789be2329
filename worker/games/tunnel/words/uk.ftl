game-title = Тунель
edition-jamaica = варіант «Ямайка»
edition-tortuga = варіант «Тортуга»
edition-hispaniola = варіант «Еспаньйола»
edition-jamaica-about = руки приховані, карти беруть наосліп із колоди
edition-tortuga-about = усі руки відкриті, карти беруть із відкритого ряду з дванадцяти карт
edition-hispaniola-about = руки приховані, карти беруть із відкритого ряду з дванадцяти карт
game-about = Шість піратів, шість символів, одна шлюпка. Хто сьогодні відступить, завтра втече далі.
game-goal = Першими проведіть усіх своїх піратів тунелем до шлюпки.
option-sections = Відрізки тунелю
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
moment = раунд { $round }

ask-action = { $action ->
    [1] Дія 1 з 3: уперед або назад
   *[other] Дія { $action } з 3, або завершіть хід
  }
waiting-action = { $who-is ->
    [you] Ваш хід, дія { $action } з 3
   *[other] Ходить { $who }, дія { $action } з 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = назад по карти
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = назад: { from-word } → { to-word }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
  }
pick-way = { $from ->
    [entrance] { from-word } → клітинка { $to }
    [boat] { from-word } → клітинка { $to }
   *[other] клітинка { $from } → { to-word }
  }
pick-cards = { $cards ->
    [one] +{ $cards } карта
    [few] +{ $cards } карти
   *[many] +{ $cards } карт
  }
aside-last-card = Остання карта: без карт доведеться відступити, хоч би й зі шлюпки.
aside-no-back = Відступити нікуди: позаду немає клітинки з одним чи двома піратами.
choice-stop = Досить, завершити хід

short-you = Ви
short-way = { from-word } → { to-word }

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
    [you] Ви відступаєте, { from-word } → { to-word }, { met-words }, { $cards ->
        [0] але карт не лишилося
        [one] і берете { $cards } карту
        [few] і берете { $cards } карти
       *[other] і берете { $cards } карт
      }.
   *[other] { $who } відступає, { from-word } → { to-word }, { met-words }, { $cards ->
        [0] але карт не лишилося
        [one] і бере { $cards } карту
        [few] і бере { $cards } карти
       *[other] і бере { $cards } карт
      }.
  }
news-boat = { $who }: у шлюпці { $n } із { $all }
befell-ran = Вперед, { $way } ({ symbol })
befell-back = Назад, { $way }; карт не лишилося
befell-drew = Назад, { $way }; нове: { symbol }
befell-turn = { $who }: { $did }
befell-for = { $way } +{ $cards }
befell-on = { $way } → { to-word }
befell-forward = { $n } вперед
befell-backward = { $n } назад { pick-cards }
befell-boat = { $n } у шлюпку
befell-and = { $some }, { $more }
befell-also = { $some }, { symbol }
news-run = { $who } біжить: { from-word } → { to-word }
news-back = { $who } відступає й { $cards ->
    [0] лишається без карт
    [one] бере { $cards } карту
    [few] бере { $cards } карти
   *[other] бере { $cards } карт
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
    [you] Вам нічим ходити, хід втрачено.
   *[other] { $who }: ходити нічим, хід втрачено.
  }
told-escaped = { $who-is ->
    [you] Усі ваші пірати в шлюпці: ви перемагаєте.
   *[other] { $who } перемагає: уся команда в шлюпці.
  }
told-stood = Ходити більше нікому: гру закінчено.

# ── плани: чому крок не зіграно ──
now-word = { $now ->
    [boat] шлюпка
   *[other] { $now }
  }
plan-elsewhere = Тепер це { from-word } → { now-word }, а не { from-word } → { to-word }.
plan-cards = { from-word }, назад: тепер це дає { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
  }.
plan-gone = { symbol }, { from-word }: так зіграти тепер не можна.
plan-gone-back = { from-word }, назад: так піти тепер не можна.

part-free = піратів у шлюпці
part-way = пройдено клітинок
why-escaped = { $who-is ->
    [you] Усі ваші пірати в шлюпці.
   *[other] { $who }: уся команда в шлюпці.
  }
why-stood = Ходити більше ніхто не міг. Вирішує, скільки піратів у шлюпці, потім скільки клітинок пройдено.
why-running = Вирішує, скільки піратів у шлюпці, потім скільки клітинок пройдено.
chart-boat = Пірати в шлюпці
chart-behind = Наскільки відстають від лідера
highlight-run = Найдовший ривок
highlight-back = Найсміливіший відступ
highlight-turn = Найвдаліший хід
highlight-in-turn = Хід { $turn }: { $told }
highlight-turn-told = { $who-is ->
    [you] Ви проходите за один хід { $divisions ->
        [one] { $divisions } клітинку
        [few] { $divisions } клітинки
       *[other] { $divisions } клітинок
      }.
   *[other] { $who } проходить за один хід { $divisions ->
        [one] { $divisions } клітинку
        [few] { $divisions } клітинки
       *[other] { $divisions } клітинок
      }.
  }

board = Тунель: клітинок { $divisions }, від фортеці до шлюпки
legend-symbol = сюди веде карта з цим символом
legend-crowd = один або два пірати: сюди відступають по карти
tally = біля входу { $entrance }, у тунелі { $tunnel }, у шлюпці { $boat }
stands = місце { $place } з { $all }
stands-gap = { $far ->
    [ahead] попереду { $who }
    [behind] далі { $who }
   *[level] нарівні з вами { $who }
  }
bearings = Ваші пірати: { tally }. { $far ->
    [ahead] Попереду: { $who }.
    [behind] Ви попереду. За вами: { $who }.
   *[level] Нарівні з вами: { $who }.
  }
hand = Пірати: { tally }. { $cards ->
    [0] На руці немає карт.
    [one] На руці { $cards } карта.
    [few] На руці { $cards } карти.
   *[other] На руці { $cards } карт.
  }
hand-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
  }
seat-line = { hand-line } · { tally }
row-line = Відкритий ряд, карти беруть із початку: { $cards }
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

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = Мета
rule-aim =
    Ви виводите шістьох піратів із фортеці-в’язниці тунелем до шлюпки. Чиї пірати першими опиняться в шлюпці всі до одного, той одразу перемагає. Стіл може домовитися про меншу кількість піратів і про коротший тунель.
rule-tunnel-title = Тунель і карти
rule-tunnel =
    Тунель складено з шести відрізків по шість клітинок; порядок, бік і напрямок відрізків випадкові. На кожному відрізку всі шість символів трапляються по разу: прапор, шабля, пістолет, ключ, пляшка, трикутка. Біля входу і в шлюпці вміщається скільки завгодно піратів.

    Карт 102, по 17 кожного символу. На початку в кожного по шість карт; хто починає, вирішує жереб.
rule-turn-title = Ваш хід
rule-turn =
    За хід ви виконуєте одну, дві або три дії: вперед чи назад, у будь-якому порядку, одним піратом або різними. Перша дія обов’язкова, після неї можна зупинитися коли завгодно.

    Узяту карту можна зіграти того самого ходу; кількість карт на руці не обмежена.
rule-forward-title = Уперед: за карту
rule-forward =
    Ви граєте карту й ведете одного зі своїх піратів від входу або з клітинки на найближчу попереду клітинку з цим символом, на якій нікого немає. Зайняті клітинки пірат минає, зокрема й зайняті своїми. Якщо вільної клітинки попереду немає, він стрибає просто в шлюпку.

    Карта лягає у скид; його може переглянути кожен.
rule-back-title = Назад: по нові карти
rule-back =
    Ви відводите одного зі своїх піратів на найближчу позаду клітинку, де стоять один або два пірати, байдуже чиї. За одного ви берете одну карту, за двох дві. Вільні клітинки й клітинки з трьома піратами він минає, тому більше трьох на клітинці не буває.

    Якщо такої клітинки позаду немає, відступити не можна; до входу не повертаються ніколи. Зі шлюпки відступити можна.
rule-cards-title = Звідки беруться карти
rule-cards = { $hands ->
    [unseen] Руки приховані, карти беруть наосліп із колоди.
    [unseen-open] Усі руки відкриті, карти беруть наосліп із колоди.
    [row-open] Усі руки відкриті. Карти лежать відкритим рядом ({ hand-line }). Беруть їх з одного кінця, одну за одною.
   *[row] Карти лежать відкритим рядом ({ hand-line }); беруть їх з одного кінця, одну за одною. Руки приховані: яку карту взято з ряду, бачать усі, потім її бачить лише власник.
  }
rule-rare-title = Рідкісні випадки
rule-rare =
    Колода скінчилася: скид перемішують, і він стає колодою, але лише коли знадобиться карта. Якщо порожній і він, беруть скільки є; відступ однаково зараховано.

    { $from ->
        [deck] { "" }
       *[row] Ряд скінчився: одразу викладають новий, навіть між двома картами одного відступу.
    }

    Дій немає: хід втрачено. Якщо дій немає ні в кого, гру закінчено: перемагає той, у кого більше піратів у шлюпці, потім у кого пірати разом пройшли більше клітинок (вхід рахується за 0, шлюпка на одиницю більше за останню клітинку), інакше перемога спільна.

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-first = Зіграйте карту, і пірат біжить до найближчої вільної клітинки з її символом, повз зайняті. Або відступіть по карти: по одній за кожного пірата там.
hint-next = За хід — до трьох дій на ваш вибір. Щоб зберегти карти, закінчіть раніше; відступайте, поки двоє піратів стоять близько позаду.
verb-first = Виконати дію
verb-next = Виконати дію
