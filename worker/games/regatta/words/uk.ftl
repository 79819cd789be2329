game-title = Регата
game-about = Одне коло навколо острова: мало їжі, мало золота, а сусідам треба і того, і того.
game-goal = Обігніть острів, хоча їжі й золота мало: перемагає найкраща сума місця на шляху й багатства.
edition-first = Ямайка, перше видання
edition-revised = Ямайка, оновлене видання
edition-yassa = Ясса
edition-first-about = хто не може заплатити, відходить до першої ділянки, яку може оплатити
edition-revised-about = хто не може заплатити, відходить за кубиком нестачі; може плисти й корабель-привид
edition-yassa-about = коротша траса, скарби лежать відкрито, б’ються звичайним кубиком
option-ghost = Корабель-привид для трьох–п’яти гравців (удвох він є завжди)
option-open-sea = Відкрите море замість острова: інша траса, з чотирма розвилками

brief = раунд { $round }
moment = { $who-is ->
    [you] раунд { $round }, капітан — ви
   *[other] раунд { $round }, капітан { $who }
  }

## Pieces

ghost = Корабель-привид
goods-gold = { $n ->
    [one] { $n } дублон
    [few] { $n } дублони
   *[other] { $n } дублонів
  }
goods-food = { $n ->
    [one] { $n } жетон їжі
    [few] { $n } жетони їжі
   *[other] { $n } жетонів їжі
  }
goods-powder = { $n ->
    [one] { $n } жетон пороху
    [few] { $n } жетони пороху
   *[other] { $n } жетонів пороху
  }
goods-piastre = { $n ->
    [one] { $n } піастр
    [few] { $n } піастри
   *[other] { $n } піастрів
  }
goods-provision = { $n ->
    [one] { $n } жетон провізії
    [few] { $n } жетони провізії
   *[other] { $n } жетонів провізії
  }
goods-cannon = { $n ->
    [one] { $n } жетон гармати
    [few] { $n } жетони гармати
   *[other] { $n } жетонів гармати
  }
hold-empty = порожньо
do-fwd = вперед { $n }
do-back = назад { $n }
do-load = завантажити { $goods }
cost-gold = { $n ->
    [one] { $n } дублон
    [few] { $n } дублони
   *[other] { $n } дублонів
  }
cost-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
  }
cost-piastre = { $n ->
    [one] { $n } піастр
    [few] { $n } піастри
   *[other] { $n } піастрів
  }
cost-provision = { $n ->
    [one] { $n } провізія
   *[other] { $n } провізії
  }
place-royal = Порт-Роял
place-bay = Піратська Бухта
place-lair = піратське лігво зі скарбом
place-lair-empty = піратське лігво
place-port = порт, { $cost }
place-sea = море, { $cost }
lane-words = { $lane ->
    [outer] {" "}зовнішнім шляхом
    [inner] {" "}внутрішнім шляхом
   *[none] {""}
  }
at-words = { $at ->
    [none] {""}
   *[named] {" "}({ $at })
  }
face-words = { $face ->
    [star] зірка
   *[other] { $face }
  }
first-words = { $first ->
    [star] зірки
   *[other] { $first }
  }
power-map = Карта Моргана
power-sabre = Шабля Сарана
power-beth = Леді Бет
power-hold = Шостий трюм
treasure-worth = скарб { $n }

## Cards

group-placement-day = Ранок { $morning }, вечір { $evening }
group-placement-card = Верх { $morning }, низ { $evening }
ask-captain = Розкладіть кубики й оберіть карту
waiting-captain = { $who-is ->
    [you] Ви розкладаєте кубики й обираєте карту
   *[other] { $who } розкладає кубики й обирає карту
  }
headline-seal = На кубиках { $a } і { $b }, вирішує { $who }. Відкладіть карту на кожен випадок
headline-sealed = Відкладено. Робити нічого, поки { $who } не розкладе кубики
ask-seal-day = Відкладіть карту на випадок: ранок { $morning }, вечір { $evening }
ask-seal-card = Відкладіть карту на випадок: верх { $morning }, низ { $evening }
ask-reseal-day = Відкладено на ранок { $morning }, вечір { $evening }: { $card }. Іншу?
ask-reseal-card = Відкладено на верх { $morning }, низ { $evening }: { $card }. Іншу?
ask-card-day = Оберіть карту: ранок { $morning }, вечір { $evening }
ask-card-card = Оберіть карту: верх { $morning }, низ { $evening }
waiting-card = { $who-is ->
    [you] Ви обираєте карту
   *[other] { $who } обирає карту
  }
