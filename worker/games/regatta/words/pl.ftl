game-title = Regaty
game-short = wyścig dookoła wyspy
game-about = Raz dookoła wyspy: mało prowiantu, mało pieniędzy, a sąsiedzi chcą i tego, i tego.
game-goal = Opłyń wyspę, choć prowiantu i pieniędzy wciąż brakuje: na koniec liczy się i miejsce na torze, i bogactwo.
edition-first = Jamajka, pierwsze wydanie
edition-revised = Jamajka, wydanie poprawione
edition-yassa = Jassa
edition-first-about = kto nie może zapłacić, cofa się na pierwsze pole, które może opłacić
edition-revised-about = kto nie może zapłacić, cofa się według kości braków; Statek Widmo można dodać do każdej gry
edition-yassa-about = krótszy tor, skarby leżą odkryte, walczy się zwykłą kością
option-ghost = Statek Widmo także dla 3–5 graczy (we dwoje płynie zawsze)
option-open-sea = Otwarte morze zamiast wyspy: inny tor, z czterema rozwidleniami

brief = runda { $round }
last = { $sure ->
    [yes] ostatnia
   *[no] być może ostatnia
  }
moment = { $who-is ->
    [you] runda { $round }, kapitan: ty
   *[other] runda { $round }, kapitan { $who }
  }

## Pieces

ghost = Statek Widmo
goods-gold = { $n ->
    [one] { $n } dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
  }
goods-food = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
goods-powder = { $n ->
    [one] { $n } żeton prochu
    [few] { $n } żetony prochu
   *[other] { $n } żetonów prochu
  }
goods-piastre = { $n ->
    [one] { $n } piastr
    [few] { $n } piastry
   *[other] { $n } piastrów
  }
goods-provision = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
goods-cannon = { $n ->
    [one] { $n } żeton z armatą
    [few] { $n } żetony z armatą
   *[other] { $n } żetonów z armatą
  }
hold-empty = pusta
do-fwd = do przodu o { $n }
do-back = do tyłu o { $n }
do-load = na pokład { $goods }
cost-gold = { $n ->
    [one] { $n } dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
  }
cost-food = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
cost-piastre = { $n ->
    [one] { $n } piastr
    [few] { $n } piastry
   *[other] { $n } piastrów
  }
cost-provision = { $n ->
    [one] { $n } żeton prowiantu
    [few] { $n } żetony prowiantu
   *[other] { $n } żetonów prowiantu
  }
place-royal = Port Royal
place-bay = Piracka Zatoka
place-lair = kryjówka ze skarbem
place-lair-empty = kryjówka piratów
place-port = port, cena { $cost }
place-sea = morze, cena { $cost }
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
ask-captain = Ułóż kości i wybierz kartę
waiting-captain = { $who-is ->
    [you] Układasz kości i wybierasz kartę
   *[other] { $who } układa kości i wybiera kartę
  }
ask-seal-day = Przygotuj kartę na wypadek: rano { $morning }, wieczorem { $evening }
ask-seal-card = Przygotuj kartę na wypadek: góra { $morning }, dół { $evening }
ask-reseal-day = Rano { $morning }, wieczorem { $evening }. Przygotowana karta: { $card }. Zmienić ją czy zostawić?
ask-reseal-card = Góra { $morning }, dół { $evening }. Przygotowana karta: { $card }. Zmienić ją czy zostawić?
headline-seal = Jeśli chcesz, wybierz po karcie na każdy układ kości, zanim { $who } zdecyduje
headline-sealed = Karty przygotowane. Teraz kości układa { $who }
headline-half = Karta przygotowana
headline-more-day = Możesz też przygotować kartę na wypadek: rano { $morning }, wieczorem { $evening }
headline-more-card = Możesz też przygotować kartę na wypadek: góra { $morning }, dół { $evening }
ask-card-day = Rano { $morning }, wieczorem { $evening }: wybierz kartę
ask-card-card = Góra { $morning }, dół { $evening }: wybierz kartę
waiting-card = { $who-is ->
    [you] Wybierasz kartę
   *[other] { $who } wybiera kartę
  }
choice-card = { $morning }, potem { $evening }
choice-open = żadnej: zdecyduję, gdy kości będą ułożone

## Questions of an action

ask-fwd = Do przodu o { $n }: którym szlakiem?
ask-back = Do tyłu o { $n }: którym szlakiem?
ask-ghost = { $n ->
    [one] Przesuwasz Statek Widmo o { $n } pole: dokąd?
    [few] Przesuwasz Statek Widmo o { $n } pola: dokąd?
   *[other] Przesuwasz Statek Widmo o { $n } pól: dokąd?
  }
choice-fwd = do przodu{ lane-words }: { $place }{ at-words }
choice-back = do tyłu{ lane-words }: { $place }{ at-words }
brief-route = { $place }{ $lane ->
    [outer] {" "}(szlak zewnętrzny)
    [inner] {" "}(szlak wewnętrzny)
   *[none] {""}
  }{ at-words }
brief-from = { $holds }
choice-retreat = do tyłu o { $n }{ lane-words }: { $place }{ at-words }
waiting-course = { $who-is ->
    [you] Wybierasz szlak
   *[other] { $who } wybiera szlak
  }
waiting-ghost = { $who-is ->
    [you] Prowadzisz Statek Widmo
   *[other] { $who } prowadzi Statek Widmo
  }
ask-hold = Która ładownia na ładunek: { $goods }?
choice-into = { $full ->
    [no] do pustej
   *[yes] za burtę: { $cargo }
  }
choice-into-sixth = { $full ->
    [no] do pustej Szóstej ładowni (jeśli ją stracisz, stracisz i ładunek)
   *[yes] za burtę z Szóstej ładowni: { $cargo }
  }
waiting-hold = { $who-is ->
    [you] Wybierasz ładownię
   *[other] { $who } wybiera ładownię
  }
