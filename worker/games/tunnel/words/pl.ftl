game-title = Tunel
edition-jamaica = wariant „Jamajka”
edition-tortuga = wariant „Tortuga”
edition-hispaniola = wariant „Hispaniola”
edition-jamaica-about = ręce są zakryte, a karty dobiera się w ciemno z talii
edition-tortuga-about = wszystkie ręce są odkryte, a karty bierze się z odkrytego rzędu dwunastu kart
edition-hispaniola-about = ręce są zakryte, a karty bierze się z odkrytego rzędu dwunastu kart
game-about = Sześciu piratów, sześć symboli, jedna szalupa. Kto dziś się cofnie, jutro ucieknie dalej.
game-goal = Przeprowadź wszystkich swoich piratów tunelem do szalupy, zanim zrobi to ktoś inny.
option-sections = Segmenty tunelu
option-pirates = Piraci każdego gracza

symbol = { $symbol ->
    [flag] flaga
    [sabre] szabla
    [pistol] pistolet
    [key] klucz
    [bottle] butelka
   *[tricorne] trójgraniasty kapelusz
  }
place = { $place ->
    [entrance] wejście
    [boat] szalupa
   *[other] pole { $place }
  }
from-word = { $from ->
    [entrance] wejście
    [boat] szalupa
   *[other] { $from }
  }
to-word = { $to ->
    [boat] szalupa
   *[other] { $to }
  }
brief = tura { $turn }
moment = tura { $turn }

ask-action = { $action ->
    [1] Akcja 1 z 3: zagraj kartę i idź do przodu albo cofnij się po karty
   *[other] Akcja { $action } z 3 albo koniec tury
  }
waiting-action = { $who-is ->
    [you] Twoja tura, akcja { $action } z 3
   *[other] Gra { $who }, akcja { $action } z 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = do tyłu
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = do tyłu: { from-word } → { to-word }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }
choice-stop = Wystarczy, kończę turę

told-began = { $who-is ->
    [you] Piraci stoją przy wejściu. Zaczynasz.
   *[other] Piraci stoją przy wejściu. Zaczyna { $who }.
  }
told-laid = { $cards ->
    [one] W rzędzie leży { $cards } nowa karta.
    [few] W rzędzie leżą { $cards } nowe karty.
   *[other] W rzędzie leży { $cards } nowych kart.
  }
told-reshuffled = Stos odrzuconych kart zostaje potasowany i staje się talią.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}Mija { $passed } zajęte pole.
    [few] {" "}Mija { $passed } zajęte pola.
   *[other] {" "}Mija { $passed } zajętych pól.
  }
told-advanced = { $who-is ->
    [you] Zagrywasz: { symbol }, { from-word } → { to-word }.
   *[other] { $who } zagrywa: { symbol }, { from-word } → { to-word }.
  }{ passed-words }
met-words = { $met ->
    [1] gdzie stoi jeden pirat
   *[other] gdzie stoi dwóch piratów
  }
told-retreated = { $who-is ->
    [you] Cofasz się, { from-word } → { to-word }, { met-words }, i bierzesz { $cards ->
        [0] zero kart: nie ma już żadnej
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
      }.
   *[other] { $who } cofa się, { from-word } → { to-word }, { met-words }, i bierze { $cards ->
        [0] zero kart: nie ma już żadnej
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
      }.
  }
told-drew = { $who-is ->
    [you] Bierzesz { $pile ->
        [row] z rzędu
       *[deck] z talii
      }: { symbol }.
   *[other] { $who } bierze { $pile ->
        [row] z rzędu
       *[deck] z talii
      }: { symbol }.
  }
told-missed = { $who-is ->
    [you] Nie masz ruchu: tracisz turę.
   *[other] { $who } nie ma ruchu i traci turę.
  }
told-escaped = { $who-is ->
    [you] Wszyscy twoi piraci siedzą w szalupie: wygrywasz.
   *[other] { $who } wygrywa: cała załoga siedzi w szalupie.
  }
told-stood = Nikt nie ma już ruchu: koniec gry.

# ── plany: dlaczego krok nie został zagrany ──
now-word = { $now ->
    [boat] szalupa
   *[other] { $now }
  }
plan-elsewhere = Teraz to { from-word } → { now-word }, a nie → { to-word }.
plan-cards = { from-word }, do tyłu: teraz daje to { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }.
plan-gone = { symbol }, { from-word }: teraz nie da się tak zagrać.
plan-gone-back = { from-word }, do tyłu: teraz nie da się tak pójść.

part-free = piratów w szalupie
part-way = suma pól
why-escaped = { $who-is ->
    [you] Wszyscy twoi piraci siedzą w szalupie.
   *[other] { $who }: cała załoga siedzi w szalupie.
  }