choice-card = { $morning }, потім { $evening }
choice-open = жодної: вирішити, коли розкладуть кубики

## Questions of an action

ask-fwd = Вперед { $n }: яким шляхом?
ask-back = Назад { $n }: яким шляхом?
ask-ghost = Ви ведете Корабель-привид на { $n }: куди?
choice-fwd = вперед: { $place }{ lane-words }{ at-words }
choice-back = назад: { $place }{ lane-words }{ at-words }
waiting-course = { $who-is ->
    [you] Ви обираєте шлях
   *[other] { $who } обирає шлях
  }
waiting-ghost = { $who-is ->
    [you] Ви ведете Корабель-привид
   *[other] { $who } веде Корабель-привид
  }
ask-hold = До якого трюму завантажити { $goods }?
choice-into = { $full ->
    [no] до порожнього
   *[yes] викинути { $cargo } й зайняти цей трюм
  }
choice-into-sixth = { $full ->
    [no] до порожнього Шостого трюму
   *[yes] викинути { $cargo } й зайняти Шостий трюм
  }
waiting-hold = { $who-is ->
    [you] Ви обираєте трюм
   *[other] { $who } обирає трюм
  }
ask-pay = Заплатити { $goods }: з яких трюмів?
choice-from = з трюмів: { $holds }
choice-some = { $n } з трюму, де { $full }
waiting-pay = { $who-is ->
    [you] Ви обираєте, звідки платити
   *[other] { $who } обирає, звідки платити
  }
ask-retreat = Заплатити нічим: яким шляхом назад?
waiting-retreat = { $who-is ->
    [you] Ви обираєте шлях назад
   *[other] { $who } обирає шлях назад
  }
ask-treasure = Нестача привела вас до скарбу. Взяти його?
choice-take = взяти скарб
choice-leave = залишити в лігві
waiting-treasure = { $who-is ->
    [you] Ви вирішуєте, чи брати скарб
   *[other] { $who } вирішує, чи брати скарб
  }

## Questions of a fight

ask-opponent = { $ship-is ->
    [you] Тут кілька кораблів. На кого напасти?
   *[other] Тут кілька кораблів. На кого нападає { $ship }?
  }
choice-opponent = { $ship-is ->
    [you] ваш корабель
   *[other] { $ship }
  }
waiting-opponent = { $who-is ->
    [you] Ви обираєте суперника
   *[other] { $who } обирає суперника
  }
ask-powder-attack = Ви нападаєте, { $ship } захищається. Скільки витратити? У вас { $powder }. Витрачене не повернеться.
ask-powder-defence = { $ship } нападає, вогнева міць { $n }. Скільки витратити? У вас { $powder }. Витрачене не повернеться.
ask-powder-holds = { $powder }: з яких трюмів?
choice-powder = { $n ->
    [0] нічого
   *[other] { $powder }
  }
waiting-powder = { $who-is ->
    [you] Ви заряджаєте гармати
   *[other] { $who } заряджає гармати
  }
ask-sabre = { $ship-is ->
    [you] Ваш кидок: { face-words }. Перекинути Шаблею Сарана?
   *[other] { $ship } кидає, випало: { face-words }. Перекинути Шаблею Сарана?
  }
choice-keep = ні, хай лишається
choice-again = так, рахується другий результат
waiting-sabre = { $who-is ->
    [you] Ви вирішуєте, чи витягти Шаблю Сарана
   *[other] { $who } вирішує, чи витягти Шаблю Сарана
  }
ask-loot = Бій виграно, { $ship } програє. Що взяти?
ask-loot-ghost = Корабель-привид переміг, { $ship } програє. Що він візьме?
choice-cargo = вантаж: { $cargo }
choice-cargo-sixth = вантаж Шостого трюму: { $cargo }
choice-power = скарб: { $power }
choice-unseen = { $n ->
    [1] скарб, що лежить долілиць
   *[other] один зі скарбів долілиць, навмання (усього { $n })
  }
