game-title = Регата
game-about = Один круг вокруг острова: мало пищи, мало золота, а соседям нужно и то и другое.
game-goal = Обогните остров, хотя пищи и золота мало: побеждает лучшая сумма места на пути и богатства.
edition-first = Ямайка, первое издание
edition-revised = Ямайка, переработанное издание
edition-yassa = Ясса
edition-first-about = кто не может заплатить, идёт назад до первой области, которую может оплатить
edition-revised-about = кто не может заплатить, идёт назад по кубику недостачи; может плыть и корабль-призрак
edition-yassa-about = маршрут короче, сокровища лежат открыто, сражаются обычным кубиком
option-ghost = Корабль-призрак для трёх–пяти игроков (вдвоём он есть всегда)
option-open-sea = Открытое море вместо острова: другой маршрут, с четырьмя развилками

brief = раунд { $round }
moment = { $who-is ->
    [you] раунд { $round }, капитан — вы
   *[other] раунд { $round }, капитан { $who }
  }

## Pieces

ghost = Корабль-Призрак
goods-gold = { $n ->
    [one] { $n } дублон
    [few] { $n } дублона
   *[other] { $n } дублонов
  }
goods-food = { $n ->
    [one] { $n } жетон пищи
    [few] { $n } жетона пищи
   *[other] { $n } жетонов пищи
  }
goods-powder = { $n ->
    [one] { $n } жетон пороха
    [few] { $n } жетона пороха
   *[other] { $n } жетонов пороха
  }
goods-piastre = { $n ->
    [one] { $n } пиастр
    [few] { $n } пиастра
   *[other] { $n } пиастров
  }
goods-provision = { $n ->
    [one] { $n } жетон провизии
    [few] { $n } жетона провизии
   *[other] { $n } жетонов провизии
  }
goods-cannon = { $n ->
    [one] { $n } жетон пушки
    [few] { $n } жетона пушки
   *[other] { $n } жетонов пушки
  }
hold-empty = пусто
do-fwd = вперёд { $n }
do-back = назад { $n }
do-load = погрузить { $goods }
cost-gold = { $n ->
    [one] { $n } дублон
    [few] { $n } дублона
   *[other] { $n } дублонов
  }
cost-food = { $n ->
    [one] { $n } пища
   *[other] { $n } пищи
  }
cost-piastre = { $n ->
    [one] { $n } пиастр
    [few] { $n } пиастра
   *[other] { $n } пиастров
  }
cost-provision = { $n ->
    [one] { $n } провизия
   *[other] { $n } провизии
  }
place-royal = Порт-Рояль
place-bay = Пиратская Бухта
place-lair = пиратское логово с сокровищем
place-lair-empty = пиратское логово
place-port = порт, { $cost }
place-sea = море, { $cost }
lane-words = { $lane ->
    [outer] {" "}внешним путём
    [inner] {" "}внутренним путём
   *[none] {""}
  }
at-words = { $at ->
    [none] {""}
   *[named] {" "}({ $at })
  }
face-words = { $face ->
    [star] звезда
   *[other] { $face }
  }
first-words = { $first ->
    [star] звезды
   *[other] { $first }
  }
power-map = Карта Моргана
power-sabre = Сабля Сарана
power-beth = Леди Бет
power-hold = 6-й Трюм
treasure-worth = сокровище { $n }

## Cards

group-placement-day = Утро { $morning }, вечер { $evening }
group-placement-card = Верх { $morning }, низ { $evening }
ask-captain = Разложите кубики и выберите карту
waiting-captain = { $who-is ->
    [you] Вы раскладываете кубики и выбираете карту
   *[other] { $who } раскладывает кубики и выбирает карту
  }
headline-seal = На кубиках { $a } и { $b }, решает { $who }. Отложите карту на каждый случай
headline-sealed = Отложено. Делать нечего, пока { $who } не разложит кубики
ask-seal-day = Отложите карту на случай: утро { $morning }, вечер { $evening }
ask-seal-card = Отложите карту на случай: верх { $morning }, низ { $evening }
ask-reseal-day = Отложено на утро { $morning }, вечер { $evening }: { $card }. Другую?
ask-reseal-card = Отложено на верх { $morning }, низ { $evening }: { $card }. Другую?
ask-card-day = Выберите карту: утро { $morning }, вечер { $evening }
ask-card-card = Выберите карту: верх { $morning }, низ { $evening }
waiting-card = { $who-is ->
    [you] Вы выбираете карту
   *[other] { $who } выбирает карту
  }