ask-pay = Opłata: { $goods }. Co ma zostać?
choice-from = z ładowni: { $holds }
choice-some = wziąć { $n } z { $full } w ładowni
waiting-pay = { $who-is ->
    [you] Wybierasz, skąd zapłacić
   *[other] { $who } wybiera, skąd zapłacić
  }
ask-retreat = Brakuje na opłatę: którędy się cofasz?
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
ask-powder-attack = Broni się { $ship }. Masz { $powder }: ile wystrzelisz? Co wystrzelisz, przepada tak czy owak.
ask-powder-defence = { $ship } atakuje, siła ognia { $n }. Masz { $powder }: ile wystrzelisz? Co wystrzelisz, przepada tak czy owak.
ask-powder-holds = Salwa: { $powder }. Co ma zostać?
choice-powder = { $n ->
    [0] nic
   *[other] { $powder }
  }
waiting-powder = { $who-is ->
    [you] Ładujesz działa
   *[other] { $who } ładuje działa
  }
ask-sabre = { $ship-is ->
    [you] Twój rzut: { face-words }. Przerzucić go Szablą z Saran?
   *[other] { $ship } rzuca, wypada: { face-words }. Przerzucić to Szablą z Saran?
  }
choice-keep = nie, niech zostanie
choice-again = tak, liczy się drugi
waiting-sabre = { $who-is ->
    [you] Decydujesz, czy użyć Szabli z Saran
   *[other] { $who } decyduje, czy użyć Szabli z Saran
  }
ask-loot = Walka wygrana, { $ship } przegrywa. Co bierzesz?
ask-loot-ghost = Statek Widmo wygrywa, { $ship } przegrywa. Co zabiera zwycięzca?
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
    [you] Tasujesz swoje zagrane karty: to znów twoja talia.
   *[other] { $who } tasuje zagrane karty: to znów talia.
  }
told-threw = { $who-is ->
    [you] Runda { $round }. Kapitan: ty. Na kościach { $a } i { $b }.
   *[other] Runda { $round }. Kapitan: { $who }. Na kościach { $a } i { $b }.
  }
told-placed-day = { $who-is ->
    [you] Układasz kości: rano { $morning }, wieczorem { $evening }.
   *[other] { $who } układa kości: rano { $morning }, wieczorem { $evening }.
  }
told-placed-card = { $who-is ->
    [you] Układasz kości: góra { $morning }, dół { $evening }.
   *[other] { $who } układa kości: góra { $morning }, dół { $evening }.
  }
told-doubles = Na obu kościach { $n }: nie ma czego układać.
told-sealed-day = { $who-is ->
    [you] Przygotowujesz kartę ({ $card }) na wypadek: rano { $morning }, wieczorem { $evening }.
   *[other] { $who } przygotowuje kartę ({ $card }) na wypadek: rano { $morning }, wieczorem { $evening }.
  }
told-sealed-card = { $who-is ->
    [you] Przygotowujesz kartę ({ $card }) na wypadek: góra { $morning }, dół { $evening }.
   *[other] { $who } przygotowuje kartę ({ $card }) na wypadek: góra { $morning }, dół { $evening }.
  }
told-opened-day = { $who-is ->
    [you] Nie masz już karty przygotowanej na wypadek: rano { $morning }, wieczorem { $evening }.
   *[other] { $who } nie ma już karty przygotowanej na wypadek: rano { $morning }, wieczorem { $evening }.
  }
told-opened-card = { $who-is ->
    [you] Nie masz już karty przygotowanej na wypadek: góra { $morning }, dół { $evening }.
   *[other] { $who } nie ma już karty przygotowanej na wypadek: góra { $morning }, dół { $evening }.
  }
told-came-true = { $who-is ->
    [you] Zagrywasz przygotowaną kartę.
   *[other] { $who } zagrywa przygotowaną kartę.
  }
told-turned = { $who-is ->
    [you] Odkrywasz kartę: { $card }.
   *[other] { $who } odkrywa kartę: { $card }.
  }
emptied-words = { $emptied ->
    [yes] {" "}Za burtę: { $cargo }.
   *[no] {""}
  }
told-loaded = { $who-is ->
    [you] Ładujesz: { $goods }.
   *[other] { $who } ładuje: { $goods }.
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
  } o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }{ lane-words }: { $place }.
told-home = { $who-is ->
    [you] Kończysz okrążenie
   *[other] { $who } kończy okrążenie
  }: { $place }!
told-attacked = { $attacker-is ->
    [you] Atakujesz
   *[other] { $attacker } atakuje
  }, { $defender-is ->
    [you] ty się bronisz
   *[other] { $defender } się broni
  }.
told-set-aside = { $who-is ->
    [you] { $n ->
        [0] Nie strzelasz.
       *[other] Strzelasz: { $powder }.
      }
   *[other] { $n ->
        [0] { $who } nie strzela.
       *[other] { $who } strzela: { $powder }.
      }
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
    [you] Nie używasz Szabli z Saran.
   *[other] { $who } nie używa Szabli z Saran.
  }
told-shot-again = { $who-is ->
    [you] Używasz
   *[other] { $who } używa
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
    [you] Zabierasz
   *[other] { $by } zabiera
  }
by-gives = { $by-is ->
    [you] Oddajesz
   *[other] { $by } oddaje
  }
loser-words = { $from-is ->
    [you] Tracisz go
   *[other] Traci go { $from }
  }
receiver-words = { $from-is ->
    [you] Dostajesz go ty
   *[other] Dostaje go { $from }
  }
told-stole-cargo = { by-steals } łup: { $goods }. { loser-words }.{ $sunk ->
    [yes] {" "}Łup idzie na dno.
   *[no] {""}
  }{ emptied-words }
told-stole-power = { by-steals } łup: { $card }{ $kept ->
    [none] .
    [yes] {", "}a w niej { $cargo }.
   *[no] . Z niej za burtę: { $cargo }.
  } { loser-words }.