choice-token = жетон скарбу
choice-curse = віддати проклятий скарб { $worth }
choice-nothing = нічого
waiting-loot = { $who-is ->
    [you] Ви обираєте здобич
   *[other] { $who } обирає здобич
  }

## What happened

told-began = { $who-is ->
    [you] Усі кораблі готові. Перший капітан — ви.
   *[other] Усі кораблі готові. Перший капітан — { $who }.
  }{ $ghost ->
    [yes] {" "}Пливе й Корабель-привид.
   *[no] {""}
  }
told-reshuffled = { $who-is ->
    [you] Ваші зіграні карти перетасовано, вони стають колодою.
   *[other] { $who } тасує зіграні карти: вони стають колодою.
  }
told-threw = { $who-is ->
    [you] Раунд { $round }. Капітан — ви, на кубиках { $a } і { $b }.
   *[other] Раунд { $round }. Капітан — { $who }, на кубиках { $a } і { $b }.
  }
told-placed-day = { $who-is ->
    [you] Ви розкладаєте кубики: ранок { $morning }, вечір { $evening }.
   *[other] { $who } розкладає кубики: ранок { $morning }, вечір { $evening }.
  }
told-placed-card = { $who-is ->
    [you] Ви розкладаєте кубики: верх { $morning }, низ { $evening }.
   *[other] { $who } розкладає кубики: верх { $morning }, низ { $evening }.
  }
told-doubles = На обох кубиках { $n }: розкладати нічого.
told-sealed-day = { $who-is ->
    [you] Ви відкладаєте карту на ранок { $morning }, вечір { $evening }: { $card }.
   *[other] { $who } відкладає карту на ранок { $morning }, вечір { $evening }: { $card }.
  }
told-sealed-card = { $who-is ->
    [you] Ви відкладаєте карту на верх { $morning }, низ { $evening }: { $card }.
   *[other] { $who } відкладає карту на верх { $morning }, низ { $evening }: { $card }.
  }
told-opened-day = { $who-is ->
    [you] На ранок { $morning }, вечір { $evening } у вас більше нічого не відкладено.
   *[other] { $who } більше не має відкладеної карти на ранок { $morning }, вечір { $evening }.
  }
told-opened-card = { $who-is ->
    [you] На верх { $morning }, низ { $evening } у вас більше нічого не відкладено.
   *[other] { $who } більше не має відкладеної карти на верх { $morning }, низ { $evening }.
  }
told-came-true = { $who-is ->
    [you] Вашу відкладену карту розіграно.
   *[other] { $who } розігрує відкладену карту.
  }
told-turned = { $who-is ->
    [you] Ви відкриваєте карту: { $card }.
   *[other] { $who } відкриває карту: { $card }.
  }
emptied-words = { $emptied ->
    [yes] {" "}Викинуто: { $cargo }.
   *[no] {""}
  }
told-loaded = { $who-is ->
    [you] Ви завантажуєте { $goods }.
   *[other] { $who } завантажує { $goods }.
  }{ emptied-words }
told-no-room = { $who-is ->
    [you] Вам нікуди це завантажити.
   *[other] { $who } не знаходить трюму для вантажу.
  }
told-moved = { $who-is ->
    [you] Ви пливете
   *[other] { $who } пливе
  } { $way ->
    [fwd] вперед
   *[back] назад
  } { $n }{ lane-words }: { $place }.
told-home = { $who-is ->
    [you] Ви завершуєте коло
   *[other] { $who } завершує коло
  }: { $place }!
told-attacked = { $attacker-is ->
    [you] Ви нападаєте
   *[other] { $attacker } нападає
  }, { $defender-is ->
    [you] ви захищаєтесь
   *[other] { $defender } захищається
  }.
told-set-aside = { $who-is ->
    [you] Ви витрачаєте { $n ->
        [0] 0 зарядів
       *[other] { $powder }
      }.
   *[other] { $who } витрачає { $n ->
        [0] 0 зарядів
       *[other] { $powder }
      }.
  }
beth-words = { $beth ->
    [0] {""}
   *[other] {" "}Леді Бет: +{ $beth }.
  }