choice-card = { $morning }, затем { $evening }
choice-open = никакую: решить, когда кубики разложат

## Questions of an action

ask-fwd = Вперёд { $n }: каким путём?
ask-back = Назад { $n }: каким путём?
ask-ghost = Вы ведёте Корабль-Призрак на { $n }: куда?
choice-fwd = вперёд: { $place }{ lane-words }{ at-words }
choice-back = назад: { $place }{ lane-words }{ at-words }
waiting-course = { $who-is ->
    [you] Вы выбираете путь
   *[other] { $who } выбирает путь
  }
waiting-ghost = { $who-is ->
    [you] Вы ведёте Корабль-Призрак
   *[other] { $who } ведёт Корабль-Призрак
  }
ask-hold = В какой трюм погрузить { $goods }?
choice-into = { $full ->
    [no] в пустой
   *[yes] выбросить { $cargo } и занять этот трюм
  }
choice-into-sixth = { $full ->
    [no] в пустой 6-й Трюм
   *[yes] выбросить { $cargo } и занять 6-й Трюм
  }
waiting-hold = { $who-is ->
    [you] Вы выбираете трюм
   *[other] { $who } выбирает трюм
  }
ask-pay = Заплатить { $goods }: из каких трюмов?
choice-from = из трюмов: { $holds }
choice-some = { $n } из трюма, где { $full }
waiting-pay = { $who-is ->
    [you] Вы выбираете, откуда платить
   *[other] { $who } выбирает, откуда платить
  }
ask-retreat = Заплатить нечем: каким путём назад?
waiting-retreat = { $who-is ->
    [you] Вы выбираете путь назад
   *[other] { $who } выбирает путь назад
  }
ask-treasure = Недостача привела вас к сокровищу. Взять его?
choice-take = взять сокровище
choice-leave = оставить в логове
waiting-treasure = { $who-is ->
    [you] Вы решаете, брать ли сокровище
   *[other] { $who } решает, брать ли сокровище
  }

## Questions of a fight

ask-opponent = { $ship-is ->
    [you] Здесь несколько кораблей. На кого напасть?
   *[other] Здесь несколько кораблей. На кого нападает { $ship }?
  }
choice-opponent = { $ship-is ->
    [you] ваш корабль
   *[other] { $ship }
  }
waiting-opponent = { $who-is ->
    [you] Вы выбираете противника
   *[other] { $who } выбирает противника
  }
ask-powder-attack = Вы нападаете, { $ship } защищается. Сколько потратить? У вас { $powder }. Потраченное не вернётся.
ask-powder-defence = { $ship } нападает, сила { $n }. Сколько потратить? У вас { $powder }. Потраченное не вернётся.
ask-powder-holds = { $powder }: из каких трюмов?
choice-powder = { $n ->
    [0] ничего
   *[other] { $powder }
  }
waiting-powder = { $who-is ->
    [you] Вы заряжаете пушки
   *[other] { $who } заряжает пушки
  }
ask-sabre = { $ship-is ->
    [you] Ваш бросок: { face-words }. Перебросить Саблей Сарана?
   *[other] { $ship } бросает, выпало: { face-words }. Перебросить Саблей Сарана?
  }
choice-keep = нет, пусть остаётся
choice-again = да, считается второй результат
waiting-sabre = { $who-is ->
    [you] Вы решаете, обнажить ли Саблю Сарана
   *[other] { $who } решает, обнажить ли Саблю Сарана
  }
ask-loot = Сражение выиграно, { $ship } проигрывает. Что взять?
ask-loot-ghost = Корабль-Призрак победил, { $ship } проигрывает. Что он возьмёт?
choice-cargo = груз: { $cargo }
choice-cargo-sixth = груз 6-го Трюма: { $cargo }
choice-power = сокровище: { $power }
choice-unseen = { $n ->
    [1] сокровище, лежащее рубашкой вверх
   *[other] одно из сокровищ рубашкой вверх, наугад (всего { $n })
  }
