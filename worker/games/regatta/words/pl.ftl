game-title = Regaty
game-about = Raz dookoła wyspy: mało prowiantu, mało złota, a sąsiedzi chcą i tego, i tego.
game-goal = Opłyń wyspę, choć prowiantu i złota jest za mało: wygrywa najlepsza suma miejsca na trasie i bogactwa.
edition-first = Jamajka, pierwsze wydanie
edition-revised = Jamajka, wydanie poprawione
edition-yassa = Jassa
edition-first-about = kto nie może zapłacić, cofa się na pierwsze pole, które może opłacić
edition-revised-about = kto nie może zapłacić, cofa się według kości braków; może płynąć i statek widmo
edition-yassa-about = krótszy tor, skarby leżą odkryte, walczy się zwykłą kością
option-ghost = Statek widmo dla trzech–pięciu graczy (we dwoje płynie zawsze)
option-open-sea = Otwarte morze zamiast wyspy: inny tor, z czterema rozwidleniami

brief = runda { $round }
moment = { $who-is ->
    [you] runda { $round }, kapitan: ty
   *[other] runda { $round }, kapitan { $who }
  }

## Pieces

ghost = Statek Widmo
goods-gold = { $n ->
    [one] { $n } dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
  }
goods-food = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
goods-powder = { $n ->
    [one] { $n } żeton prochu
    [few] { $n } żetony prochu
   *[other] { $n } żetonów prochu
  }
goods-piastre = { $n ->
    [one] { $n } piastr
    [few] { $n } piastry
   *[other] { $n } piastrów
  }
goods-provision = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
goods-cannon = { $n ->
    [one] { $n } żeton armaty
    [few] { $n } żetony armaty
   *[other] { $n } żetonów armaty
  }
hold-empty = pusta
do-fwd = do przodu { $n }
do-back = do tyłu { $n }
do-load = załadować { $goods }
cost-gold = { $n ->
    [one] { $n } dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
  }
cost-food = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
cost-piastre = { $n ->
    [one] { $n } piastr
    [few] { $n } piastry
   *[other] { $n } piastrów
  }
cost-provision = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
place-royal = Port Royal
place-bay = Piracka Zatoka
place-lair = kryjówka piratów ze skarbem
place-lair-empty = kryjówka piratów
place-port = port, { $cost }
place-sea = morze, { $cost }
lane-words = { $lane ->
    [outer] {" "}zewnętrznym szlakiem
    [inner] {" "}wewnętrznym szlakiem
   *[none] {""}
  }
at-words = { $at ->
    [none] {""}
   *[named] {" "}({ $at })
  }
face-words = { $face ->
    [star] gwiazda
   *[other] { $face }
  }
first-words = { $first ->
    [star] gwiazdy
   *[other] { $first }
  }
power-map = Mapa Morgana
power-sabre = Szabla z Saran
power-beth = Lady Beth
power-hold = Szósta ładownia
treasure-worth = skarb { $n }

## Cards

group-placement-day = Rano { $morning }, wieczorem { $evening }
group-placement-card = Góra { $morning }, dół { $evening }
ask-captain = Umieść kości i wybierz kartę
waiting-captain = { $who-is ->
    [you] Umieszczasz kości i wybierasz kartę
   *[other] { $who } umieszcza kości i wybiera kartę
  }
ask-seal-day = Odłóż kartę na wypadek: rano { $morning }, wieczorem { $evening }
ask-seal-card = Odłóż kartę na wypadek: góra { $morning }, dół { $evening }
ask-reseal-day = Odłożone na rano { $morning }, wieczorem { $evening }: { $card }. Inną?
ask-reseal-card = Odłożone na górę { $morning }, dół { $evening }: { $card }. Inną?
headline-seal = Na kostkach { $a } i { $b }, umieszcza je { $who }. Odłóż kartę na każdy wypadek
headline-sealed = Odłożone. Nic do zrobienia, póki { $who } nie umieści kości
ask-card-day = Wybierz kartę: rano { $morning }, wieczorem { $evening }
ask-card-card = Wybierz kartę: góra { $morning }, dół { $evening }
waiting-card = { $who-is ->
    [you] Wybierasz kartę
   *[other] { $who } wybiera kartę
  }
choice-card = { $morning }, potem { $evening }
choice-open = żadnej: zdecyduję, gdy kości zostaną umieszczone

## Questions of an action