why-stood = Nikt nie miał już ruchu. Decyduje liczba piratów w szalupie, potem suma pól.
why-running = Decyduje liczba piratów w szalupie, potem suma pól.

board = Tunel: pól { $divisions }, od twierdzy do szalupy
tally = przy wejściu { $entrance }, w tunelu { $tunnel }, w szalupie { $boat }
hand = Piraci: { tally }. { $cards ->
    [0] Na ręce nie ma kart.
    [one] Na ręce { $cards } karta.
    [few] Na ręce { $cards } karty.
   *[other] Na ręce { $cards } kart.
  }
hand-line = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }
seat-line = { hand-line } · { tally }
row-line = Odkryty rząd, najpierw następna karta: { $cards }
pile-row = Odkryty rząd
pile-arrow = Karty bierze się od tej strony
pile-discard = Stos odrzuconych kart
pile-top = Na wierzchu: { symbol }
pile-empty = pusty
pile-deck = { $cards ->
    [0] Talia się skończyła.
    [one] W talii { $cards } karta.
    [few] W talii { $cards } karty.
   *[other] W talii { $cards } kart.
  }

## The rules, told briefly; an empty line parts two paragraphs

rules-1-title = Cel
rules-1 =
    Wyprowadzasz sześciu piratów z twierdzy-więzienia tunelem do szalupy. Czyi piraci pierwsi znajdą się w szalupie co do jednego, ten natychmiast wygrywa. Stół może umówić się na mniej piratów i na krótszy tunel.
rules-2-title = Tunel i karty
rules-2 =
    Tunel składa się z sześciu segmentów po sześć pól; ich kolejność, strona i kierunek są losowe. W każdym segmencie każdy z sześciu symboli jest raz: flaga, szabla, pistolet, klucz, butelka, trójgraniasty kapelusz. Przy wejściu i w szalupie mieści się dowolna liczba piratów.

    Kart jest 102, po 17 z każdym symbolem. Każdy zaczyna z sześcioma kartami; kto ma pierwszą turę, rozstrzyga los.
rules-3-title = Twoja tura
rules-3 =
    Wykonujesz jedną, dwie albo trzy akcje: do przodu lub do tyłu, w dowolnej kolejności, jednym piratem albo kilkoma. Pierwsza akcja jest obowiązkowa, po niej możesz skończyć w każdej chwili.

    Wziętą kartę wolno zagrać w tej samej turze, a na ręce może być dowolnie wiele kart.
rules-4-title = Do przodu: za kartę
rules-4 =
    Zagrywasz kartę i prowadzisz jednego ze swoich piratów od wejścia albo z pola na najbliższe pole przed nim z tym symbolem, na którym nikt nie stoi. Zajęte pola mija, także te z twoimi piratami. Jeśli wolnego pola przed nim nie ma, wskakuje prosto do szalupy.

    Karta trafia na stos odrzuconych kart; przejrzeć go może każdy.
rules-5-title = Do tyłu: po nowe karty
rules-5 =
    Cofasz jednego ze swoich piratów na najbliższe pole za nim, na którym stoi jeden pirat albo stoją dwaj, wszystko jedno czyi. Za jednego bierzesz jedną kartę, za dwóch dwie. Pola wolne i pola z trzema piratami mija, więc na polu nigdy nie stoi więcej niż trzech.

    Jeśli takiego pola za nim nie ma, pirat nie może się cofnąć; do wejścia nie wraca się nigdy. Z szalupy wolno się cofnąć.
rules-6-title = Trzy warianty
rules-6 =
    Wariant „Jamajka”: ręce są zakryte, a karty dobiera się w ciemno z talii.

    Wariant „Tortuga”: wszystkie ręce są odkryte, a dwanaście kart leży w odkrytym rzędzie. Karty bierze się z jednego końca rzędu, po kolei.

    Wariant „Hispaniola”: odkryty rząd jak w „Tortudze”, ale ręce są zakryte. Którą kartę wzięto z rzędu, widzą wszyscy; potem widzi ją tylko jej właściciel.
rules-7-title = O co się pyta
rules-7 =
    Talia się skończyła: stos odrzuconych kart zostaje potasowany i staje się talią, ale dopiero wtedy, gdy potrzebna jest karta. Jeśli i on jest pusty, bierze się tyle, ile jest; cofnięcie i tak się liczy.

    Rząd się skończył: od razu wykłada się dwanaście nowych kart, nawet między dwiema kartami jednego cofnięcia.

    Nie ma żadnej akcji: tura przepada. Jeśli nikt nie ma już akcji, gra się kończy: wygrywa ten, kto ma najwięcej piratów w szalupie, potem ten, kto ma większą sumę osiągniętych pól (wejście liczy się jako 0, szalupa o jeden więcej niż ostatnie pole), a inaczej zwycięstwo jest wspólne.