choice-token = жетон сокровища
choice-curse = отдать проклятое сокровище { $worth }
choice-nothing = ничего
waiting-loot = { $who-is ->
    [you] Вы выбираете добычу
   *[other] { $who } выбирает добычу
  }

## What happened

told-began = { $who-is ->
    [you] Все корабли готовы. Первый капитан — вы.
   *[other] Все корабли готовы. Первый капитан — { $who }.
  }{ $ghost ->
    [yes] {" "}Плывёт и Корабль-Призрак.
   *[no] {""}
  }
told-reshuffled = { $who-is ->
    [you] Ваши сыгранные карты перетасованы и становятся колодой.
   *[other] { $who } тасует сыгранные карты: они становятся колодой.
  }
told-threw = { $who-is ->
    [you] Раунд { $round }. Капитан — вы, на кубиках { $a } и { $b }.
   *[other] Раунд { $round }. Капитан — { $who }, на кубиках { $a } и { $b }.
  }
told-placed-day = { $who-is ->
    [you] Вы раскладываете кубики: утро { $morning }, вечер { $evening }.
   *[other] { $who } раскладывает кубики: утро { $morning }, вечер { $evening }.
  }
told-placed-card = { $who-is ->
    [you] Вы раскладываете кубики: верх { $morning }, низ { $evening }.
   *[other] { $who } раскладывает кубики: верх { $morning }, низ { $evening }.
  }
told-doubles = На обоих кубиках { $n }: раскладывать нечего.
told-sealed-day = { $who-is ->
    [you] Вы откладываете карту на утро { $morning }, вечер { $evening }: { $card }.
   *[other] { $who } откладывает карту на утро { $morning }, вечер { $evening }: { $card }.
  }
told-sealed-card = { $who-is ->
    [you] Вы откладываете карту на верх { $morning }, низ { $evening }: { $card }.
   *[other] { $who } откладывает карту на верх { $morning }, низ { $evening }: { $card }.
  }
told-opened-day = { $who-is ->
    [you] На утро { $morning }, вечер { $evening } у вас больше ничего не отложено.
   *[other] { $who } больше не держит отложенной карты на утро { $morning }, вечер { $evening }.
  }
told-opened-card = { $who-is ->
    [you] На верх { $morning }, низ { $evening } у вас больше ничего не отложено.
   *[other] { $who } больше не держит отложенной карты на верх { $morning }, низ { $evening }.
  }
told-came-true = { $who-is ->
    [you] Ваша отложенная карта сыграна.
   *[other] { $who } играет отложенную карту.
  }
told-turned = { $who-is ->
    [you] Вы открываете карту: { $card }.
   *[other] { $who } открывает карту: { $card }.
  }
emptied-words = { $emptied ->
    [yes] {" "}Выброшено: { $cargo }.
   *[no] {""}
  }
told-loaded = { $who-is ->
    [you] Вы грузите { $goods }.
   *[other] { $who } грузит { $goods }.
  }{ emptied-words }
told-no-room = { $who-is ->
    [you] Вам некуда это погрузить.
   *[other] { $who } не находит трюма для груза.
  }
told-moved = { $who-is ->
    [you] Вы плывёте
   *[other] { $who } плывёт
  } { $way ->
    [fwd] вперёд
   *[back] назад
  } { $n }{ lane-words }: { $place }.
told-home = { $who-is ->
    [you] Вы завершаете круг
   *[other] { $who } завершает круг
  }: { $place }!
told-attacked = { $attacker-is ->
    [you] Вы нападаете
   *[other] { $attacker } нападает
  }, { $defender-is ->
    [you] вы защищаетесь
   *[other] { $defender } защищается
  }.
told-set-aside = { $who-is ->
    [you] Вы тратите { $n ->
        [0] 0 зарядов
       *[other] { $powder }
      }.
   *[other] { $who } тратит { $n ->
        [0] 0 зарядов
       *[other] { $powder }
      }.
  }
beth-words = { $beth ->
    [0] {""}
   *[other] {" "}Леди Бет: +{ $beth }.
  }