told-shot = { $who-is ->
    [you] Ви кидаєте кубик: { face-words }
   *[other] { $who } кидає кубик: { face-words }
  }.{ $face ->
    [star] {""}
   *[other] { beth-words }{" "}Вогнева міць { $total }.
  }
told-kept = { $who-is ->
    [you] Ви не витягаєте Шаблю Сарана.
   *[other] { $who } не витягає Шаблю Сарана.
  }
told-shot-again = { $who-is ->
    [you] Ви витягаєте
   *[other] { $who } витягає
  } Шаблю Сарана: замість { first-words } випадає { face-words }.
attacker-wins = { $attacker-is ->
    [you] Ви перемагаєте
   *[other] { $attacker } перемагає
  }
defender-wins = { $defender-is ->
    [you] Ви перемагаєте
   *[other] { $defender } перемагає
  }
told-fought = { $outcome ->
    [tie] { $attack-total } на { $defence-total }: нічия.
    [attack] { $star ->
        [yes] Зірка! { attacker-wins }.
       *[no] { attacker-wins }: { $attack-total } проти { $defence-total }.
      }
   *[defence] { $star ->
        [yes] Зірка! { defender-wins }.
       *[no] { defender-wins }: { $defence-total } проти { $attack-total }.
      }
  }
by-steals = { $by-is ->
    [you] Ви крадете
   *[other] { $by } краде
  }
by-gives = { $by-is ->
    [you] Ви віддаєте
   *[other] { $by } віддає
  }
loser-words = { $from-is ->
    [you] ви втрачаєте
   *[other] { $from } втрачає
  }
receiver-words = { $from-is ->
    [you] ви отримуєте
   *[other] { $from } отримує
  }
told-stole-cargo = { by-steals } { $goods }, { loser-words }.{ $sunk ->
    [yes] {" "}Вантаж іде за борт.
   *[no] {""}
  }{ emptied-words }
told-stole-power = { by-steals }, { loser-words }: { $card }{ $kept ->
    [none] .
    [yes] {", "}усередині { $cargo }.
   *[no] . З нього за борт: { $cargo }.
  }
told-stole-unseen = { by-steals } скарб долілиць, { loser-words }.
told-stole = { by-steals } скарб, що лежав долілиць, { loser-words }: { $card }.
told-stole-token = { by-steals } жетон скарбу, { loser-words }.
told-gave-curse = { by-gives }, { receiver-words } проклятий скарб долілиць.
told-gave = { by-gives }, { receiver-words } проклятий: { $card }.
told-took-nothing = { $by-is ->
    [you] Ви нічого не берете.
   *[other] { $by } нічого не бере.
  }
told-paid = { $who-is ->
    [you] Ви платите { $goods }.
   *[other] { $who } платить { $goods }.
  }
told-short = { $who-is ->
    [you] Нестача! До сплати { $due }, ви платите { $n ->
        [0] 0
       *[other] { $goods }
      }
   *[other] Нестача! До сплати { $due }, { $who } платить { $n ->
        [0] 0
       *[other] { $goods }
      }
  }{ $stays ->
    [yes] {", "}і корабель лишається на місці.
   *[no] .
  }
told-rolled = { $who-is ->
    [you] Ви кидаєте кубик нестачі: { face-words }
   *[other] { $who } кидає кубик нестачі: { face-words }
  }, { $shape ->
    [port] коло, назад до порту.
    [sea] квадрат, назад до моря.
    [lair] череп, назад до лігва.
   *[stay] корабель лишається на місці.
  }
told-retreated = { $who-is ->
    [you] Ви відходите назад
   *[other] { $who } відходить назад
  }{ lane-words }: { $place }.
told-found = { $who-is ->
    [you] Ви знаходите
   *[other] { $who } знаходить
  } скарб: { $card }.
told-found-unseen = { $who-is ->
    [you] Ви знаходите скарб і кладете його долілиць.
   *[other] { $who } знаходить скарб і кладе його долілиць.
  }
told-found-token = { $who-is ->
    [you] Ви знаходите скарб.
   *[other] { $who } знаходить скарб.
  }
told-left = { $who-is ->
    [you] Ви лишаєте скарб у лігві.
   *[other] { $who } лишає скарб у лігві.
  }