told-stole-unseen = { by-steals } zakryty skarb. { loser-words }.
told-stole = { by-steals } zakryty łup: { $card }. { loser-words }.
told-stole-token = { by-steals } żeton skarbu. { loser-words }.
told-gave-curse = { by-gives } zakryty przeklęty skarb. { receiver-words }.
told-gave = { by-gives } przeklęty { $card }. { receiver-words }.
told-took-nothing = { $by-is ->
    [you] Nic nie bierzesz.
   *[other] { $by } nic nie bierze.
  }
told-paid = { $who-is ->
    [you] Płacisz: { $goods }.
   *[other] { $who } płaci: { $goods }.
  }
told-short = { $who-is ->
    [you] Braki! Opłata: { $due }. { $n ->
        [0] Nie masz czym zapłacić
       *[other] Płacisz: { $goods }
      }
   *[other] Braki! Opłata: { $due }. { $who } { $n ->
        [0] nie ma czym zapłacić
       *[other] płaci: { $goods }
      }
  }{ $stays ->
    [yes] {", "}a statek zostaje na miejscu.
   *[no] .
  }
told-rolled = { $who-is ->
    [you] Rzucasz kością braków: { face-words }
   *[other] { $who } rzuca kością braków: { face-words }
  }, { $shape ->
    [port] koło: z powrotem do portu.
    [sea] kwadrat: z powrotem na morze.
    [lair] czaszka: z powrotem do kryjówki.
   *[stay] statek zostaje na miejscu.
  }
told-retreated = { $who-is ->
    [you] Cofasz się
   *[other] { $who } cofa się
  }{ lane-words }: { $place }.
told-found = { $who-is ->
    [you] Otwierasz
   *[other] { $who } otwiera
  } skrzynię: { $card }.
told-found-unseen = { $who-is ->
    [you] Znajdujesz skarb i nikomu go nie pokazujesz.
   *[other] { $who } znajduje skarb i nikomu go nie pokazuje.
  }
told-found-token = { $who-is ->
    [you] Znajdujesz skarb.
   *[other] { $who } znajduje skarb.
  }
told-left = { $who-is ->
    [you] Zostawiasz skarb w kryjówce.
   *[other] { $who } zostawia skarb w kryjówce.
  }
told-ended = Runda skończona, a z nią wyścig.

## The board and what lies round it

island-jamaica = Jamajka
island-open-sea = Otwarte morze
island-yassa = Jassa
board = Tor: { $island }, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
  }

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
legend-food = morze: płaci się prowiantem
legend-provision = morze: płaci się prowiantem
legend-gold = port: płaci się dublonami
legend-piastre = port: płaci się piastrami
legend-lair = kryjówka ze skarbem
legend-looted = pusta kryjówka
legend-red = przed czerwoną linią: −{ $n }
legend-number = punkty na koniec
legend-royal = { $place }: meta, punkty: { $n }, bez opłat i walk
legend-dear = nie stać cię na opłatę, statek się cofnie

space-number = punktów: { $number }
lap-behind = przed linią startu
lap-finished = na mecie
stands-at = { $place }., { $far ->
    [ahead] { $n } { $n ->
        [one] pole
        [few] pola
       *[other] pól
      } straty
    [behind] { $n } { $n ->
        [one] pole
        [few] pola
       *[other] pól
      } przewagi
   *[level] na równi
  }
bearings = Ty: { $where }. { $far ->
    [ahead] { $who } jest { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
      } przed tobą.
    [behind] Prowadzisz; { $who } jest { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
      } za tobą.
   *[level] { $who } płynie z tobą łeb w łeb.
  }
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
    [few] { $n } przeklęte skarby, zakryte
   *[other] { $n } przeklętych skarbów, zakrytych
  }
down-unknown = { $n ->
    [one] zakryty skarb
    [few] { $n } zakryte skarby
   *[other] { $n } zakrytych skarbów
  }
tokens = { $n ->
    [one] { $n } skarb
    [few] { $n } skarby
   *[other] { $n } skarbów
  }
hand-cards = Na ręce
hand-picked = Twoja karta na tę rundę (inni jeszcze jej nie widzą)
hand-piles = W talii { $deck }, zagrane { $discard }.
seat-captain = kapitan
seat-sails = teraz płynie
needed = { $when ->
    [dice] Znów twoja kolej, gdy { $who } ułoży kości.
    [sailing] Znów twoja kolej, gdy twój statek będzie miał coś do wyboru albo ktoś cię zaatakuje.
    [ordered] Zajrzyj znowu przy kościach następnej rundy albo gdy jakiś wybór zostanie dla ciebie.
   *[round] Znów twoja kolej, gdy padną kości następnej rundy albo ktoś cię zaatakuje.
  }
seat-picked = karta wybrana
seat-cards = na ręce { $hand }, w talii { $deck }
round-cards = Runda
round-down = zakryta
round-sealed = przygotowana
round-none = jeszcze nie wybrana
dice-thrown = Wypadło: { $a } i { $b }
pick-or = albo
pick-taken = { $by ->
    [own] (twój wybór)
   *[usual] (domyślnie)
  }
pick-routes = ({ $n } { $n ->
    [one] szlak
    [few] szlaki
   *[other] szlaków
  })
pick-full = (ładunek za burtę)
pick-over = (za burtę: { $sign })
pick-short = brakuje { $n } { $sign }
pick-paid = zapłata: { $n }
pick-pay = oddajesz { $paid }
pick-back = { $way ->
    [die] cofasz się wg kości
    [far] cofasz się, gdzie cię stać
   *[back] cofasz się →
  }
pick-adrift = stamtąd, dokąd cię cofnie
pick-lost = na tym kończysz wyścig
pick-load = ładować { $n }
pick-then = potem
pick-fights = walka:
aside-two = { $some }, { $who }
aside-you = ty
aside-order = Kolejność{ $points ->
    [yes] {" "}(punkty):
   *[no] :
  }
