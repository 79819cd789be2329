game-title = Tunel
edition-jamaica = wariant „Jamajka”
edition-tortuga = wariant „Tortuga”
edition-hispaniola = wariant „Hispaniola”
edition-jamaica-about = ręce są zakryte, a karty dobiera się w ciemno z talii
edition-tortuga-about = wszystkie ręce są odkryte, a karty bierze się z odkrytego rzędu dwunastu kart
edition-hispaniola-about = ręce są zakryte, a karty bierze się z odkrytego rzędu dwunastu kart
game-short = ucieczka do szalupy
game-about = Sześciu piratów, sześć symboli, jedna szalupa. Kto dziś się cofnie, jutro ucieknie dalej.
game-goal = Przeprowadź wszystkich swoich piratów tunelem do szalupy, zanim zrobi to ktoś inny.
option-sections = Ile segmentów ma tunel
option-pirates = Ilu piratów ma każdy

symbol = { $symbol ->
    [flag] flaga
    [sabre] szabla
    [pistol] pistolet
    [key] klucz
    [bottle] butelka
   *[tricorne] kapelusz
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
moment = runda { $round }

ask-forward = Akcja 1 z 3: do przodu
ask-action = { $action ->
    [1] Akcja 1 z 3: do przodu albo do tyłu
   *[other] Akcja { $action } z 3 albo koniec tury
  }
waiting-action = { $who-is ->
    [you] Twoja tura, akcja { $action } z 3
   *[other] Gra { $who }, akcja { $action } z 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = do tyłu po karty
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = do tyłu: { from-word } → { to-word }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }
pick-way = { $from ->
    [entrance] { from-word } → pole { $to }
    [boat] { from-word } → pole { $to }
   *[other] pole { $from } → { to-word }
  }
pick-cards = { $cards ->
    [one] +{ $cards } karta
    [few] +{ $cards } karty
   *[other] +{ $cards } kart
  }
aside-last-card = Ostatnia karta: bez kart trzeba się cofnąć, choćby z szalupy.
aside-no-back = Nie ma dokąd się cofnąć: z tyłu nie ma pola z jednym lub dwoma piratami.
choice-stop = Wystarczy, kończę turę

short-you = Ty
short-way = { from-word } → { to-word }

told-began = { $who-is ->
    [you] Piraci stoją przy wejściu. Zaczynasz.
   *[other] Piraci stoją przy wejściu. Zaczyna { $who }.
  }
told-laid = { $cards ->
    [one] W rzędzie leży { $cards } nowa karta.
    [few] W rzędzie leżą { $cards } nowe karty.
   *[other] W rzędzie leży { $cards } nowych kart.
  }
told-reshuffled = Odrzucone karty potasowane: to znów talia.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}Pirat mija { $passed } zajęte pole.
    [few] {" "}Pirat mija { $passed } zajęte pola.
   *[other] {" "}Pirat mija { $passed } zajętych pól.
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
    [you] Cofasz się, { from-word } → { to-word }, { met-words }, i { $cards ->
        [0] nic nie bierzesz: nie ma już kart
        [one] bierzesz { $cards } kartę
        [few] bierzesz { $cards } karty
       *[other] bierzesz { $cards } kart
      }.
   *[other] { $who } cofa się, { from-word } → { to-word }, { met-words }, i { $cards ->
        [0] nic nie bierze: nie ma już kart
        [one] bierze { $cards } kartę
        [few] bierze { $cards } karty
       *[other] bierze { $cards } kart
      }.
  }