ask-fwd = Do przodu { $n }: którym szlakiem?
ask-back = Do tyłu { $n }: którym szlakiem?
ask-ghost = { $n ->
    [one] Przesuwasz Statek Widmo o { $n } pole: dokąd?
    [few] Przesuwasz Statek Widmo o { $n } pola: dokąd?
   *[other] Przesuwasz Statek Widmo o { $n } pól: dokąd?
  }
choice-fwd = do przodu: { $place }{ lane-words }{ at-words }
choice-back = do tyłu: { $place }{ lane-words }{ at-words }
waiting-course = { $who-is ->
    [you] Wybierasz szlak
   *[other] { $who } wybiera szlak
  }
waiting-ghost = { $who-is ->
    [you] Prowadzisz Statek Widmo
   *[other] { $who } prowadzi Statek Widmo
  }
ask-hold = Do której ładowni załadować { $goods }?
choice-into = { $full ->
    [no] do pustej
   *[yes] wyrzucić { $cargo } i zająć tę ładownię
  }
choice-into-sixth = { $full ->
    [no] do pustej Szóstej ładowni
   *[yes] wyrzucić { $cargo } i zająć Szóstą ładownię
  }
waiting-hold = { $who-is ->
    [you] Wybierasz ładownię
   *[other] { $who } wybiera ładownię
  }
ask-pay = Zapłać { $goods }: z których ładowni?
choice-from = z ładowni: { $holds }
choice-some = { $n } z ładowni, w której jest { $full }
waiting-pay = { $who-is ->
    [you] Wybierasz, skąd zapłacić
   *[other] { $who } wybiera, skąd zapłacić
  }
ask-retreat = Nie masz czym zapłacić: którędy się cofasz?
waiting-retreat = { $who-is ->
    [you] Wybierasz, którędy się cofnąć
   *[other] { $who } wybiera, którędy się cofnąć
  }
ask-treasure = Braki przywiodły cię do skarbu. Bierzesz go?
choice-take = wziąć skarb
choice-leave = zostawić w kryjówce
waiting-treasure = { $who-is ->
    [you] Decydujesz, czy wziąć skarb
   *[other] { $who } decyduje, czy wziąć skarb
  }

## Questions of a fight

ask-opponent = { $ship-is ->
    [you] Stoi tu kilka statków. Kogo atakujesz?
   *[other] Stoi tu kilka statków. Kogo atakuje { $ship }?
  }
choice-opponent = { $ship-is ->
    [you] twój własny statek
   *[other] { $ship }
  }
waiting-opponent = { $who-is ->
    [you] Wybierasz przeciwnika
   *[other] { $who } wybiera przeciwnika
  }
ask-powder-attack = Atakujesz, { $ship } się broni. Ile wydajesz? Masz { $powder }. Co wydasz, przepada, ktokolwiek wygra.
ask-powder-defence = { $ship } atakuje, siła ognia { $n }. Ile wydajesz? Masz { $powder }. Co wydasz, przepada, ktokolwiek wygra.
ask-powder-holds = { $powder }: z których ładowni?
choice-powder = { $n ->
    [0] nic
   *[other] { $powder }
  }
waiting-powder = { $who-is ->
    [you] Ładujesz działa
   *[other] { $who } ładuje działa
  }
ask-sabre = { $ship-is ->
    [you] Twój rzut: { face-words }. Przerzucić Szablą z Saran?
   *[other] { $ship } rzuca, wypada: { face-words }. Przerzucić Szablą z Saran?
  }
choice-keep = nie, niech zostanie
choice-again = tak, liczy się drugi wynik
waiting-sabre = { $who-is ->
    [you] Decydujesz, czy dobyć Szabli z Saran
   *[other] { $who } decyduje, czy dobyć Szabli z Saran
  }
ask-loot = Walka wygrana, { $ship } przegrywa. Co bierzesz?
ask-loot-ghost = Statek Widmo wygrywa, { $ship } przegrywa. Co zabiera?
choice-cargo = ładunek: { $cargo }
choice-cargo-sixth = ładunek Szóstej ładowni: { $cargo }
choice-power = skarb: { $power }
choice-unseen = { $n ->
    [1] zakryty skarb
   *[other] jeden z zakrytych skarbów, losowo (jest ich { $n })
  }
choice-token = żeton skarbu
choice-curse = oddać przeklęty skarb { $worth }
choice-nothing = nic
waiting-loot = { $who-is ->
    [you] Wybierasz łup
   *[other] { $who } wybiera łup
  }