aside-same = Ładowni z tym samym towarem ({ $what }) nie ma na liście: za burtę idzie tylko ładunek innego rodzaju.
aside-then = Potem z karty: { $deed }.
aside-loads = Potem z karty załadunek: { $goods } ({ $room }).
aside-full = wszystkie ładownie zajęte
odds-against = { $by ->
    [own] jeśli nie strzelasz; { $n }%, jeśli zużyjesz { $powder }
   *[foe] przeciw 0; { $n }% przeciw { $powder }
  }
odds-you-win = wygrana { $n }%
odds-you-lose = przegrana { $n }%
odds-tie = remis { $n }%
loot-points = +{ $n } do wyniku
spot = { $kind ->
    [port] port
    [sea] morze
    [looted] pusta kryjówka
   *[lair] kryjówka
  }
scene-fight = { $attacker-is ->
    [you] Atakujesz, broni się { $defender }
   *[other] Atakuje { $attacker }, { $defender-is ->
        [you] bronisz się ty
       *[other] broni się { $defender }
      }
  }
scene-attacker = atak
scene-defender = obrona
scene-none = bez obrony
scene-sabre = Szabla z Saran: zamiast { first-words } liczy się drugi rzut.

## What happened, in short

short-round = Runda { $round }
short-captain = { $who-is ->
    [you] kapitan: ty
   *[other] kapitan: { $who }
  }
short-you = Ty
short-more = +{ $goods }
short-out = za burtę: { $goods }
short-less = zapłata: { $goods }
short-sail = { $way } → { $place }
short-lack = brakuje: { $goods }
short-fall = do tyłu → { $place }
short-no-room = brak miejsca
short-find = znaleziony skarb
short-find-card = znalezisko: { $card }
short-leave = skarb zostaje w kryjówce
holds-free = { $n ->
    [one] { $n } ładownia wolna
    [few] { $n } ładownie wolne
   *[other] { $n } ładowni wolnych
  }
news-threw = { $who-is ->
    [you] Kapitan: ty, kości { $a } i { $b }
   *[other] { $who }: kości { $a } i { $b }
  }
news-stole = { $from-is ->
    [you] { $by } zabiera ci łup: { $what }
   *[other] { by-steals } łup: { $what }. { loser-words }
  }
news-attacked = { $attacker } cię atakuje: { $outcome ->
    [attack] przegrywasz
    [defence] wygrywasz
   *[tie] remis
  }{ $score }
news-score = {", "}{ $a }:{ $b }
news-no-score = {""}
befell-found = { $power ->
    [map] Znajdujesz Mapę Morgana: odtąd o jedną kartę na ręce więcej
    [sabre] Znajdujesz Szablę z Saran: raz w walce powtórz jeden rzut, swój lub przeciwnika
    [beth] Znajdujesz Lady Beth: +2 w każdej walce
    [hold] Znajdujesz Szóstą ładownię: jedna ładownia więcej
   *[none] Znajdujesz { $cursed ->
        [yes] klątwę: { $n }, chyba że komuś ją oddasz
       *[no] skarb: { $n }
      }
  }
befell-tied = Ty i { $who }: remis{ $score }
befell-repelled = Atakujesz i przegrywasz{ $score } ({ $who })
befell-unarmed = { $powder ->
    [cannon] Nie było armat do obrony
   *[powder] Nie było prochu do obrony
  }
befell-stole = { $from-is ->
    [you] { $by } zabiera ci łup { $n ->
        [2] dwa razy
       *[other] { $n } razy
      }: { $what }
   *[other] { by-steals } łup { $n ->
        [2] dwa razy
       *[other] { $n } razy
      }: { $what }. { loser-words }
  }
befell-short = Zabrakło: { $goods }{ $paid ->
    [0] {""}
   *[other] , zapłacono { $paid }
  }{ $back ->
    [yes] {", "}odwrót → { $place }
   *[no] {""}
  }{ $there ->
    [yes] {", "}tam zapłacono: { $price }
   *[no] {""}
  }
befell-sailed = { $half ->
    [second] Karta działa dalej:{" "}
    [paid] {""}
   *[first] Ty:{" "}
  }{ $deeds }
befell-paid = Płacisz: { $goods }
befell-then = { $some }, potem { $who }
voyage-chest = { $chest ->
    [yes] {" "}(skarb)
   *[no] {""}
  }
voyage = { $who } { $n } → { $place }{ voyage-chest }
voyage-steps = { $who }: ruch { $n }
voyage-fall = cofa się
voyage-legs = { $some }, { $next }
voyage-load = { $who } ładuje{ $full ->
    [yes] {" "}{ $goods }
   *[no] {""}
  }
voyage-loads = { $some } + { $next }
voyage-two = { $some } · { $next }

## Scoring

chart-behind = Ile pól za prowadzącym
chart-gold = { $gold ->
    [piastre] Piastry na pokładzie
   *[gold] Dublony na pokładzie
  }
highlight-theft = Największy łup
highlight-fight = Najodważniejsza walka
highlight-shortage = Największe braki
highlight-round = Runda { $round }. { $told }
highlight-theft-told = { by-steals } łup: { $goods }. { loser-words }.
highlight-fight-told = { $by-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $by }
  } ({ $own ->
    [0] bez strzału
   *[other] wystrzelone: { $powder }
  }), { $from-is ->
    [you] ty przegrywasz
   *[other] przegrywa { $from }
  } (wystrzelone: { $against }).
highlight-shortage-told = { $by-is ->
    [you] Nie możesz zapłacić
   *[other] { $by } nie może zapłacić
  }, brakuje: { $goods }.
part-space = miejsce na torze
part-gold = dublony
part-piastre = piastry
part-treasures = skarby
part-cursed = przeklęte
part-lost = { $cursed ->
    [yes] przed czerwoną linią, przeklęte
   *[no] przed czerwoną linią
  }
part-tokens = skarby
why-running = { $gold ->
    [piastre] Liczą się: biała liczba przy polu, piastry i skarby.
   *[gold] Liczą się: biała liczba przy polu, dublony i skarby.
  }
why-points = Przewaga nad drugim miejscem: { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
  }.