told-ended = Раунд дограно до кінця, регату завершено.

## The board and what lies round it

island-jamaica = Ямайка
island-open-sea = Відкрите море
island-yassa = Ясса
board = Траса: { $island }, ділянок { $spaces }

## Places of the courses, and what the signs of a chart mean

town-old-harbour = Олд-Гарбор
town-black-river = Блек-Рівер
town-negril = Негрил
town-lucea = Лусеа
town-montego-bay = Монтего-Бей
town-falmouth = Фалмут
town-st-anns-bay = Сент-Енс-Бей
town-port-maria = Порт-Марія
town-annotto-bay = Аннотто-Бей
town-port-antonio = Порт-Антоніо
town-morant-bay = Морант-Бей
town-whale-bay = Китова затока
town-salt-pans = Солеварні
town-turtle-cove = Черепашача бухта
town-gull-rock = Скеля Чайок
town-anchor-cay = Якірний острів
town-far-light = Далекий маяк
town-coral-haven = Коралова гавань
town-pelican-cay = Острів Пеліканів
town-cape-hope = Мис Надії
town-rum-cay = Ромовий острів
town-long-strand = Довгий берег
town-lookout-point = Дозорний мис
town-smugglers-cove = Бухта Контрабандистів
town-cannon-bay = Гарматна затока
town-old-pier = Стара пристань
town-fishers-isle = Рибальський острів
town-palm-strand = Пальмовий берег
town-westhaven = Західна гавань
tag-you = ви
legend-food = море: платять їжею
legend-provision = море: платять провіантом
legend-gold = порт: платять дублонами
legend-piastre = порт: платять піастрами
legend-lair = лігво зі скарбом
legend-looted = порожнє лігво
legend-red = перед червоною лінією: −{ $n }
legend-number = очки наприкінці

space-number = очок: { $number }
lap-behind = позаду лінії старту
lap-finished = на фініші
act = { $act ->
    [fwd] вперед
    [back] назад
    [gold] золото
    [food] їжа
    [powder] порох
    [piastre] піастри
    [provision] провізія
   *[cannon] гармати
  }
down-known = { $card }, долілиць
down-cursed = { $n ->
    [one] проклятий скарб долілиць
    [few] { $n } прокляті скарби долілиць
   *[other] { $n } проклятих скарбів долілиць
  }
down-unknown = { $n ->
    [one] скарб долілиць
    [few] { $n } скарби долілиць
   *[other] { $n } скарбів долілиць
  }
tokens = { $n ->
    [one] { $n } скарб
    [few] { $n } скарби
   *[other] { $n } скарбів
  }
hand-cards = На руці
hand-picked = Лежить на цей раунд
hand-piles = У колоді { $deck }, зіграно { $discard }.
seat-captain = капітан
seat-sails = зараз у дорозі
needed = { $when ->
    [dice] Ви знову знадобитеся, коли кубики буде розкладено. Вирішує { $who }.
    [sailing] Ви знову знадобитеся, коли ваш корабель матиме вибір або на вас нападуть.
   *[round] Ви знову знадобитеся з кубиками наступного раунду або якщо на вас нападуть.
  }
seat-picked = карта лежить
seat-cards = на руці { $hand }, у колоді { $deck }
round-cards = Раунд
round-down = долілиць
round-none = ще не покладено
dice-thrown = Випало: { $a } і { $b }
pick-or = або
pick-full = (трюми повні)
pick-short = бракує
pick-adrift = { $alone ->
    [yes] звідти, куди відкине нестача
   *[no] або звідти, куди відкине нестача
  }
pick-load = взяти { $n }
pick-then = потім
pick-fights = бій:
odds-wins = перемога { $n } %
odds-against = { $n } %, якщо { $ship } витрачає { $powder }
odds-loses = поразка { $n } %
loot-points = +{ $n } до рахунку
spot = { $kind ->
    [port] порт
    [sea] море
   *[lair] лігво
  }
scene-fight = { $attacker-is ->
    [you] Бій: ви атакуєте, суперник { $defender }
   *[other] Бій: атакує { $attacker }, { $defender-is ->
        [you] суперник ви
       *[other] суперник { $defender }
      }
  }