## What happened

told-began = { $who-is ->
    [you] Wszystkie statki są gotowe. Pierwszy kapitan: ty.
   *[other] Wszystkie statki są gotowe. Pierwszy kapitan: { $who }.
  }{ $ghost ->
    [yes] {" "}Płynie też Statek Widmo.
   *[no] {""}
  }
told-reshuffled = { $who-is ->
    [you] Twoje zagrane karty zostają potasowane i tworzą talię.
   *[other] { $who } tasuje zagrane karty: tworzą talię.
  }
told-threw = { $who-is ->
    [you] Runda { $round }. Kapitan: ty, na kościach { $a } i { $b }.
   *[other] Runda { $round }. Kapitan: { $who }, na kościach { $a } i { $b }.
  }
told-placed-day = { $who-is ->
    [you] Umieszczasz kości: rano { $morning }, wieczorem { $evening }.
   *[other] { $who } umieszcza kości: rano { $morning }, wieczorem { $evening }.
  }
told-placed-card = { $who-is ->
    [you] Umieszczasz kości: góra { $morning }, dół { $evening }.
   *[other] { $who } umieszcza kości: góra { $morning }, dół { $evening }.
  }
told-doubles = Na obu kościach { $n }: nie ma czego umieszczać.
told-sealed-day = { $who-is ->
    [you] Odkładasz kartę na rano { $morning }, wieczorem { $evening }: { $card }.
   *[other] { $who } odkłada kartę na rano { $morning }, wieczorem { $evening }: { $card }.
  }
told-sealed-card = { $who-is ->
    [you] Odkładasz kartę na górę { $morning }, dół { $evening }: { $card }.
   *[other] { $who } odkłada kartę na górę { $morning }, dół { $evening }: { $card }.
  }
told-opened-day = { $who-is ->
    [you] Na rano { $morning }, wieczorem { $evening } nie masz już odłożonej karty.
   *[other] { $who } nie ma już odłożonej karty na rano { $morning }, wieczorem { $evening }.
  }
told-opened-card = { $who-is ->
    [you] Na górę { $morning }, dół { $evening } nie masz już odłożonej karty.
   *[other] { $who } nie ma już odłożonej karty na górę { $morning }, dół { $evening }.
  }
told-came-true = { $who-is ->
    [you] Twoja odłożona karta zostaje zagrana.
   *[other] { $who } zagrywa odłożoną kartę.
  }
told-turned = { $who-is ->
    [you] Odkrywasz kartę: { $card }.
   *[other] { $who } odkrywa kartę: { $card }.
  }
emptied-words = { $emptied ->
    [yes] {" "}Wyrzucono: { $cargo }.
   *[no] {""}
  }
told-loaded = { $who-is ->
    [you] Ładujesz { $goods }.
   *[other] { $who } ładuje { $goods }.
  }{ emptied-words }
told-no-room = { $who-is ->
    [you] Nie masz ładowni na ten ładunek.
   *[other] { $who } nie ma ładowni na ten ładunek.
  }
told-moved = { $who-is ->
    [you] Płyniesz
   *[other] { $who } płynie
  } { $way ->
    [fwd] do przodu
   *[back] do tyłu
  } { $n }{ lane-words }: { $place }.
told-home = { $who-is ->
    [you] Kończysz okrążenie
   *[other] { $who } kończy okrążenie
  }: { $place }!
told-attacked = { $attacker-is ->
    [you] Atakujesz
   *[other] { $attacker } atakuje
  }, { $defender-is ->
    [you] bronisz się
   *[other] { $defender } się broni
  }.
told-set-aside = { $who-is ->
    [you] Wydajesz { $n ->
        [0] 0 ładunków
       *[other] { $powder }
      }.
   *[other] { $who } wydaje { $n ->
        [0] 0 ładunków
       *[other] { $powder }
      }.
  }
beth-words = { $beth ->
    [0] {""}
   *[other] {" "}Lady Beth: +{ $beth }.
  }
told-shot = { $who-is ->
    [you] Rzucasz kością: { face-words }
   *[other] { $who } rzuca kością: { face-words }
  }.{ $face ->
    [star] {""}
   *[other] { beth-words }{" "}Siła ognia { $total }.
  }
told-kept = { $who-is ->
    [you] Nie dobywasz Szabli z Saran.
   *[other] { $who } nie dobywa Szabli z Saran.
  }