why-ahead = Remis, wynik { $n }: wygrywa statek, który jest dalej na torze.
why-shared = Remis, wynik { $n }, i tak samo daleko na torze: wspólne zwycięstwo.

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = Cel
rule-aim-short = Jedno okrążenie wyspy. Punkty to biała liczba przy twoim polu, monety i skarby; przed czerwoną linią jest { $behind }.
rule-aim =
    { $edition ->
        [yassa]
            Jedno okrążenie wyspy. Gdy któryś statek je ukończy (cofnięcie się na start się nie liczy), rundę dogrywa się do końca i liczy punkty: biała liczba przy twoim polu ({ $finish } na mecie, { $behind } przed czerwoną linią), piastry w ładowniach i po punkcie za każdy skarb.

            Wygrywa, kto ma najwięcej; przy remisie statek, który jest dalej na torze.
       *[other]
            Jedno okrążenie wyspy. Gdy któryś statek je ukończy (cofnięcie się na start się nie liczy), rundę dogrywa się do końca i liczy punkty: biała liczba przy twoim polu ({ $finish } na mecie, { $behind } przed czerwoną linią), dublony w ładowniach i skarby, z których przeklęte odbierają punkty.

            Wygrywa, kto ma najwięcej; przy remisie statek, który jest dalej na torze.
    }
rule-course-title = Statek i tor
rule-course-short = Karty mówią, ile pól płyniesz do przodu albo do tyłu. Na rozwidleniu wybierasz szlak.
rule-course =
    { $edition ->
        [yassa]
            Statek ma { $holds } ładowni. W ładowni leżą żetony tylko jednego rodzaju: piastry, prowiant albo armaty, w dowolnej liczbie. Na początku w dwóch ładowniach masz { $food } i { $gold }.

            Na torze (mapa jest nasza) są porty, gdzie płaci się piastrami, morze, gdzie płaci się prowiantem, oraz kryjówki ({ $lairs }): nic nie kosztują i kryją skarb, dopóki stoi tam skrzynia. Na rozwidleniu wybierasz szlak.
       *[other]
            Statek ma { $holds } ładowni. W ładowni leżą żetony tylko jednego rodzaju: dublony, prowiant albo proch, w dowolnej liczbie. Na początku w dwóch ładowniach masz { $food } i { $gold }.

            Na torze są porty, gdzie płaci się dublonami, morze, gdzie płaci się prowiantem, oraz kryjówki piratów: nic nie kosztują i kryją skarb, dopóki stoi tam skrzynia. Na rozwidleniu wybierasz szlak.
    }
rule-round-title = Runda
rule-round-short = Kapitan układa dwie kości, a każdy zagrywa kartę: każda jej połowa ma swoją kość: tyle ładujesz albo tyle pól płyniesz.
rule-round =
    { $edition ->
        [yassa]
            Kapitan rzuca dwiema kośćmi i jedną kładzie na górną połowę kart, drugą na dolną. Każdy w tajemnicy wybiera jedną z { $hand } kart na ręce; tutaj można z góry przygotować po karcie na każde ułożenie, zanim będzie znane.

            Potem po kolei, od kapitana, każdy wykonuje obie akcje swojej karty, każdą z jej kością: ładuje tyle żetonów albo płynie dokładnie tyle pól do przodu lub do tyłu. Żadnej akcji nie można pominąć.

            Na koniec rundy ręce się uzupełnia, a kapitanem zostaje następna osoba.
       *[other]
            Kapitan rzuca dwiema kośćmi i układa je: jedną na poranek, drugą na wieczór. Każdy w tajemnicy wybiera jedną z { $hand } kart na ręce; tutaj można z góry przygotować po karcie na każde ułożenie, zanim będzie znane.

            Potem po kolei, od kapitana, każdy wykonuje obie akcje swojej karty, każdą z jej kością: ładuje tyle żetonów albo płynie dokładnie tyle pól do przodu lub do tyłu. Żadnej akcji nie można pominąć.

            Na koniec rundy ręce się uzupełnia, a kapitanem zostaje następna osoba.
    }
rule-load-title = Załadunek
rule-load-short = Ładunek zajmuje jedną pustą ładownię. Jeśli żadna nie jest pusta, najpierw coś leci za burtę.
rule-load =
    Wszystkie załadowane żetony trafiają do jednej pustej ładowni; do zajętej nigdy się nie dokłada. Jeśli żadna nie jest pusta, najpierw opróżnia się ładownię z czymś innym. Jeśli we wszystkich jest to samo, załadunku nie ma.
rule-arrive-title = Koniec ruchu
rule-arrive-short = Płacisz tylko tam, gdzie ruch się kończy: tyle, ile stoi na polu. Kryjówka nic nie kosztuje.
rule-arrive =
    { $edition ->
        [yassa]
            Liczy się tylko pole, na którym ruch się kończy: najpierw walka, jeśli stoi tam inny statek, potem opłata albo skarb z kryjówki. Z których ładowni płacisz, wybierasz dowolnie. W Pirackiej Zatoce nikt nie walczy i nikt nie płaci.
       *[other]
            Liczy się tylko pole, na którym ruch się kończy: najpierw walka, jeśli stoi tam inny statek, potem opłata albo skarb z kryjówki. Z których ładowni płacisz, wybierasz dowolnie. W Port Royal nikt nie walczy i nikt nie płaci.
    }