told-shot = { $who-is ->
    [you] Вы бросаете кубик: { face-words }
   *[other] { $who } бросает кубик: { face-words }
  }.{ $face ->
    [star] {""}
   *[other] { beth-words }{" "}Сила { $total }.
  }
told-kept = { $who-is ->
    [you] Вы не обнажаете Саблю Сарана.
   *[other] { $who } не обнажает Саблю Сарана.
  }
told-shot-again = { $who-is ->
    [you] Вы обнажаете
   *[other] { $who } обнажает
  } Саблю Сарана: вместо { first-words } выпадает { face-words }.
attacker-wins = { $attacker-is ->
    [you] Вы побеждаете
   *[other] { $attacker } побеждает
  }
defender-wins = { $defender-is ->
    [you] Вы побеждаете
   *[other] { $defender } побеждает
  }
told-fought = { $outcome ->
    [tie] { $attack-total } на { $defence-total }: ничья.
    [attack] { $star ->
        [yes] Звезда! { attacker-wins }.
       *[no] { attacker-wins }: { $attack-total } против { $defence-total }.
      }
   *[defence] { $star ->
        [yes] Звезда! { defender-wins }.
       *[no] { defender-wins }: { $defence-total } против { $attack-total }.
      }
  }
by-steals = { $by-is ->
    [you] Вы крадёте
   *[other] { $by } крадёт
  }
by-gives = { $by-is ->
    [you] Вы отдаёте
   *[other] { $by } отдаёт
  }
loser-words = { $from-is ->
    [you] вы теряете
   *[other] { $from } теряет
  }
receiver-words = { $from-is ->
    [you] вы получаете
   *[other] { $from } получает
  }
told-stole-cargo = { by-steals } { $goods }, { loser-words }.{ $sunk ->
    [yes] {" "}Груз идёт за борт.
   *[no] {""}
  }{ emptied-words }
told-stole-power = { by-steals }, { loser-words }: { $card }{ $kept ->
    [none] .
    [yes] {", "}внутри { $cargo }.
   *[no] . Из него за борт: { $cargo }.
  }
told-stole-unseen = { by-steals } сокровище рубашкой вверх, { loser-words }.
told-stole = { by-steals } сокровище, лежавшее рубашкой вверх, { loser-words }: { $card }.
told-stole-token = { by-steals } жетон сокровища, { loser-words }.
told-gave-curse = { by-gives }, { receiver-words } проклятое сокровище рубашкой вверх.
told-gave = { by-gives }, { receiver-words } проклятое: { $card }.
told-took-nothing = { $by-is ->
    [you] Вы ничего не берёте.
   *[other] { $by } ничего не берёт.
  }
told-paid = { $who-is ->
    [you] Вы платите { $goods }.
   *[other] { $who } платит { $goods }.
  }
told-short = { $who-is ->
    [you] Недостача! К уплате { $due }, вы платите { $n ->
        [0] 0
       *[other] { $goods }
      }
   *[other] Недостача! К уплате { $due }, { $who } платит { $n ->
        [0] 0
       *[other] { $goods }
      }
  }{ $stays ->
    [yes] {", "}и корабль остаётся на месте.
   *[no] .
  }
told-rolled = { $who-is ->
    [you] Вы бросаете кубик недостачи: { face-words }
   *[other] { $who } бросает кубик недостачи: { face-words }
  }, { $shape ->
    [port] круг, назад до порта.
    [sea] квадрат, назад до моря.
    [lair] череп, назад до логова.
   *[stay] корабль остаётся на месте.
  }
told-retreated = { $who-is ->
    [you] Вы идёте назад
   *[other] { $who } идёт назад
  }{ lane-words }: { $place }.
told-found = { $who-is ->
    [you] Вы находите
   *[other] { $who } находит
  } сокровище: { $card }.
told-found-unseen = { $who-is ->
    [you] Вы находите сокровище и кладёте его рубашкой вверх.
   *[other] { $who } находит сокровище и кладёт его рубашкой вверх.
  }
told-found-token = { $who-is ->
    [you] Вы находите сокровище.
   *[other] { $who } находит сокровище.
  }