scene-attacker = атака
scene-defender = захист
scene-none = без захисту
scene-sabre = Шабля Сарана: замість { first-words } кинуто ще раз.

## Scoring

chart-behind = Наскільки відстають від лідера
chart-gold = Золото на борту
highlight-theft = Найбільша здобич
highlight-fight = Найсміливіший бій
highlight-shortage = Найбільша нестача
highlight-round = Раунд { $round }: { $told }
highlight-theft-told = здобич { $goods }. Перемога: { $by-is ->
    [you] ви
   *[other] { $by }
  }, поразка: { $from-is ->
    [you] ви
   *[other] { $from }
  }.
highlight-fight-told = пострілів { $own } проти { $other }. Перемога: { $by-is ->
    [you] ви
   *[other] { $by }
  }, поразка: { $from-is ->
    [you] ви
   *[other] { $from }
  }.
highlight-shortage-told = { $by-is ->
    [you] ви
   *[other] { $by }
  }, щоб заплатити, не вистачає: { $goods }.
part-space = біла цифра
part-gold = дублони
part-piastre = піастри
part-treasures = скарби
part-cursed = прокляті
part-tokens = скарби
why-running = Рахуються цифра ділянки, золото і скарби.
why-points = Перемагає найбільший рахунок: { $n }.
why-ahead = Порівну, { $n }: перемагає корабель, що далі на трасі.
why-shared = Порівну, { $n }, і кораблі на одному місці траси: перемогу поділено.

## The rules, told briefly; an empty line parts two paragraphs

rules-1-title = Мета
rules-1 =
    Одне коло навколо острова. Коли чийсь корабель завершує коло, раунд догравають до кінця й рахують очки: біла цифра вашої ділянки (15 на фініші, −5 до червоної лінії), дублони в трюмах і скарби, причому прокляті забирають очки. У кого більше, той і переміг; за рівності попереду той, чий корабель пройшов далі.
rules-2-title = Корабель і траса
rules-2 =
    Корабель має п’ять трюмів. У трюмі лежать жетони лише одного виду: дублони, їжа або порох, скільки завгодно. На початку у вас у двох трюмах три їжі та три дублони.

    На трасі є порти, де платять дублонами, море, де платять їжею, і піратські лігва: вони безкоштовні, і в них захований скарб, доки там стоїть скриня. На розвилці шлях обираєте ви.
rules-3-title = Раунд
rules-3 =
    Капітан кидає два кубики й кладе один на ранок, другий на вечір. Кожен таємно обирає одну з трьох карт на руці; тут можна відкласти карту на кожне розкладення, поки його не знає ніхто. Потім по черзі, починаючи з капітана, кожен виконує обидві дії своєї карти, кожну зі своїм кубиком: завантажити стільки жетонів або пройти рівно стільки ділянок уперед чи назад. Жодної дії не можна пропустити.

    Наприкінці раунду руки добирають, і капітаном стає наступний.
rules-4-title = Завантаження
rules-4 =
    Усі завантажені жетони кладуть в один порожній трюм; до зайнятого трюму нічого не додають ніколи. Якщо порожнього немає, спершу спорожнюють трюм із чимось іншим. Якщо в усіх трюмах те саме, завантаження немає.
rules-5-title = Прибуття
rules-5 =
    Усе відбувається там, де рух закінчився: спершу бій, якщо там стоїть інший корабель, потім оплата або скарб лігва. З яких трюмів платити, вирішуєте ви. У Порт-Роялі не б’ються й не платять.
rules-6-title = Бій
rules-6 =
    Той, хто атакує, відкладає скільки хоче пороху й кидає бойовий кубик: 2, 4, 6, 8, 10 або зірка. Потім те саме робить захисник. Перемагає більша сума; зірка перемагає одразу, і після зірки атакуючого захисту немає. Порох втрачається завжди. За нічиєї не стається нічого.

    Переможець бере щось одне: вантаж одного трюму, скарб (із тих, що лежать долілиць, навмання) або віддає свій проклятий. Або нічого.