rule-fight-title = Walka
rule-fight-short = Gdzie stoi inny statek, tam jest walka: to, czym strzelasz, plus kość; wygrywa wyższa suma. Zwycięzca bierze jedną rzecz.
rule-fight =
    { $edition ->
        [yassa]
            Jeśli statków jest tam kilka, atakujący wybiera jeden z nich; walka jest jedna i nikogo nie przesuwa.

            Atakujący strzela z tylu armat, z ilu chce, i rzuca zwykłą kością. Potem to samo robi obrońca. Wygrywa wyższa suma. Armaty przepadają zawsze. Przy remisie nic się nie dzieje.

            Zwycięzca bierze jedną rzecz: ładunek jednej ładowni albo skarb. Albo nic. Jeśli atakujący nie ma już na opłatę za pole, to są braki w zasobach.
       *[other]
            Jeśli statków jest tam kilka, atakujący wybiera jeden z nich; walka jest jedna i nikogo nie przesuwa.

            Atakujący wystrzeliwuje tyle prochu, ile chce, i rzuca kością walki: { $faces } albo gwiazda. Potem to samo robi obrońca. Wygrywa wyższa suma; gwiazda wygrywa od razu, a po gwieździe atakującego nie ma obrony. Proch przepada zawsze. Przy remisie nic się nie dzieje.

            Zwycięzca bierze jedną rzecz: ładunek jednej ładowni, skarb (z zakrytych losowo) albo oddaje swój przeklęty. Albo nic. Jeśli atakujący nie ma już na opłatę za pole, to są braki w zasobach.
    }
rule-short-title = Braki w zasobach
rule-short-short =
    { $edition ->
        [revised] Nie masz czym zapłacić? Oddajesz, co masz, a jak daleko się cofasz, mówi kość braków.
       *[other] Nie masz czym zapłacić? Oddajesz, co masz, i cofasz się do pierwszego pola, które możesz opłacić.
    }
rule-short =
    { $edition ->
        [revised]
            Kto nie może zapłacić w całości, oddaje, co ma, i rzuca kością: pokazuje ona port, morze, kryjówkę albo gwiazdę. Statek cofa się na najbliższe takie pole, najdalej do Port Royal, i tam nie płaci; z gwiazdą zostaje na miejscu. Także tam może dojść do walki.
       *[other]
            Kto nie może zapłacić w całości, oddaje, co ma, cofa się do pierwszego pola, które da się opłacić z tego, co zostało, i tam płaci. Także tam może dojść do walki.
    }
rule-treasure-title = Skarby
rule-treasure-short =
    { $edition ->
        [yassa] Kto pierwszy zatrzyma się w kryjówce ze skrzynią, bierze skarb: jeden punkt.
       *[other] Kto pierwszy zatrzyma się w kryjówce ze skrzynią, bierze skarb: punkty, przedmiot albo klątwę.
    }
rule-treasure =
    { $edition ->
        [yassa]
            Skrzynia z kryjówki przypada statkowi, który pierwszy się tam zatrzyma. Skarby leżą odkryte i każdy jest wart punkt. Kryjówka bez skrzyni nic nie kosztuje i nic nie daje.
       *[other]
            Kart jest { $cards } (w grze { $lairs }): dobrych { $good }, za { $least } do { $most } punktów, przeklętych { $cursed }, od { $mild } do { $worst }, i { $powers } z przedmiotem, które leżą odkryte. Mapa Morgana: kart na ręce { $hand }. Szabla z Saran: raz w walce możesz przerzucić swoją kość albo zmusić do tego przeciwnika. Lady Beth: +{ $beth } w walkach. Szósta ładownia: jedna ładownia więcej.
    }
rule-ghost-title = Statek Widmo
rule-ghost-short = Przy dwóch graczach płynie zawsze. Rusza się po wszystkich, dwa razy, a steruje nim kapitan; walczy, zbiera punkty i może wygrać.
rule-ghost =
    { $edition ->
        [revised]
            We dwoje płynie zawsze; gdy graczy jest od trzech do pięciu, tylko jeśli gospodarz tak chce. Rusza się po wszystkich, dwa razy, z obiema kośćmi; steruje nim kapitan. Gdy prowadzi, cofa się; gdy jest ostatni, płynie do przodu; w innym razie tak, jak chce kapitan. Nic nie płaci, w walce pomaga mu Lady Beth, a punkty liczy się i jemu: może wygrać.
       *[other]
            We dwoje płynie zawsze. Rusza się po wszystkich, dwa razy, z obiema kośćmi; steruje nim kapitan. Gdy prowadzi, cofa się; gdy jest ostatni, płynie do przodu; w innym razie tak, jak chce kapitan. Nic nie płaci, w walce pomaga mu Lady Beth, a punkty liczy się i jemu: może wygrać.
    }

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-captain = { $edition ->
    [yassa] Jesteś kapitanem: układasz kości dla wszystkich. Górna połowa karty działa według jednej kości, potem dolna według drugiej.
   *[other] Jesteś kapitanem: układasz kości dla wszystkich. Lewa połowa karty działa według kości porannej, potem prawa według wieczornej.
  }
hint-seal = Nikt na to nie czeka. Zagrasz przygotowaną kartę, która pasuje do ułożenia. Plansza może się jeszcze zmienić.
hint-card = { $edition ->
    [yassa] Karta robi dwie rzeczy: górna połowa według jednej kości, potem dolna według drugiej.
   *[other] Karta robi dwie rzeczy: lewa połowa według kości porannej, potem prawa według wieczornej.
  }
hint-load = { $edition ->
    [yassa] Ładunek zajmuje jedną pustą ładownię. Jeśli pustej nie ma, zawartość jednej idzie za burtę. Ale bez armat w obronie tylko rzucasz kością.
   *[other] Ładunek zajmuje jedną pustą ładownię. Jeśli pustej nie ma, zawartość jednej idzie za burtę. Ale bez prochu w obronie tylko rzucasz kością.
  }
hint-route = Tu szlak się rozdziela. Porównaj oba końce: ile kosztują, czy leży tam skarb, z kim trzeba będzie walczyć.
hint-pay = { $edition ->
    [yassa] Gdzie się zatrzymasz, tam płacisz: na morzu prowiantem, w porcie piastrami. Opróżnij całą ładownię, a będzie miejsce na nowy ładunek.
   *[other] Gdzie się zatrzymasz, tam płacisz: na morzu prowiantem, w porcie dublonami. Opróżnij całą ładownię, a będzie miejsce na nowy ładunek.
  }