told-left = { $who-is ->
    [you] Вы оставляете сокровище в логове.
   *[other] { $who } оставляет сокровище в логове.
  }
told-ended = Раунд доигран до конца, регата окончена.

## The board and what lies round it

island-jamaica = Ямайка
island-open-sea = Открытое море
island-yassa = Ясса
board = Маршрут: { $island }, областей { $spaces }

## Places of the courses, and what the signs of a chart mean

town-old-harbour = Олд-Харбор
town-black-river = Блэк-Ривер
town-negril = Негрил
town-lucea = Лусеа
town-montego-bay = Монтего-Бей
town-falmouth = Фалмут
town-st-anns-bay = Сент-Энс-Бей
town-port-maria = Порт-Мария
town-annotto-bay = Аннотто-Бей
town-port-antonio = Порт-Антонио
town-morant-bay = Морант-Бей
town-whale-bay = Китовый залив
town-salt-pans = Солеварни
town-turtle-cove = Черепашья бухта
town-gull-rock = Чаячья скала
town-anchor-cay = Якорный остров
town-far-light = Дальний маяк
town-coral-haven = Коралловая гавань
town-pelican-cay = Остров Пеликанов
town-cape-hope = Мыс Надежды
town-rum-cay = Ромовый остров
town-long-strand = Долгий берег
town-lookout-point = Дозорный мыс
town-smugglers-cove = Бухта Контрабандистов
town-cannon-bay = Пушечный залив
town-old-pier = Старая пристань
town-fishers-isle = Рыбачий остров
town-palm-strand = Пальмовый берег
town-westhaven = Западная гавань
tag-you = вы
legend-food = море: платят пищей
legend-provision = море: платят провизией
legend-gold = порт: платят дублонами
legend-piastre = порт: платят пиастрами
legend-lair = логово с сокровищем
legend-looted = пустое логово
legend-red = перед красной линией: −{ $n }
legend-number = очки в конце

space-number = очков: { $number }
lap-behind = позади линии старта
lap-finished = на финише
act = { $act ->
    [fwd] вперёд
    [back] назад
    [gold] золото
    [food] пища
    [powder] порох
    [piastre] пиастры
    [provision] провизия
   *[cannon] пушки
  }
down-known = { $card }, рубашкой вверх
down-cursed = { $n ->
    [one] проклятое сокровище рубашкой вверх
    [few] { $n } проклятых сокровища рубашкой вверх
   *[other] { $n } проклятых сокровищ рубашкой вверх
  }
down-unknown = { $n ->
    [one] сокровище рубашкой вверх
    [few] { $n } сокровища рубашкой вверх
   *[other] { $n } сокровищ рубашкой вверх
  }
tokens = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[other] { $n } сокровищ
  }
hand-cards = На руке
hand-picked = Лежит на этот раунд
hand-piles = В колоде { $deck }, сыграно { $discard }.
seat-captain = капитан
seat-sails = сейчас в пути
needed = { $when ->
    [dice] Вы снова понадобитесь, когда кубики разложены. Решает { $who }.
    [sailing] Вы снова понадобитесь, когда вашему кораблю будет из чего выбирать или на вас нападут.
   *[round] Вы снова понадобитесь с кубиками следующего раунда или если на вас нападут.
  }
seat-picked = карта лежит
seat-cards = на руке { $hand }, в колоде { $deck }
round-cards = Раунд
round-down = рубашкой вверх
round-none = ещё не положена
dice-thrown = Выпало: { $a } и { $b }
pick-or = или
pick-full = (трюмы полны)
pick-short = не хватает
pick-adrift = { $alone ->
    [yes] оттуда, куда отбросит недостача
   *[no] или оттуда, куда отбросит недостача
  }
pick-load = взять { $n }
pick-then = потом
pick-fights = бой:
odds-wins = победа { $n } %
odds-against = { $n } %, если { $ship } тратит { $powder }
odds-loses = поражение { $n } %
loot-points = +{ $n } к счёту
spot = { $kind ->
    [port] порт
    [sea] море
   *[lair] логово
  }
scene-fight = { $attacker-is ->
    [you] Сражение: вы нападаете, противник { $defender }
   *[other] Сражение: нападает { $attacker }, { $defender-is ->
        [you] противник вы
       *[other] противник { $defender }
      }
  }