news-boat = { $who }: w szalupie { $n } z { $all }
befell-ran = Do przodu, { $way } ({ symbol })
befell-back = Do tyłu, { $way }; bez karty
befell-drew = Do tyłu, { $way }; nowe: { symbol }
befell-turn = { $who }: { $did }
befell-for = { $way } +{ $cards }
befell-on = { $way } → { to-word }
befell-forward = { $n } do przodu
befell-backward = { $n } do tyłu { pick-cards }
befell-boat = { $n } do szalupy
befell-and = { $some }, { $more }
befell-also = { $some }, { symbol }
befell-more = jeszcze { $n }
news-run = { $who } biegnie: { from-word } → { to-word }
news-back = { $who } cofa się: { $cards ->
    [0] bez karty
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
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
plan-elsewhere = Teraz byłoby { from-word } → { now-word }, a nie → { to-word }.
plan-cards = { from-word }, do tyłu: teraz daje to { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
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
chart-boat = Piraci w szalupie
chart-behind = Ile pól za prowadzącym
highlight-run = Najdłuższy bieg
highlight-back = Najodważniejszy krok w tył
highlight-turn = Najlepsza tura
highlight-in-round = Runda { $round }. { $told }
highlight-turn-told = { $who-is ->
    [you] W jednej turze zyskujesz { $divisions ->
        [one] { $divisions } pole
        [few] { $divisions } pola
       *[other] { $divisions } pól
      }.
   *[other] { $who } zyskuje w jednej turze { $divisions ->
        [one] { $divisions } pole
        [few] { $divisions } pola
       *[other] { $divisions } pól
      }.
  }

board = Tunel: { $divisions ->
    [one] { $divisions } pole
    [few] { $divisions } pola
   *[other] { $divisions } pól
  }, od twierdzy do szalupy
legend-symbol = tu prowadzi karta z tym symbolem
legend-crowd = jeden lub dwaj piraci: tu cofasz się po karty
tally = przy wejściu { $entrance }, w tunelu { $tunnel }, w szalupie { $boat }
stands = miejsce { $place } z { $all }
stands-gap = { $far ->
    [ahead] prowadzi { $who }
    [behind] następne miejsce: { $who }
   *[level] { $several ->
        [yes] na równi z innymi
       *[no] na równi z tobą { $who }
      }
  }
bearings = Twoi piraci: { tally }. { $far ->
    [ahead] Prowadzi { $who }.
    [behind] Prowadzisz, potem { $who }.
   *[level] { $who } idzie z tobą łeb w łeb.
  }
hand = Piraci: { tally }. { $cards ->
    [0] Na ręce nie ma kart.
    [one] Na ręce { $cards } karta.
    [few] Na ręce { $cards } karty.
   *[other] Na ręce { $cards } kart.
  }
hand-line = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }
seat-line = { hand-line } · { tally }
row-line = Odkryty rząd, od najbliższej karty: { $cards }
pile-row = Odkryty rząd
pile-arrow = Karty bierze się od tej strony
pile-discard = Stos odrzuconych kart
pile-top = Na wierzchu: { symbol }
pile-empty = pusty
pile-deck = { $cards ->
    [0] Talia się skończyła.
    [one] W talii { $cards } karta.
    [few] W talii { $cards } karty.
   *[other] W talii { $cards } kart.
  }

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = Cel
rule-aim-short = Przeprowadź wszystkich swoich piratów tunelem do szalupy. Kto zrobi to pierwszy, od razu wygrywa.
rule-aim =
    Wyprowadzasz sześciu piratów z twierdzy-więzienia tunelem do szalupy. Kto pierwszy ma w szalupie wszystkich swoich piratów, od razu wygrywa. Stół może umówić się na mniej piratów i na krótszy tunel.
rule-tunnel-title = Tunel i karty
rule-tunnel-short = Na każdym polu jest jeden z sześciu symboli, na każdej karcie też.
rule-tunnel =
    Tunel składa się z sześciu segmentów po sześć pól; ich kolejność, strona i kierunek są losowe. W każdym segmencie każdy z sześciu symboli jest raz: flaga, szabla, pistolet, klucz, butelka, kapelusz. Przy wejściu i w szalupie mieści się dowolna liczba piratów.

    Kart jest { $all }, po { $each } z każdym symbolem. Kto ma pierwszą turę, rozstrzyga los.
rule-turn-title = Twoja tura
rule-turn-short = W turze jedna, dwie albo trzy akcje: do przodu lub do tyłu, dowolnymi swoimi piratami.
rule-turn =
    Wykonujesz jedną, dwie albo trzy akcje: do przodu lub do tyłu, w dowolnej kolejności, jednym piratem albo kilkoma. Pierwsza akcja jest obowiązkowa, po niej możesz skończyć w każdej chwili.

    Wziętą kartę wolno zagrać w tej samej turze, a na ręce może być dowolnie wiele kart.
rule-forward-title = Do przodu: za kartę
rule-forward-short = Zagraj kartę, a pirat biegnie na najbliższe wolne pole z jej symbolem. Jeśli takiego przed nim nie ma, wskakuje do szalupy.
rule-forward =
    Zagrywasz kartę i prowadzisz jednego ze swoich piratów od wejścia albo z pola na najbliższe pole przed nim z tym symbolem, na którym nikt nie stoi. Zajęte pola mija, także te z twoimi piratami. Jeśli wolnego pola przed nim nie ma, wskakuje prosto do szalupy.

    Karta trafia na stos odrzuconych kart; przejrzeć go może każdy.
rule-back-title = Do tyłu: po nowe karty
rule-back-short = Cofnij się do jednego lub dwóch piratów, wszystko jedno czyich, i weź tyle samo kart.
rule-back =
    Cofasz jednego ze swoich piratów na najbliższe pole za nim, na którym stoi jeden pirat albo dwóch, wszystko jedno czyich. Za jednego bierzesz jedną kartę, za dwóch dwie. Pola wolne i pola z trzema piratami mija, więc na polu nigdy nie stoi więcej niż trzech.

    Jeśli takiego pola za nim nie ma, pirat nie może się cofnąć; do wejścia nie wraca się nigdy. Z szalupy wolno się cofnąć.
rule-cards-title = Skąd biorą się karty
rule-cards-short = { $hands ->
    [unseen] Nowe karty dobiera się w ciemno z talii; ręce są zakryte.
    [unseen-open] Nowe karty dobiera się w ciemno z talii; ręce są odkryte.
    [row-open] Nowe karty bierze się z odkrytego rzędu, po kolei; ręce są odkryte.
   *[row] Nowe karty bierze się z odkrytego rzędu, po kolei; ręce są zakryte.
  }
rule-cards = Każdy dostaje na początek karty: { $hand }. { $hands ->
    [unseen] Ręce są zakryte, a karty dobiera się w ciemno z talii.
    [unseen-open] Wszystkie ręce są odkryte, a karty dobiera się w ciemno z talii.
    [row-open] Wszystkie ręce są odkryte. Karty leżą w odkrytym rzędzie ({ hand-line }); bierze się je z jednego jego końca, po kolei.
   *[row] Karty leżą w odkrytym rzędzie ({ hand-line }); bierze się je z jednego jego końca, po kolei. Ręce są zakryte: którą kartę wzięto z rzędu, widzą wszyscy, potem widzi ją tylko jej właściciel.
  }
rule-rare-title = Częste pytania
rule-rare-short = Co się dzieje, gdy kończą się karty albo nikt nie ma ruchu.
rule-rare =
    Talia się skończyła: tasuje się odrzucone karty na nową talię, ale dopiero wtedy, gdy potrzebna jest karta. Jeśli i ich nie ma, bierze się tyle, ile jest; cofnięcie i tak się liczy.

    { $from ->
        [deck] { "" }
       *[row] Rząd się skończył: od razu wykłada się nowy, nawet między dwiema kartami jednego cofnięcia.
    }

    Nie masz ruchu: tura przepada. Jeśli nikt nie ma już ruchu, gra się kończy: wygrywa, kto ma najwięcej piratów w szalupie, przy remisie większa suma osiągniętych pól (wejście liczy się jako 0, szalupa o jeden więcej niż ostatnie pole), a jeśli znów jest remis, zwycięstwo jest wspólne.

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-first = Zagraj kartę, a pirat biegnie na najbliższe wolne pole z jej symbolem, mijając zajęte. Albo cofnij się po karty, choćby z szalupy: po jednej za każdego pirata tam.
hint-next = Do trzech akcji w turze, jakich chcesz. Kończ wcześniej, by oszczędzić karty; cofaj się, póki blisko za twoim piratem stoi dwóch.
verb-first = Potwierdź
verb-next = { verb-first }