told-shot-again = { $who-is ->
    [you] Dobywasz
   *[other] { $who } dobywa
  } Szabli z Saran: zamiast { first-words } wypada { face-words }.
attacker-wins = { $attacker-is ->
    [you] Zwyciężasz
   *[other] { $attacker } zwycięża
  }
defender-wins = { $defender-is ->
    [you] Zwyciężasz
   *[other] { $defender } zwycięża
  }
told-fought = { $outcome ->
    [tie] { $attack-total } do { $defence-total }: remis.
    [attack] { $star ->
        [yes] Gwiazda! { attacker-wins }.
       *[no] { attacker-wins }: { $attack-total } do { $defence-total }.
      }
   *[defence] { $star ->
        [yes] Gwiazda! { defender-wins }.
       *[no] { defender-wins }: { $defence-total } do { $attack-total }.
      }
  }
by-steals = { $by-is ->
    [you] Kradniesz
   *[other] { $by } kradnie
  }
by-gives = { $by-is ->
    [you] Oddajesz
   *[other] { $by } oddaje
  }
loser-words = { $from-is ->
    [you] twój
   *[other] { $from }
  }
receiver-words = { $from-is ->
    [you] dostajesz
   *[other] { $from } dostaje
  }
told-stole-cargo = { by-steals } { $goods }. Poszkodowany statek: { loser-words }.{ $sunk ->
    [yes] {" "}Ładunek idzie za burtę.
   *[no] {""}
  }{ emptied-words }
told-stole-power = { by-steals } skarb: { $card }{ $kept ->
    [none] .
    [yes] {", "}a w niej { $cargo }.
   *[no] . Z niej za burtę: { $cargo }.
  } Poszkodowany statek: { loser-words }.
told-stole-unseen = { by-steals } zakryty skarb. Poszkodowany statek: { loser-words }.
told-stole = { by-steals } zakryty skarb: { $card }. Poszkodowany statek: { loser-words }.
told-stole-token = { by-steals } żeton skarbu. Poszkodowany statek: { loser-words }.
told-gave-curse = { by-gives }, { receiver-words } przeklęty skarb, zakryty.
told-gave = { by-gives }, { receiver-words } przeklęty: { $card }.
told-took-nothing = { $by-is ->
    [you] Nic nie bierzesz.
   *[other] { $by } nic nie bierze.
  }
told-paid = { $who-is ->
    [you] Płacisz { $goods }.
   *[other] { $who } płaci { $goods }.
  }
told-short = { $who-is ->
    [you] Braki! Do zapłaty: { $due }, płacisz { $n ->
        [0] 0
       *[other] { $goods }
      }
   *[other] Braki! Do zapłaty: { $due }, { $who } płaci { $n ->
        [0] 0
       *[other] { $goods }
      }
  }{ $stays ->
    [yes] {", "}a statek zostaje na miejscu.
   *[no] .
  }
told-rolled = { $who-is ->
    [you] Rzucasz kością braków: { face-words }
   *[other] { $who } rzuca kością braków: { face-words }
  }, { $shape ->
    [port] koło, ruch do tyłu do portu.
    [sea] kwadrat, ruch do tyłu na morze.
    [lair] czaszka, ruch do tyłu do kryjówki.
   *[stay] statek zostaje na miejscu.
  }
told-retreated = { $who-is ->
    [you] Cofasz się
   *[other] { $who } cofa się
  }{ lane-words }: { $place }.
told-found = { $who-is ->
    [you] Znajdujesz
   *[other] { $who } znajduje
  } skarb: { $card }.
told-found-unseen = { $who-is ->
    [you] Znajdujesz skarb i kładziesz go zakrytego.
   *[other] { $who } znajduje skarb i kładzie go zakrytego.
  }
told-found-token = { $who-is ->
    [you] Znajdujesz skarb.
   *[other] { $who } znajduje skarb.
  }
told-left = { $who-is ->
    [you] Zostawiasz skarb w kryjówce.
   *[other] { $who } zostawia skarb w kryjówce.
  }
told-ended = Runda dobiega końca, wyścig jest skończony.

## The board and what lies round it

island-jamaica = Jamajka
island-open-sea = Otwarte morze
island-yassa = Jassa
board = Tor: { $island }, pól: { $spaces }

## Places of the courses, and what the signs of a chart mean