rules-7-title = Нестача
rules-7 =
    Кому бракує на оплату, той віддає що є і йде назад. Перше видання та Ясса: до першої ділянки позаду, яку можна оплатити рештою, і там платить. Оновлене видання: кубик показує порт, море, лігво або зірку; корабель іде назад до найближчої такої ділянки, але не далі Порт-Роялу, і там не платить; із зіркою лишається на місці. Де б він не опинився, може початися бій.
rules-8-title = Скарби
rules-8 =
    Дванадцять карт, із них дев’ять у грі: п’ять добрих на 3–7 очок, три прокляті від −2 до −4 і чотири зі здібністю, які лежать відкрито. Карта Моргана: рука з чотирьох карт. Шабля Сарана: раз за бій можна перекинути свій кубик або змусити суперника перекинути свій. Леді Бет: +2 у боях. Шостий трюм: ще один трюм.
rules-9-title = Корабель-привид
rules-9 =
    Удвох він пливе завжди, утрьох–уп’ятьох в оновленому виданні, якщо так вирішив господар столу. Він ходить після всіх, двічі, з обома кубиками; веде його капітан. Якщо він попереду всіх, то йде назад, якщо позаду всіх, то вперед, інакше як завгодно. Він не платить, б’ється з Леді Бет і бере участь у підрахунку очок: він може перемогти.
rules-10-title = Ясса
rules-10 =
    Траса коротша, із шістьма лігвами; мапа наша власна. Замість дублонів, їжі та пороху піастри, провізія й гармати, а половини карти звуться верхньою та нижньою. Скарби лежать відкрито й приносять по одному очку; б’ються звичайним кубиком, без зірки.

# Постійні накази: що вирішено заздалегідь і як

order-line = { $line ->
    [fork] Куди на розвилці?
    [room] Що за борт, якщо потрібен трюм?
    [pay] З яких трюмів платити?
    [whom] На кого нападати?
    [attack] Скільки витратити, коли нападаєте?
    [defence] Скільки витратити, коли захищаєтеся?
    [sabre] Коли брати шаблю Сарана?
    [loot] Що брати після перемоги?
    [found] Скарб там, куди відступив корабель?
   *[ghost] Куди вести корабель-привид?
  }
order-way = { $way ->
    [fork-best] де найкраще поєднуються шлях, скарб і ціна
    [fork-treasure] повз скарб, потім де дешевше
    [fork-cheap] де дешевше
    [fork-peace] де немає кораблів
    [fork-far] якнайдалі
    [fork-near] якнайближче
    [fork-line] тільки не за лінію старту
    [room-worth] найменш цінний вантаж
    [room-few] де менше жетонів, золото останнім
    [room-food] { $food ->
        [provision] спершу провізію
       *[food] спершу їжу
      }
    [room-powder] { $powder ->
        [cannon] спершу гармати
       *[powder] спершу порох
      }
    [pay-empty] щоб трюм звільнився, якщо можна
    [pay-large] спершу з найповнішого
    [whom-rich] де найцінніша здобич
    [whom-gold] де найбільше золота в одному трюмі
    [whom-weak] на найслабшого
    [whom-leader] на лідера
    [attack-chance] скільки треба для перемоги в { $n } % випадків, інакше нічого
    [attack-none] нічого
    [attack-all] усе, що є
    [attack-some] { $n } або все, що є
    [defence-chance] скільки треба для перемоги в { $n } % випадків, інакше нічого
    [defence-none] нічого
    [defence-all] усе, що є
    [defence-some] { $n } або все, що є
    [sabre-odds] щоразу, коли це вигідно
    [sabre-stars] лише проти зірки
    [sabre-never] ніколи
    [loot-worth] найцінніше
    [loot-mild] найцінніше; із проклятих — найлегший
    [loot-nothing] нічого
    [found-take] взяти
    [found-leave] залишити
    [ghost-rich] туди, де найцінніша здобич, але не на себе
    [ghost-leader] на лідера, але не на себе
   *[ghost-calm] туди, де нікого немає
  }
order-liking = { $what ->
    [gold] золото
    [food] { $food ->
        [provision] провізія
       *[food] їжа
      }
    [powder] { $powder ->
        [cannon] гармати
       *[powder] порох
      }
    [power] скарб з особливою властивістю
    [unseen] скарб
   *[curse] віддати проклятий скарб
  }