hint-retreat = Zabrakło na opłatę, więc statek się cofa. Wybierz drogę według tego, co czeka na jej końcu.
hint-found = { $edition ->
    [yassa] Cofasz się do skrzyni, więc możesz odmówić. Każdy skarb daje punkt.
   *[other] Cofasz się do skrzyni, więc możesz odmówić. Skarb to od 3 do 7 punktów, przydatny przedmiot albo klątwa od −2 do −4.
  }
hint-whom = Kto zatrzyma się przy kilku statkach, atakuje jeden; reszta się nie wtrąca. Szukaj pełnych ładowni i słabej obrony.
# Shared by the two hints that follow
hint-fight = { $edition ->
    [yassa] Zwykła kość plus armaty, które przepadają tak czy owak. Kto ma wyższą sumę, bierze od drugiego statku jedną rzecz; przy remisie nikt.
   *[other] Kość (2, 4, 6, 8, 10 albo gwiazda: wygrywa od razu) plus proch, który przepada tak czy owak. Kto ma wyższą sumę, bierze od drugiego statku jedną rzecz; przy remisie nikt.
  }
hint-attack = { hint-fight }
hint-defend = { hint-fight }
hint-powder = To, co wystrzelisz, leży w kilku ładowniach. Opróżnij jedną, jeśli się da: zmieści się tam nowy ładunek.
hint-sabre = Raz w walce szabla każe przerzucić jedną kość, twoją albo cudzą. Liczy się drugi rzut, nawet gorszy.
hint-loot = { $edition ->
    [yassa] Wygrana: weź jedną rzecz. Piastry i skarby to punkty, z prowiantem dopłyniesz dalej. Jeśli atakującemu zabraknie na opłatę za pole, cofnie się.
   *[other] Wygrana: weź jedną rzecz. Dublony to punkty, z prowiantem dopłyniesz dalej, klątwę można oddać. Jeśli atakującemu zabraknie na opłatę za pole, cofnie się.
  }
hint-ghost = Kapitan steruje też Statkiem Widmo. Walczy on z każdym, kogo spotka: trzymaj go z dala od siebie i prowadź na tego, kto jest pierwszy.
primer-aim = Opłyń wyspę; wygrywa, kto ma najwięcej punktów: monety, skarby, droga (przed czerwoną linią −5). Gdzie staniesz, tam płacisz: { $edition ->
    [yassa] na morzu prowiantem, w porcie piastrami.
   *[other] na morzu prowiantem, w porcie dublonami.
  }
primer-symbols = { $edition ->
    [yassa] Pełna strzałka na karcie to ruch do przodu, pusta do tyłu. Moneta, ryba i armata to załadunek: tyle piastrów, prowiantu albo armat, ile pokazuje kość.
   *[other] Pełna strzałka na karcie to ruch do przodu, pusta do tyłu. Moneta, udziec i beczka to załadunek: tyle dublonów, prowiantu albo prochu, ile pokazuje kość.
  }
primer-spaces = { $edition ->
    [yassa] Liczba na polu (albo obok statku na nim) to opłata za postój: na morzu prowiantem, w porcie piastrami. W Pirackiej Zatoce nie ma opłat ani walk.
   *[other] Liczba na polu (albo obok statku na nim) to opłata za postój: na morzu prowiantem, w porcie dublonami. W Port Royal nie ma opłat ani walk.
  }
primer-order = Statki płyną po kolei, pierwszy kapitan. Karty pokazują, co na planszy jest teraz: kto płynie przed tobą, może zabrać skrzynię albo stanąć tam, dokąd płyniesz.
primer-lair = { $edition ->
    [yassa] Kryjówka (czaszka) jest za darmo. Jeśli skrzynia jeszcze tam jest, bierzesz skarb, wart punkt. Jeśli się tam cofniesz, możesz odmówić.
   *[other] Kryjówka (czaszka) jest za darmo. Jeśli jest tam skrzynia, bierzesz skarb: od 3 do 7 punktów, przedmiot albo klątwę od −2 do −4. Jeśli się tam cofniesz, możesz odmówić.
  }
primer-short = { $edition ->
    [revised] Brakuje ci na opłatę? Oddajesz, ile masz, a kość cofa cię do portu, na morze albo do kryjówki. Tam nie płacisz, ale może być walka. Przy gwieździe zostajesz.
   *[other] Brakuje ci na opłatę? Oddajesz, ile masz, cofasz się na najbliższe pole, na które cię jeszcze stać, i tam płacisz. Jeśli stoi tam statek, jest walka.
  }
primer-meet = { $edition ->
    [yassa] Gdy staniesz tam, gdzie inny statek, jest walka: zwykła kość plus armaty. Wygrywa wyższa suma, a wystrzelone armaty przepadają tak czy owak.
   *[other] Gdy staniesz tam, gdzie inny statek, jest walka: kość (2, 4, 6, 8, 10 albo gwiazda: wygrywa od razu) plus proch. Wygrywa wyższa suma, a zużyty proch przepada.
  }
primer-crowd = Jeśli statków jest tam kilka, ten, kto się zatrzymał, wybiera, z kim walczy. Walka jest jedna i nikogo nie przesuwa.
primer-stake = { $edition ->
    [yassa] Zwycięzca bierze od przegranego jedną rzecz: zawartość ładowni albo skarb. Przy remisie nikt nic nie dostaje.
   *[other] Zwycięzca bierze od przegranego jedną rzecz: zawartość ładowni albo skarb, lub oddaje mu swój przeklęty. Przy remisie nikt nic nie dostaje.
  }
primer-guard = { $edition ->
    [yassa] Zaatakowany statek też strzela, ale po rzucie atakującego. Bez armat tylko rzuca kością, więc zostaw choć jedną.
   *[other] Zaatakowany statek też strzela, ale po rzucie atakującego. Bez prochu tylko rzuca kością, więc zostaw trochę.
  }