town-old-harbour = Old Harbour
town-black-river = Black River
town-negril = Negril
town-lucea = Lucea
town-montego-bay = Montego Bay
town-falmouth = Falmouth
town-st-anns-bay = St. Ann’s Bay
town-port-maria = Port Maria
town-annotto-bay = Annotto Bay
town-port-antonio = Port Antonio
town-morant-bay = Morant Bay
town-whale-bay = Zatoka Wielorybów
town-salt-pans = Saliny
town-turtle-cove = Zatoka Żółwi
town-gull-rock = Skała Mew
town-anchor-cay = Wyspa Kotwic
town-far-light = Daleka Latarnia
town-coral-haven = Koralowa Przystań
town-pelican-cay = Wyspa Pelikanów
town-cape-hope = Przylądek Nadziei
town-rum-cay = Wyspa Rumowa
town-long-strand = Długi Brzeg
town-lookout-point = Przylądek Strażniczy
town-smugglers-cove = Zatoka Przemytników
town-cannon-bay = Zatoka Armatnia
town-old-pier = Stare Molo
town-fishers-isle = Wyspa Rybaków
town-palm-strand = Palmowy Brzeg
town-westhaven = Zachodnia Przystań
tag-you = ty
legend-food = morze: płaci się żywnością
legend-provision = morze: płaci się prowiantem
legend-gold = port: płaci się dublonami
legend-piastre = port: płaci się piastrami
legend-lair = kryjówka ze skarbem
legend-looted = pusta kryjówka
legend-red = przed czerwoną linią: −{ $n }
legend-number = punkty na końcu

space-number = punktów: { $number }
lap-behind = za linią startu
lap-finished = na mecie
act = { $act ->
    [fwd] do przodu
    [back] do tyłu
    [gold] dublony
    [food] prowiant
    [powder] proch
    [piastre] piastry
    [provision] prowiant
   *[cannon] armaty
  }
down-known = { $card }, zakryty
down-cursed = { $n ->
    [one] przeklęty skarb, zakryty
    [few] { $n } przeklęte skarby, zakryte
   *[other] { $n } przeklętych skarbów, zakrytych
  }
down-unknown = { $n ->
    [one] zakryty skarb
    [few] { $n } zakryte skarby
   *[other] { $n } zakrytych skarbów
  }
tokens = { $n ->
    [one] { $n } skarb
    [few] { $n } skarby
   *[other] { $n } skarbów
  }
hand-cards = Na ręce
hand-picked = Leży na tę rundę
hand-piles = W talii { $deck }, zagrane { $discard }.
seat-captain = kapitan
seat-sails = teraz płynie
needed = { $when ->
    [dice] Twoja kolej wróci, gdy { $who } umieści kości.
    [sailing] Twoja kolej wróci, gdy twój statek będzie miał wybór albo ktoś cię zaatakuje.
   *[round] Twoja kolej wróci z kośćmi następnej rundy albo gdy ktoś cię zaatakuje.
  }
seat-picked = karta leży
seat-cards = na ręce { $hand }, w talii { $deck }
round-cards = Runda
round-down = zakryta
round-none = jeszcze nie leży
dice-thrown = Wypadło: { $a } i { $b }
pick-or = albo
pick-full = (ładownie pełne)
pick-short = za mało
pick-adrift = { $alone ->
    [yes] stamtąd, dokąd cofną braki
   *[no] albo stamtąd, dokąd cofną braki
  }
pick-load = wziąć { $n }
pick-then = potem
pick-fights = walka:
odds-wins = wygrana { $n } %
odds-against = { $n } %, jeśli { $ship } użyje { $powder }
odds-loses = przegrana { $n } %
loot-points = +{ $n } do wyniku
spot = { $kind ->
    [port] port
    [sea] morze
   *[lair] kryjówka
  }
scene-fight = { $attacker-is ->
    [you] Walka: atakujesz, przeciwnik { $defender }
   *[other] Walka: atakuje { $attacker }, { $defender-is ->
        [you] przeciwnik: ty
       *[other] przeciwnik { $defender }
      }
  }
scene-attacker = atak
scene-defender = obrona
scene-none = bez obrony
scene-sabre = Szabla z Saran: zamiast { first-words } rzucono jeszcze raz.

## Scoring

chart-behind = Ile pól za prowadzącym
chart-gold = Złoto na pokładzie
highlight-theft = Największy łup
highlight-fight = Najodważniejsza walka
highlight-shortage = Największe braki
highlight-round = Runda { $round }: { $told }
highlight-theft-told = łup { $goods }. Zwycięstwo: { $by-is ->
    [you] ty
   *[other] { $by }
  }, porażka: { $from-is ->
    [you] ty
   *[other] { $from }
  }.