scene-attacker = нападение
scene-defender = защита
scene-none = без защиты
scene-sabre = Сабля Сарана: вместо { first-words } брошено ещё раз.

## Scoring

chart-behind = Насколько отстают от лидера
chart-gold = Золото на борту
highlight-theft = Самая большая добыча
highlight-fight = Самый смелый бой
highlight-shortage = Самая большая недостача
highlight-round = Раунд { $round }: { $told }
highlight-theft-told = добыча { $goods }. Победа: { $by-is ->
    [you] вы
   *[other] { $by }
  }, поражение: { $from-is ->
    [you] вы
   *[other] { $from }
  }.
highlight-fight-told = выстрелов { $own } против { $other }. Победа: { $by-is ->
    [you] вы
   *[other] { $by }
  }, поражение: { $from-is ->
    [you] вы
   *[other] { $from }
  }.
highlight-shortage-told = { $by-is ->
    [you] вы
   *[other] { $by }
  }, чтобы заплатить, не хватает: { $goods }.
part-space = белая цифра
part-gold = дублоны
part-piastre = пиастры
part-treasures = сокровища
part-cursed = проклятые
part-tokens = сокровища
why-running = Считаются цифра области, золото и сокровища.
why-points = Побеждает наибольший счёт: { $n }.
why-ahead = Поровну, { $n }: побеждает корабль, который дальше на маршруте.
why-shared = Поровну, { $n }, и корабли на одном месте маршрута: победа общая.

## The rules, told briefly; an empty line parts two paragraphs

rules-1-title = Цель
rules-1 =
    Один круг вокруг острова. Когда чей-то корабль завершает круг, раунд доигрывают до конца и считают очки: белая цифра вашей области (15 на финише, −5 до красной линии), дублоны в трюмах и сокровища, причём проклятые отнимают очки. У кого больше, тот и победил; при равенстве впереди тот, чей корабль прошёл дальше.
rules-2-title = Корабль и маршрут
rules-2 =
    У корабля пять трюмов. В трюме лежат жетоны только одного вида: дублоны, пища или порох, в любом количестве. В начале у вас в двух трюмах три пищи и три дублона.

    На маршруте есть порты, где платят дублонами, море, где платят пищей, и пиратские логова: они бесплатны, и в них спрятано сокровище, пока там стоит сундук. На развилке путь выбираете вы.
rules-3-title = Раунд
rules-3 =
    Капитан бросает два кубика и кладёт один на утро, другой на вечер. Каждый тайно выбирает одну из трёх карт на руке; здесь можно отложить карту на каждую расстановку, пока её не знает никто. Потом по очереди, начиная с капитана, каждый выполняет оба действия своей карты, каждое со своим кубиком: погрузить столько жетонов или пройти ровно столько областей вперёд или назад. Ни одно действие пропустить нельзя.

    В конце раунда руки добирают, и капитаном становится следующий.
rules-4-title = Погрузка
rules-4 =
    Все погруженные жетоны кладут в один пустой трюм; в занятый трюм ничего не добавляют никогда. Если пустого нет, сначала опустошают трюм с чем-нибудь другим. Если во всех трюмах то же самое, погрузки нет.
rules-5-title = Прибытие
rules-5 =
    Всё происходит там, где движение кончилось: сначала сражение, если там стоит другой корабль, потом оплата или сокровище логова. Из каких трюмов платить, решаете вы. В Порт-Рояле не сражаются и не платят.
rules-6-title = Сражение
rules-6 =
    Нападающий откладывает сколько хочет пороха и бросает боевой кубик: 2, 4, 6, 8, 10 или звезда. Затем то же делает защищающийся. Побеждает большая сумма; звезда побеждает сразу, и после звезды нападающего защиты нет. Порох теряется в любом случае. При ничьей не происходит ничего.

    Победитель берёт что-то одно: груз одного трюма, сокровище (из лежащих рубашкой вверх наугад) или отдаёт своё проклятое. Или ничего.