primer-holds = Ładunek zajmuje pustą ładownię i nic się do niego już nie dołoży. Gdy wszystkie są zajęte, najpierw jeden ładunek innego rodzaju idzie za burtę.
primer-rings = Kółka na planszy pokazują, dokąd prowadzi każdy wybór. Jeśli kółko jest przerywane, nie stać cię tam na opłatę i statek się cofnie.
primer-turns = { $edition ->
    [yassa] Co rundę kapitan rzuca dwiema kośćmi i układa je dla wszystkich: jedną na górną połowę kart, drugą na dolną. Potem kapitanem jest kolejny gracz.
   *[other] Co rundę kapitan rzuca dwiema kośćmi i układa je dla wszystkich: jedną na poranek, drugą na wieczór. Potem kapitanem jest kolejny gracz.
  }
primer-hand = Co rundę grasz jedną kartę z ręki i dobierasz nową. Płyniesz dokładnie tyle, ile pokazuje kość; wcześniej zatrzyma cię tylko meta.
primer-points = { $edition ->
    [yassa] Na koniec liczą się: biała liczba na czerwonym przy twoim polu (w Pirackiej Zatoce 15, przed czerwoną linią −5), piastry i skarby, nic więcej. Przy remisie: kto dalej.
   *[other] Na koniec liczą się: biała liczba na czerwonym przy twoim polu (w Port Royal 15, przed czerwoną linią −5), dublony i skarby, nic więcej. Przy remisie: kto dalej.
  }
primer-map = Mapa Morgana: kto ją ma, trzyma na ręce o jedną kartę więcej.
primer-sabre = Szabla z Saran: kto ją ma, raz w walce każe przerzucić jedną kość, swoją albo cudzą.
primer-beth = Lady Beth: dodaje statkowi 2 w każdej walce.
primer-hold = Szósta ładownia: ten skarb to jeszcze jedna ładownia. Jak każdy skarb można ją stracić w walce.
primer-curse = Przeklęty skarb odbiera ci punkty na koniec. Jeśli wygrasz walkę, możesz go oddać przegranemu.
primer-phantom = Statek Widmo płynie ostatni, a steruje nim kapitan. Nic nie płaci, walczy z każdym, kogo spotka, i może wygrać.

# Stałe rozkazy: co jest postanowione z góry i jak

order-line = { $line ->
    [fork] Którędy na rozwidleniu?
    [room] Co wyrzucić, gdy brakuje ładowni?
    [pay] Z których ładowni płacić?
    [whom] Kogo atakować?
    [attack] Ile wystrzelić w ataku?
    [defence] Ile wystrzelić w obronie?
    [sabre] Kiedy użyć Szabli z Saran?
    [loot] Co brać po zwycięstwie?
    [found] Co zrobić ze skarbem, na który trafisz przez braki?
   *[ghost] Dokąd prowadzić Statek Widmo?
  }
order-way = { $way ->
    [fork-best] tam, gdzie droga, skarb i cena razem są najlepsze
    [fork-treasure] do skarbu, potem gdzie najtaniej
    [fork-cheap] gdzie najtaniej
    [fork-peace] gdzie nie ma statków
    [fork-far] jak najdalej
    [fork-near] jak najbliżej
    [fork-line] byle nie przed linię startu
    [room-worth] najmniej cenny ładunek
    [room-few] { $gold ->
        [piastre] gdzie jest najmniej żetonów, piastry na końcu
       *[gold] gdzie jest najmniej żetonów, dublony na końcu
      }
    [room-food] { $food ->
        [provision] najpierw prowiant
       *[food] najpierw prowiant
      }
    [room-powder] { $powder ->
        [cannon] najpierw armaty
       *[powder] najpierw proch
      }
    [pay-empty] tak, żeby opróżnić ładownię, jeśli się da
    [pay-large] najpierw z najpełniejszej
    [whom-rich] statek z najcenniejszym łupem
    [whom-gold] { $gold ->
        [piastre] statek, który ma najwięcej piastrów w jednej ładowni
       *[gold] statek, który ma najwięcej dublonów w jednej ładowni
      }
    [whom-weak] najsłabszy statek
    [whom-leader] statek, który prowadzi
    [attack-worth] tyle, ile się opłaca
    [attack-chance] tyle, żeby szansa wygranej wynosiła co najmniej { $n }%, a jeśli się nie da, nic
    [attack-none] nic
    [attack-all] wszystko
    [attack-some] { $n }, a jeśli jest mniej, wszystko
    [defence-worth] tyle, ile się opłaca
    [defence-chance] tyle, żeby szansa wygranej wynosiła co najmniej { $n }%, a jeśli się nie da, nic
    [defence-none] nic
    [defence-all] wszystko
    [defence-some] { $n }, a jeśli jest mniej, wszystko
    [sabre-odds] zawsze, gdy to pomaga
    [sabre-stars] tylko przeciw gwieździe
    [sabre-never] nigdy
    [loot-worth] to, co najcenniejsze
    [loot-mild] to, co najcenniejsze; z przeklętych oddać najłagodniejszy
    [loot-nothing] nic
    [found-take] zabrać
    [found-leave] zostawić
    [ghost-rich] na statek z najcenniejszym łupem, nigdy na mój
    [ghost-leader] na statek, który prowadzi, nigdy na mój
   *[ghost-calm] tam, gdzie nikogo nie ma
  }
order-liking = { $what ->
    [gold] { $gold ->
        [piastre] piastry
       *[gold] dublony
      }
    [food] { $food ->
        [provision] prowiant
       *[food] prowiant
      }
    [powder] { $powder ->
        [cannon] armaty
       *[powder] proch
      }
    [power] przedmiot
    [unseen] skarb
   *[curse] oddać przeklęty skarb
  }

# ── przycisk każdego rodzaju pytań ──
verb-captain = Ułóż i zagraj
verb-seal = Przygotuj kartę
verb-card = Zagraj tę kartę
verb-load = Załaduj
verb-route = Płyń tędy
verb-pay = Zapłać
verb-retreat = Cofnij się
verb-found = Wybierz
verb-whom = Atakuj
verb-attack = Strzelaj
verb-defend = Strzelaj
verb-powder = Strzelaj
verb-sabre = Wybierz
verb-loot = Wybierz
verb-ghost = Prowadź tędy