highlight-fight-told = { $own } prochu przeciw { $other }. Zwycięstwo: { $by-is ->
    [you] ty
   *[other] { $by }
  }, porażka: { $from-is ->
    [you] ty
   *[other] { $from }
  }.
highlight-shortage-told = { $by-is ->
    [you] ty
   *[other] { $by }
  }, do zapłaty brakuje: { $goods }.
part-space = biała liczba
part-gold = dublony
part-piastre = piastry
part-treasures = skarby
part-cursed = przeklęte
part-tokens = skarby
why-running = Liczą się liczba pola, złoto i skarby.
why-points = Wygrywa najwyższy wynik: { $n }.
why-ahead = Po równo, { $n }: wygrywa statek, który jest dalej na torze.
why-shared = Po równo, { $n }, i statki w tym samym miejscu toru: zwycięstwo współdzielone.

## The rules, told briefly; an empty line parts two paragraphs

rules-1-title = Cel
rules-1 =
    Jedno okrążenie wyspy. Gdy któryś statek je ukończy, rundę dogrywa się do końca i liczy punkty: biała liczba twojego pola (15 na mecie, −5 przed czerwoną linią), dublony w ładowniach i skarby, z których przeklęte odbierają punkty. Wygrywa, kto ma najwięcej; przy remisie statek, który jest dalej na torze.
rules-2-title = Statek i tor
rules-2 =
    Statek ma pięć ładowni. W ładowni leżą żetony tylko jednego rodzaju: dublony, prowiant albo proch, w dowolnej liczbie. Zaczynasz z trzema żetonami prowiantu i trzema dublonami w dwóch ładowniach.

    Na torze są porty, gdzie płaci się dublonami, morze, gdzie płaci się prowiantem, oraz kryjówki piratów: nic nie kosztują i kryją skarb, dopóki stoi tam skrzynia. Na rozwidleniu wybierasz szlak.
rules-3-title = Runda
rules-3 =
    Kapitan rzuca dwiema kośćmi i jedną przydziela akcji porannej, drugą wieczornej. Każdy w tajemnicy wybiera jedną z trzech kart na ręce; tutaj można odłożyć kartę na każde ułożenie, zanim będzie znane. Potem po kolei, od kapitana, każdy wykonuje obie akcje swojej karty, każdą z jej kością: ładuje tyle żetonów albo płynie dokładnie tyle pól do przodu lub do tyłu. Żadnej akcji nie można pominąć.

    Na koniec rundy ręce się uzupełnia, a kapitanem zostaje następna osoba.
rules-4-title = Załadunek
rules-4 =
    Wszystkie załadowane żetony trafiają do jednej pustej ładowni; do zajętej nigdy się nie dokłada. Jeśli żadna nie jest pusta, najpierw opróżnia się ładownię z czymś innym. Jeśli we wszystkich jest to samo, załadunku nie ma.
rules-5-title = Przybycie
rules-5 =
    Liczy się tylko pole, na którym ruch się kończy: najpierw walka, jeśli stoi tam inny statek, potem opłata albo skarb z kryjówki. Z których ładowni płacisz, wybierasz dowolnie. W Port Royal nikt nie walczy i nikt nie płaci.
rules-6-title = Walka
rules-6 =
    Atakujący odkłada dowolną ilość prochu i rzuca kością walki: 2, 4, 6, 8, 10 albo gwiazda. Potem to samo robi obrońca. Wygrywa wyższa suma; gwiazda wygrywa od razu, a po gwieździe atakującego nie ma obrony. Proch przepada zawsze. Przy remisie nic się nie dzieje.

    Zwycięzca bierze jedną rzecz: ładunek jednej ładowni, skarb (z zakrytych losowo) albo oddaje swój przeklęty. Albo nic.
rules-7-title = Braki w zasobach
rules-7 =
    Kto nie może zapłacić w całości, oddaje, co ma, i cofa się. Pierwsze wydanie i Jassa: do pierwszego pola za sobą, które da się opłacić z tego, co zostało, i tam płaci. Wydanie poprawione: kość pokazuje port, morze, kryjówkę albo gwiazdę; statek cofa się do najbliższego takiego pola, nigdy poza Port Royal, i tam nie płaci; z gwiazdą zostaje na miejscu. Gdziekolwiek przybędzie, może wywiązać się walka.