rules-7-title = Недостача
rules-7 =
    Кому не хватает на оплату, тот отдаёт что есть и идёт назад. Первое издание и Ясса: до первой области позади, которую можно оплатить остатком, и там платит. Переработанное издание: кубик показывает порт, море, логово или звезду; корабль идёт назад до ближайшей такой области, но не дальше Порт-Рояля, и там не платит; со звездой остаётся на месте. Где бы он ни оказался, может начаться сражение.
rules-8-title = Сокровища
rules-8 =
    Двенадцать карт, из них девять в игре: пять хороших на 3–7 очков, три проклятых от −2 до −4 и четыре с бонусом, которые лежат открыто. Карта Моргана: рука из четырёх карт. Сабля Сарана: раз за сражение можно перебросить свой кубик или заставить противника перебросить свой. Леди Бет: +2 в сражениях. 6-й Трюм: ещё один трюм.
rules-9-title = Корабль-Призрак
rules-9 =
    Вдвоём он плывёт всегда, втроём–впятером в переработанном издании, если так решил хозяин стола. Он ходит после всех, дважды, с обоими кубиками; ведёт его капитан. Если он впереди всех, то идёт назад, если позади всех, то вперёд, иначе как угодно. Он не платит, сражается с Леди Бет и участвует в подсчёте очков: он может победить.
rules-10-title = Ясса
rules-10 =
    Маршрут короче, с шестью логовами; карта наша. Вместо дублонов, пищи и пороха пиастры, провизия и пушки, а половины карты называются верхней и нижней. Сокровища лежат открыто и приносят по одному очку; сражаются обычным кубиком, без звезды.

# Постоянные приказы: что решено заранее и как

order-line = { $line ->
    [fork] Куда на развилке?
    [room] Что за борт, если нужен трюм?
    [pay] Из каких трюмов платить?
    [whom] На кого нападать?
    [attack] Сколько потратить при нападении?
    [defence] Сколько потратить при защите?
    [sabre] Когда пускать в ход саблю Сарана?
    [loot] Что брать после победы?
    [found] Сокровище там, куда отступил корабль?
   *[ghost] Куда вести корабль-призрак?
  }
order-way = { $way ->
    [fork-best] где лучше всего сочетаются путь, сокровище и цена
    [fork-treasure] мимо сокровища, потом где дешевле
    [fork-cheap] где дешевле
    [fork-peace] где нет кораблей
    [fork-far] как можно дальше
    [fork-near] как можно ближе
    [fork-line] только не за линию старта
    [room-worth] наименее ценный груз
    [room-few] где меньше жетонов, золото последним
    [room-food] { $food ->
        [provision] сначала провизию
       *[food] сначала пищу
      }
    [room-powder] { $powder ->
        [cannon] сначала пушки
       *[powder] сначала порох
      }
    [pay-empty] чтобы трюм освободился, если можно
    [pay-large] сначала из самого полного
    [whom-rich] где самая ценная добыча
    [whom-gold] где больше всего золота в одном трюме
    [whom-weak] на самого слабого
    [whom-leader] на лидера
    [attack-chance] сколько нужно для победы в { $n } % случаев, иначе ничего
    [attack-none] ничего
    [attack-all] всё, что есть
    [attack-some] { $n } или всё, что есть
    [defence-chance] сколько нужно для победы в { $n } % случаев, иначе ничего
    [defence-none] ничего
    [defence-all] всё, что есть
    [defence-some] { $n } или всё, что есть
    [sabre-odds] всегда, когда это выгодно
    [sabre-stars] только против звезды
    [sabre-never] никогда
    [loot-worth] самое ценное
    [loot-mild] самое ценное; из проклятых — самую лёгкую
    [loot-nothing] ничего
    [found-take] взять
    [found-leave] оставить
    [ghost-rich] туда, где самая ценная добыча, но не на себя
    [ghost-leader] на лидера, но не на себя
   *[ghost-calm] туда, где никого нет
  }
order-liking = { $what ->
    [gold] золото
    [food] { $food ->
        [provision] провизия
       *[food] пища
      }
    [powder] { $powder ->
        [cannon] пушки
       *[powder] порох
      }
    [power] сокровище с особым свойством
    [unseen] сокровище
   *[curse] отдать проклятое сокровище
  }