rules-8-title = Skarby
rules-8 =
    Dwanaście kart, z nich dziewięć w grze: pięć dobrych za 3 do 7 punktów, trzy przeklęte od −2 do −4 i cztery przedmioty, które leżą odkryte. Mapa Morgana: cztery karty na ręce. Szabla z Saran: raz w walce możesz przerzucić swoją kość albo zmusić do tego przeciwnika. Lady Beth: +2 w walkach. Szósta ładownia: jedna ładownia więcej.
rules-9-title = Statek Widmo
rules-9 =
    We dwoje płynie zawsze, w trzy do pięciu osób w wydaniu poprawionym, jeśli gospodarz tak chce. Rusza się po wszystkich, dwa razy, z obiema kośćmi; steruje nim kapitan. Gdy prowadzi, cofa się, gdy jest ostatni, płynie do przodu, w innym razie dowolnie. Nic nie płaci, walczy z Lady Beth i bierze udział w punktacji: może wygrać.
rules-10-title = Jassa
rules-10 =
    Krótszy tor z sześcioma kryjówkami; mapa jest nasza. Zamiast dublonów, prowiantu i prochu piastry, prowiant i armaty, a połowy karty nazywają się górna i dolna. Skarby leżą odkryte i są warte po jednym punkcie; walczy się zwykłą kością, bez gwiazdy.

# Stałe rozkazy: co jest postanowione z góry i jak

order-line = { $line ->
    [fork] Którędy na rozwidleniu?
    [room] Co za burtę, gdy potrzebna jest ładownia?
    [pay] Z których ładowni płacić?
    [whom] Kogo atakować?
    [attack] Ile wydać w ataku?
    [defence] Ile wydać w obronie?
    [sabre] Kiedy użyć Szabli Sarana?
    [loot] Co brać po zwycięstwie?
    [found] Skarb tam, dokąd cofnął się statek?
   *[ghost] Dokąd prowadzić Statek Widmo?
  }
order-way = { $way ->
    [fork-best] gdzie najlepiej łączą się droga, skarb i cena
    [fork-treasure] obok skarbu, potem gdzie najtaniej
    [fork-cheap] gdzie najtaniej
    [fork-peace] gdzie nie ma statków
    [fork-far] jak najdalej
    [fork-near] jak najbliżej
    [fork-line] byle nie za linię startu
    [room-worth] najmniej cenny ładunek
    [room-few] gdzie jest najmniej żetonów, złoto na końcu
    [room-food] { $food ->
        [provision] najpierw prowiant
       *[food] najpierw żywność
      }
    [room-powder] { $powder ->
        [cannon] najpierw armaty
       *[powder] najpierw proch
      }
    [pay-empty] tak, żeby opróżnić ładownię, jeśli się da
    [pay-large] najpierw z najpełniejszej
    [whom-rich] statek z najcenniejszym łupem
    [whom-gold] statek, który ma najwięcej złota w jednej ładowni
    [whom-weak] najsłabszy statek
    [whom-leader] lidera
    [attack-chance] tyle, żeby wygrać w { $n } % przypadków, inaczej nic
    [attack-none] nic
    [attack-all] wszystko
    [attack-some] { $n } albo wszystko, co jest
    [defence-chance] tyle, żeby wygrać w { $n } % przypadków, inaczej nic
    [defence-none] nic
    [defence-all] wszystko
    [defence-some] { $n } albo wszystko, co jest
    [sabre-odds] zawsze, gdy to pomaga
    [sabre-stars] tylko przeciw gwieździe
    [sabre-never] nigdy
    [loot-worth] to, co najcenniejsze
    [loot-mild] to, co najcenniejsze; z przeklętych najłagodniejszą
    [loot-nothing] nic
    [found-take] zabrać
    [found-leave] zostawić
    [ghost-rich] na statek z najcenniejszym łupem, nigdy na mój
    [ghost-leader] na lidera, nigdy na mój statek
   *[ghost-calm] tam, gdzie nikogo nie ma
  }
order-liking = { $what ->
    [gold] złoto
    [food] { $food ->
        [provision] prowiant
       *[food] żywność
      }
    [powder] { $powder ->
        [cannon] armaty
       *[powder] proch
      }
    [power] skarb z mocą
    [unseen] skarb
   *[curse] oddać przeklętą kartę
  }
