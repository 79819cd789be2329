## What every page shares

layout-skip = Do treści
layout-mine = Moje stoły
layout-new = Otwórz stół
layout-rules = Zasady
layout-language = Język
layout-more = Inne strony
layout-about = Packetboat jest bezpłatny, nie wymaga konta i nikogo nie śledzi.

## Times

time-since = od
time-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }{ $hours ->
    [0] {""}
    [one] , { $hours } godzina
    [few] , { $hours } godziny
   *[other] , { $hours } godzin
  }
time-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
  }{ $minutes ->
    [0] {""}
    [one] , { $minutes } minuta
    [few] , { $minutes } minuty
   *[other] , { $minutes } minut
  }
time-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }

## The table

table-board = Plansza
table-list = Plansza jako lista
map-open = Cała plansza
map-short = Plansza
map-close = Zamknij planszę
map-near = Plansza wokół ciebie
table-watching = oglądasz
table-you = grasz jako
table-mine = U mnie
table-others = Moje inne stoły
table-crew = Pozostali
table-all = Przy stole
table-take-back = Cofnij moją ostatnią odpowiedź
table-undo = Cofnij
table-notice = { $what ->
    [forgotten] Przeglądarka zapomniała to miejsce. Osobisty link nadal je otwiera, tutaj i wszędzie indziej.
    [too-many] Więcej już nie można: najpierw coś usuń.
    [reported] Zgłoszone. List do prowadzących ten serwis jest w drodze.
    [reported-before] Mamy już twoje zgłoszenie.
    [stale] Gra poszła już dalej. Zobacz niżej, co się wydarzyło, i wybierz jeszcze raz.
    [passed] Na to pytanie ktoś już odpowiedział albo jego czas minął. Oto, jak jest teraz.
    [counted] Ta odpowiedź już się liczy. Jeden raz wystarczy.
    [too-often] W tej rundzie nie możesz już tego zmienić. Liczy się twój ostatni wybór.
    [unanswered] Nic nie jest jeszcze wybrane. Wybierz coś powyżej i naciśnij przycisk jeszcze raz.
    [took-back] Cofnięte. Możesz odpowiedzieć jeszcze raz.
    [owner-only] To może zrobić tylko właściciel miejsca, nie zastępca.
    [not-now] Teraz się nie da: gra poszła już dalej. Zobacz niżej, jak jest teraz.
    [nothing-said] Nie ma czego wysłać: najpierw coś napisz.
    [said-enough] Więcej twoich wiadomości ten stół nie pomieści. Napisz gdzie indziej.
    [too-long] To za długie. Skróć do 2000 znaków.
    [too-fast] To za dużo naraz. Poczekaj trochę.
    [no-such-vote] To głosowanie jest już zakończone. Zobacz, jak jest teraz.
    [not-a-voter] W tym głosowaniu decydują pozostali. Poczekaj na wynik.
    [refused-before] Pozostali się na to nie zgodzili. Poczekaj z następnym głosowaniem.
    [agreed-before] Pozostali niedawno już się na to zgodzili. Zagraj dalej, potem możesz poprosić znowu.
    [same-address] To miejsce ma już ten e-mail. Wpisz inny.
    [bad-date] Ten dzień nie pasuje. Wybierz inny.
    [bad-hours-zone] Nie ma strefy czasowej o takiej nazwie. Wybierz ją z listy.
    [bad-hours-day] Zaznacz co najmniej 4 godziny dziennie.
    [bad-hours-weekdays] Wybierz przynajmniej jeden dzień tygodnia.
    [bad-hours-week] Zaznacz co najmniej 24 godziny w tygodniu.
    [bad-absence-empty] Ostatni dzień nie może być przed pierwszym ani w przeszłości. Wybierz inny.
    [bad-absence-far] To za daleko. Wybierz dni w ciągu najbliższego roku.
    [bad-absence-times] Wszystkie twoje nieobecności przy tym stole są już wykorzystane. Możesz oddać miejsce zastępcy.
    [bad-absence-days] Tylu dni przy tym stole już ci nie zostało. Wybierz mniej.
    [bad-absence-late] Twój czas już minął, nieobecność nie pomoże. Odpowiedz, zanim zrobi to bot.
    [bad-absence-none] Ta nieobecność już minęła albo jest odwołana. Jeśli trzeba, zapowiedz nową.
    [bad-address] To nie wygląda na e-mail. Sprawdź go.
    [not-sure] Nic się nie zmieniło: najpierw zaznacz, że na pewno tego chcesz.
    [plan-turn] To już twoja tura: odpowiedz przy stole.
    [plan-gone] Twoja tura już się zaczęła albo tego nie da się teraz zaplanować. Spójrz jeszcze raz.
    [plan-changed] Plan zmienił się na innej twojej stronie. Tutaj jest ten, który się liczy.
    [plan-empty] Wybierz choć jedną akcję.
    [too-late-to-take-back] Tego nie da się już cofnąć: coś zostało odkryte. Może pozostali się zgodzą: zajrzyj do „{ deeds }”.
   *[other] Nic się nie zmieniło.
  }

ask-mine = Twój ruch
ask-last = Czekamy już tylko na ciebie
ask-may = Jeśli chcesz
ask-may-back = Do pytania
ask-may-ribbon = Bez pośpiechu
ask-may-about = Nikt na to nie czeka. Twój wybór zadziała, gdy przyjdzie na niego pora; do tego czasu możesz go zmienić.
ask-several = { $count ->
    [one] { $count } pytanie do ciebie
    [few] { $count } pytania do ciebie
   *[other] { $count } pytań do ciebie
  }
ask-rarer = { $count ->
    [one] Jeszcze { $count } wybór
    [few] Jeszcze { $count } wybory
   *[other] Jeszcze { $count } wyborów
  }
ask-groups = Które możliwości pokazać
ask-spare = { $count ->
    [one] Jeszcze { $count } wybór, który nic nie daje
    [few] Jeszcze { $count } wybory, które nic nie dają
   *[other] Jeszcze { $count } wyborów, które nic nie dają
  }
ask-answer = Odpowiedz
own-link = Mój osobisty link
own-link-and-settings = Moje ustawienia i osobisty link
ask-rules = Co mówią zasady
ask-hint-more = Więcej poniżej
ask-hint-heading = Warto wiedzieć
ask-hint-others = Więcej wskazówek
ask-hints-off = Ukryj wskazówki
hints-on = Znów objaśniaj pytania
hints-are = { $state ->
    [on] Każdy rodzaj pytań jest objaśniany, gdy pojawia się po raz pierwszy.
   *[off] Pytania nie są już objaśniane.
  }

waiting-change = Zmień
waiting-letter = { $lettered ->
    [yes] Gdy przyjdzie twój ruch, przyjdzie i list. Możesz zamknąć tę stronę.
   *[no] Wróć swoim linkiem: ta strona powie, kiedy twój ruch.
  }
waiting-held = Ruch ma { $who }. Przejdź na to miejsce
waiting-mine = Teraz nie twój ruch
waiting-watcher = Stół czeka

seats-awaited = czekamy
seats-asleep = śpi
seats-asked = ma ruch
seats-taken = na miejscu
seats-expected = miejsce czeka
seats-held = Miejsca w tej przeglądarce

seating-heading = { $free ->
    [0] Są już wszyscy
    [one] Wolne jest jeszcze { $free } miejsce
    [few] Wolne są jeszcze { $free } miejsca
   *[other] Wolnych jest jeszcze { $free } miejsc
  }
seating-start = Gra zacznie się, gdy tylko wszyscy usiądą.
seating-host = Rozdaj miejsca
seating-meanwhile = Tymczasem

past-heading = { $round ->
    [0] Krok { $position }
   *[other] Runda { $round }, krok { $position }
  }
past-about = Tak wyglądał stół wtedy. Teraz gra jest przy kroku { $latest }.
past-now = Wróć do gry
past-back = Graj stąd dalej
past-back-about = { $whose ->
    [own] {""}
   *[all] Zgodzić się muszą wszyscy przy stole.{" "}
  }To, co było po tym kroku, zostaje w dzienniku jako cofnięte; kości i karty będą nowe.
past-back-ask = { $whose ->
    [own] Wróć tutaj
   *[all] Zaproponuj, żeby tu wrócić
  }

steps = Od kroku do kroku
steps-first = Na początek
steps-back = Krok wstecz
steps-on = Krok dalej
steps-now = Do obecnego kroku

end-verdict = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
  }{ $scored ->
    [yes] {", "}wynik { $n }
   *[no] {""}
  }
end-share = Udostępnij
end-share-link = Strona dla widzów
end-share-hint = Z tym linkiem można oglądać, ale nie grać.
end-share-look = Zobacz ją
end-picture = Wynik gry na obrazku
end-remembered = Co zostanie w pamięci
chart-table = Jako tabela
chart-turn = Runda
end-ranking = Wyniki
end-place = Miejsce
end-who = Kto
end-you = ty
end-total = Razem
end-watch = Obejrzyj od początku
end-proof = Sprawdź losowania
end-file = Cała gra w jednym pliku

ledger-decisions = liczba decyzji
ledger-waits = { $n ->
    [one] oczekiwanie
    [few] oczekiwania
   *[other] oczekiwań
  }
ledger-median = typowe oczekiwanie
ledger-decided = { $n ->
    [one] decyzja
    [few] decyzje
   *[other] decyzji
  }
ledger-seats = Na kogo stół czekał
ledger-waited = stół czekał łącznie
ledger-who = { $who }
ledger-own = Twoje wizyty: { $visits }.
ledger-own-waited = Stół czekał na ciebie łącznie: { $waited }.
ledger-rounds = Runda po rundzie
ledger-round = Runda { $round }

dice-summary = Jak sprawdzić losowania
dice-sealed = Sekret, od którego zależy każdy rzut i każda karta, ustalono, zanim ktokolwiek usiadł. Oto jego odcisk (SHA-256). Sam sekret zobaczysz po grze.
dice-open = Sekret jest już jawny: widać go pod jego odciskiem (SHA-256). Każdy może z jego pomocą powtórzyć wszystkie losowania.

## The log

log-since = Gdy cię nie było
film-watch = Obejrzyj
film-play = Odtwórz
film-pause = Zatrzymaj
film-bar = Pozycja w filmie
log-newest = Co się wydarzyło
log-nothing = Na razie nic.
log-whole = Cały dziennik
log-heading = Cały dziennik
log-numbers = Liczba otwiera planszę z tamtej chwili.
log-position = Krok { $position }
log-back = Wróć do stołu
log-void = cofnięte
log-epoch = Serwis przywrócono z kopii zapasowej. To, co działo się po jej zrobieniu, przepadło; gra toczy się stąd dalej, z nowymi kośćmi.
log-put-back = Stół wraca do kroku { $position }. To, co było potem, jest cofnięte.
log-took-back = { $who-is ->
    [you] Cofasz ostatnią odpowiedź.
   *[other] { $who } cofa ostatnią odpowiedź.
  }
log-by = { $by ->
    [forced] nie ma innego wyboru
    [order] według stałych rozkazów
    [bot] odpowiedź bota
   *[time] czas minął
  }
log-by-who = { $by }: { $names }

# ── names of tables, for who types none ──
table-name-usual = { $n ->
    [1] Ucieczka o świcie
    [2] Pomyślny wiatr w piątek
    [3] Długa droga dookoła
    [4] Sól i proch
    [5] Latarnie na nabrzeżu
    [6] Powolne regaty
    [7] Dziesięć węzłów i list
   *[0] Poczta Zachodnioindyjska
  }

## Home

home-title = Powolne pirackie wyścigi korespondencyjne
home-tables = { layout-mine }
home-asked = Twój ruch
berth-as = jako { $name }
berth-left = zostało: { $left }
berth-late = czas minął
berths-late = Nie wszystkie twoje stoły się wczytały.
berths-again = Odśwież
home-what = Gra, która się nie spieszy
home-how = Jak to działa
home-lead = Packetboat wozi pirackie gry między przyjaciółmi jak statek pocztowy między wyspami. Zaglądasz raz dziennie, odpowiadasz na jedno pytanie, a resztę robi wiatr.
home-open = Otwórz stół
home-open-more = i rozdaj linki. Nikt się nie rejestruje, niczego się nie instaluje.
home-answer = Odpowiadaj, kiedy chcesz,
home-answer-more = w dowolnej przeglądarce, na dowolnym urządzeniu. Pytamy tylko wtedy, gdy jest z czego wybierać.
home-letter = Czytaj list.
home-letter-more = Mówi, co się stało, pokazuje planszę i wylicza twoje możliwości; dopóki nie zajrzysz, przyjdą tylko przypomnienia.
home-dice = Sprawdź kości.
home-dice-more = Ich sekret jest ustalony, zanim ktokolwiek usiądzie. Po grze można powtórzyć każdy rzut i każdą kartę.
home-new = Otwórz stół
home-find = Znajdź miejsce
home-known = Już gram
home-known-code = Albo wpisz krótki kod z innego urządzenia
home-rules = Przeczytaj zasady
home-games = Gry

## What is wrong with a form

fault-title = Sprawdź: { $title }
fault-heading = { $count ->
    [one] Jedna rzecz do poprawienia
    [few] { $count } rzeczy do poprawienia
   *[other] { $count } rzeczy do poprawienia
  }
fault-game = Wybierz grę.
fault-seats = Ta gra ma od { $least } do { $most } miejsc: wpisz tyle imion.
fault-number = Podaj liczbę całkowitą od { $least } do { $most }.
fault-long = To za długie: skróć do { $most } { $most ->
    [one] znaku
   *[other] znaków
  }.
fault-name-missing = Wpisz imię.
fault-address = To nie wygląda na e-mail. Może brakuje końcówki, na przykład „.pl”?
fault-addresses-today = Z twojej sieci wysłano dziś za dużo zaproszeń. Przekaż linki osobiście albo spróbuj jutro.

## New table

new-title = Otwórz stół
new-game = W co gramy?
new-players = { $least }–{ $most } graczy
new-edition = Zasady gry „{ $game }”
new-seats-range = miejsc: od { $least } do { $most }
new-option-range = od { $least } do { $most }
new-seats = Kto gra?
new-own-name = Twoje imię
new-own = gram
new-own-address-about = Nieobowiązkowo: list powie, kiedy twój ruch.
new-friend = imię gościa
new-friend-address = e-mail, jeśli ma dostać list
new-more = Dodaj więcej osób
new-pace = Jak szybko?
pace-takes = { $pace ->
    [quick] tydzień
    [slow] 2 miesiące
   *[steady] 3 tygodnie
  }
new-rules = Które zasady
new-rules-said = { $edition }, o ile nie wybierzesz innych
new-letters-about = Na każdy wpisany e-mail przyjdzie jeden list i nic więcej, dopóki nie zostanie potwierdzony.
new-seat-name = Miejsce { $n }: imię
new-seat-address = Gość { $n }: e-mail
new-seat-language = Gość { $n }: język
host-email = E-mail
new-name-label = Nazwa stołu
new-name-hint = Jeśli zostawisz puste pole, stół dostanie nazwę, którą w nim widać.
new-open = Otwórz stół

## The host's seats

host-title = Miejsca
host-free = { $free ->
    [0] Są już wszyscy
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[other] { $free } miejsc jest jeszcze wolnych
  }
host-about = { $letters ->
    [all] Zapraszamy listem: { $names }. Dopóki e-mail nie zostanie potwierdzony, drugi tam nie pójdzie: jeśli list nie dotrze, wyślij link.
    [some] Zapraszamy listem: { $names }. Dopóki e-mail nie zostanie potwierdzony, drugi tam nie pójdzie. Pozostałym wyślij ich linki.
   *[none] Wyślij każdemu jego link.
  } Gra zacznie się, gdy wszystkie miejsca będą zajęte.
host-full = Gra trwa.
host-to-table = Przejdź do stołu
host-seats = Link do każdego miejsca
host-seat-own = twoje miejsce
host-go = Przejdź na moje miejsce
host-return = Żeby wrócić na swoje miejsce z innego urządzenia albo bez e-maila:
host-return-link = weź swój osobisty link
host-copy = Kopiuj
host-copy-all = Skopiuj wszystkie linki
host-copied = Skopiowano
host-copy-by-hand = Nie udało się skopiować. Tekst jest zaznaczony: skopiuj go.
host-share = Udostępnij
host-share-all = Wyślij wszystkie w jednej wiadomości
host-more = QR i więcej
host-refresh = Odśwież tę stronę, żeby zobaczyć, kto przyszedł
host-channels = Wieści na czat i listy
host-sent = zaproszenie e-mailem
host-claim = Link do miejsca „{ $name }”
host-claim-qr = Kod QR z linkiem: { $name }
host-sit = Grasz tu także za kogoś? Zajmij to miejsce:
host-sit-here = Siadam tutaj
host-own = Otwórz tę stronę na innym urządzeniu
host-own-link = Twój własny link
host-own-hint = Zachowaj go dla siebie: otwiera tę stronę na każdym urządzeniu, ile razy chcesz. Żadnego miejsca nie otwiera.

## What is agreed at a table

agreed-heading = Ta gra
agreed-game = Gra
agreed-edition = Zasady
agreed-yes = tak
agreed-no = nie
dice-heading = Los, który można sprawdzić
dice-fixed = Sekret, od którego zależy los przy tym stole, jest już ustalony. To jego odcisk, kod, jakiego nie ma żaden inny sekret (SHA-256): zachowaj go. Jeśli sekret pokazany po grze będzie do niego pasował, nikt go po drodze nie podmienił.
dice-words = Każde miejsce dodaje do sekretu własne słowa. Jeśli zostawisz te wpisane z góry, nic ci nie dowiedzie, że serwis nie ustawił losowań. Jeśli wpiszesz własne i zajmiesz ostatnie miejsce, serwis może skłamać tylko o tym, kto, kiedy i z jakimi słowami usiadł.
dice-words-beacon = Każde miejsce dodaje do sekretu własne słowa. Gdy ostatnie miejsce zostanie zajęte, serwis wskaże rundę publicznego źródła liczb losowych (tak zwanej latarni). Nikt nie może jeszcze wiedzieć, co ta runda przyniesie, a wpłynie ona na losowania. Jeśli poznasz jej numer, zanim latarnia ją ogłosi, masz dowód, że nikt nie ustawił losowań, chyba że pomogli ludzie prowadzący latarnię.
dice-how = Czego to dowodzi, a czego nie
mail-dice-kept = Sekret losowań jest ustalony. Zachowaj list: po grze każdy porówna sekret z tym wierszem
dice-signed = Po grze serwis podpisuje cały plik. Podpis sprawdza się tym kluczem publicznym (Ed25519), więc zachowaj i jego:
dice-who = Kto mógłby ustawić losowania
round-awaited = Są już wszyscy. Kości czekają na latarnię
round-when = Gra zacznie się sama, gdy latarnia ogłosi rundę: { $due }. Jeśli nie ogłosi jej do { $until }, gra zacznie się bez niej.
round-number = Runda latarni
round-seal = Odcisk sekretu i wszystkich słów (SHA-256)
round-chain = Klucz publiczny latarni
round-signature = Podpis rundy
round-keep = Zachowaj numer rundy i odcisk. To, że znasz je, zanim latarnia ogłosi rundę, dowodzi, że nikt nie ustawił twoich rzutów.
round-named = Na te kości wpłynie runda { $round } publicznej latarni. Wskazano ją, gdy zajęto ostatnie miejsce.
round-came = Na te kości wpłynęła runda { $round } publicznej latarni. Wskazano ją, gdy zajęto ostatnie miejsce.
round-absent = Dla tych kości wskazano rundę { $round } latarni, ale nie przyszła na czas, więc gra zaczęła się bez niej. Kości nie dowodzą więcej niż bez latarni.
round-wrong = Dla tych kości wskazano rundę { $round } latarni, ale na czas nie przyszedł żaden dobry podpis, więc gra zaczęła się bez niej. Kości nie dowodzą więcej niż bez latarni.

## The invitation

claim-title = Zaproszenie do gry „{ $game }”
claim-invites = { $host } zaprasza cię do gry „{ $game }”
claim-takes = Jedna krótka wizyta dziennie, { $pace ->
    [quick] około tygodnia.
    [steady] około trzech tygodni.
    [slow] około dwóch miesięcy.
    [own] stół ma własne tempo.
   *[none] tak długo, jak chcecie.
  } Bez konta.
claim-orders = Drobne pytania, o strzały czy opłaty, załatwią stałe rozkazy, które możesz zmienić.
claim-who = Kto gra
claim-other = Nie { $name }?
claim-other-about = { $host ->
    [none] Ten link jest dla kogoś innego: { $name }. Osobę, od której go masz, poproś o własny. Jeśli jednak był dla ciebie, wpisz wyżej swoje imię.
   *[other] Ten link jest dla kogoś innego: { $name }. Linki rozdaje { $host }: poproś o własny. Jeśli jednak był dla ciebie, wpisz wyżej swoje imię.
  }
claim-held = Siedzisz już przy tym stole jako { $name }. Jeśli zajmiesz i to miejsce, zagrasz za dwoje.
claim-terms = Co ustalono
claim-terms-said = { $pace ->
    [quick] szybko
    [steady] spokojnie
    [slow] powoli
    [own] własne tempo
   *[none] bez zegara
  }{ $days ->
    [0] { "" }
    [one] , nieobecność do { $days } dnia
   *[other] , nieobecność do { $days } dni
  }
claim-dice-said = ustalony przed początkiem
cover = Trwa gra „{ $game }”: plansza i pionki
preview-move = Teraz ruch: { $names }
preview-on = Gra trwa
wall-clock = U mnie jest teraz
wall-clock-unsaid = wolę nie mówić
claim-yours = twoje miejsce
claim-rules = Zasady w skrócie
claim-name = Twoje imię przy stole
claim-words = Słowa do losowań
claim-words-hint = Cokolwiek; po grze zobaczą je wszyscy.
claim-address = E-mail (nieobowiązkowo)
claim-address-hint = List przyjdzie, gdy będzie twój ruch. Pierwszy poprosi o potwierdzenie; z listów zrezygnujesz jednym kliknięciem.
claim-address-known = Listy pójdą na { $address }; zrezygnujesz z nich jednym kliknięciem.
claim-address-other = Inny e-mail albo bez listów
claim-unlettered = To nie mój e-mail: niczego tam nie wysyłajcie
claim-language = Język
claim-sit = Zajmij miejsce
claim-taken = To miejsce jest zajęte
claim-taken-why = Ktoś już usiadł tu z tym zaproszeniem.
claim-taken-now = Jeśli to ty, użyj swojego osobistego linku: był widoczny po zajęciu miejsca i jest w każdym liście do ciebie. Jeśli nie, powiedz o tym osobie, od której masz zaproszenie.
claim-taken-code = Chcesz grać na innym urządzeniu? Na pierwszym otwórz „{ settings }”, potem „{ settings-seat }”, weź krótki kod i wpisz go tutaj.
claim-dead = To zaproszenie już nie działa
claim-dead-why = Ktoś je zastąpił lub wycofał albo część linku zginęła po drodze.
claim-dead-now = Sprawdź, czy masz cały link, albo poproś o nowy link osobę, od której masz zaproszenie.
claim-began = Gra zaczęła się bez tego miejsca
claim-began-why = Zaczęła się w ustalonym dniu, a na twoim miejscu gra bot.
claim-began-now = Możesz obserwować. Jeśli nadal chcesz grać, napisz do osoby, od której masz zaproszenie: gospodarz może poszukać zastępcy na miejsce bota.
claim-off = { off-heading }
claim-off-why = { off-about }
claim-off-now = Nic więcej nie trzeba robić. Możesz otworzyć własny stół.
taken-title = Miejsce jest twoje
taken-about = Ten link otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i nikt inny go nie zna.
taken-link = Twój osobisty link
taken-keep = Zachowaj go tam, gdzie łatwo go znajdziesz, na przykład w zakładkach. Nie przekazuj go nikomu: kto go ma, gra za ciebie.
taken-again = Znajdziesz go znowu tu: „{ settings }”, „{ settings-seat }”.
taken-alone = { $manner ->
    [brisk] Ten stół zniknie tydzień po twojej ostatniej odpowiedzi.
   *[classic] Tutaj pytamy o wszystko; ze znajomymi na drobne pytania mogą odpowiadać stałe rozkazy. Ten stół zniknie tydzień po twojej ostatniej odpowiedzi.
  }
taken-bots = Grają z tobą tylko boty: bez pośpiechu
taken-lettered = Nie przekazuj go nikomu: kto go ma, gra za ciebie. Jest też w liście, który do ciebie wysłaliśmy.
taken-asked = Nie przekazuj go nikomu: kto go ma, gra za ciebie. I zachowaj go: na twój e-mail przyjdzie jeden list i ani jednego więcej, dopóki się w nim nie zgodzisz.
came = W tej przeglądarce grasz jako { $name }.
came-before = Ta przeglądarka ma już miejsce przy tym stole: { $names }.
came-not = To nie ty?
came-forget = Zapomnij tu to miejsce
came-forget-about = Zapomni je tylko ta przeglądarka. Miejsce zostaje przy właścicielu, a link do niego dalej działa.
linked = Wracaj tym linkiem
linked-about = Twoja przeglądarka nie zachowuje ciasteczek tego serwisu i następnym razem cię nie rozpozna. Grać możesz tu mimo to.



## Errors

error-title = { $status ->
    [400] Nie udało się tego odczytać
    [403] To nie twoje
    [404] Nic tu nie ma
    [405] Tak się tu nie wchodzi
    [409] Ktoś był szybszy
    [410] Ten link już nie działa
    [413] Za dużo naraz
    [415] Wysłane w złej postaci
    [422] Czegoś brakuje albo coś nie pasuje
    [429] Za szybko
   *[500] Statek nabrał wody
  }
error-what = { $status ->
    [400] To, co wysłała przeglądarka, urwało się albo zniekształciło po drodze.
    [403] Strona należy do miejsca, którego ta przeglądarka nie zajmuje, albo formularz przyszedł z innego serwisu.
    [404] W linku jest literówka albo nigdy niczego tu nie było.
    [405] Strony otwiera się tu linkami i formularzami; to było coś innego.
    [409] Zanim padła decyzja, przy stole coś się zmieniło.
    [410] Zastąpił go nowszy albo zrobił już swoje.
    [413] Przyszło więcej, niż potrzebuje którykolwiek z naszych formularzy.
    [415] Przyjmujemy tu tylko formularze, w takiej postaci, w jakiej wysyła je przeglądarka.
    [422] Z tak wypełnionego formularza nie da się skorzystać.
    [429] Z twojej sieci przyszło w ciągu minuty więcej żądań, niż przyjmujemy.
   *[500] To nasz błąd. Nic nie zginęło: wszystko, co stół potwierdził, jest zapisane.
  }
error-now = { $status ->
    [400] Wróć, wczytaj stronę od nowa i spróbuj jeszcze raz.
    [403] Otwórz swój osobisty link: jest w twoich listach i był widoczny po zajęciu miejsca. Jeśli link został wymieniony na innym urządzeniu, weź tam krótki kod.
    [404] Porównaj link z listem, z którego pochodzi, albo zacznij od strony głównej.
    [405] Zacznij od strony głównej.
    [409] Zobacz, jak stół wygląda teraz, i zdecyduj jeszcze raz.
    [410] Użyj najnowszego linku, jaki masz, albo poproś o nowy tego, od kogo go masz.
    [413] Skróć to, co piszesz, i wyślij jeszcze raz.
    [415] Użyj formularza na stronie.
    [422] Wróć i przejrzyj formularz jeszcze raz.
    [429] Poczekaj minutę i spróbuj jeszcze raz.
   *[500] Spróbuj jeszcze raz za chwilę.
  }
error-number = Błąd { $status }
error-home = Wróć na stronę główną
error-table = Przejdź do stołu
damaged-title = Nie można odczytać tego stołu
damaged-what = Jego zapis jest uszkodzony: na razie niczego nie da się tu pokazać ani zagrać. Innym stołom nic nie jest.
damaged-now = Nic, co zrobisz, nie pogorszy sprawy. Podaj tym, którzy prowadzą serwis, nazwę stołu: { $table }. Jeśli mają kopię zapasową, mogą go przywrócić.

## The proof of the chance

proof-title = Uczciwe losowanie
proof-running = Gra trwa. Sekret, od którego zależą losowania, pozostaje ukryty do końca. Jego odcisk widzą wszyscy, więc podmianę byłoby widać.
proof-open = Gra się skończyła i sekret jest jawny. Każdy może powtórzyć wszystkie losowania; twoja przeglądarka właśnie to zrobiła, o ile wolno jej uruchamiać skrypty.
proof-how = Jak to działa
proof-how-secret = Zanim ktokolwiek mógł usiąść, serwer wylosował sekret z 32 bajtów i pokazał jego odcisk (SHA-256). Inny sekret miałby inny odcisk.
proof-how-words = Każde miejsce, gdy je zajmowano, dodało własne słowa.
proof-how-key = Gdy gra się zaczęła, sekret i słowa dały klucz: HMAC-SHA-256 z sekretem w roli klucza, z listy słów w postaci JSON w kolejności miejsc.
proof-how-round = Gdy zajęto ostatnie miejsce, wskazano rundę publicznej latarni, której ta jeszcze nie ogłosiła, i pokazano SHA-256 dotychczasowego klucza. Gdy latarnia ogłosiła rundę z dobrym podpisem BLS, podpis wszedł do klucza: HMAC-SHA-256, z dotychczasowym kluczem w roli klucza, z 48 bajtów podpisu.
proof-how-draw = Losowanie numer k ma n możliwych wyników. Pochodzi z HMAC-SHA-256 z tym kluczem, z liczby k zapisanej cyframi dziesiętnymi: osiem słów po 32 bity, najstarszy bajt pierwszy. Liczy się pierwsze słowo mniejsze od największej wielokrotności n, a reszta z dzielenia przez n, od 0 do n − 1, to wynik; dlatego żaden wynik nie jest uprzywilejowany. Jeśli żadne słowo się nie liczy, numer się pomija.
proof-how-epoch = Po przywróceniu serwisu z kopii zapasowej HMAC bierze się z liczby, dwukropka i numeru k; tutaj ta liczba to { $epochs }. To chwila przywrócenia, więc kości, które ktoś już widział, nie wrócą.
proof-how-after = Po grze sekret staje się jawny i wszystko to można powtórzyć.
proof-means = Czego to dowodzi
proof-means-all = Każdemu, kto zachował odcisk od początku: to ten sam sekret, a każde losowanie wynika z niego i ze słów wszystkich miejsc.
proof-means-kept = Miejscu, które zostawiło słowa wpisane z góry, i widzom: niczego o tym, czy rzuty są ustawione. Serwis znał i sekret, i te słowa. Mógł wypróbować milion słów i zostawić najlepsze.
proof-means-last = Osobie, która usiadła ostatnia z własnymi słowami: serwisowi nie został żaden wybór, o ile nie skłamał o tym, kto, kiedy i z jakimi słowami usiadł.
proof-means-order = Nikomu nie dowodzi, że serwis o tym nie skłamał. Nieuczciwy mógłby posadzić na końcu bota albo kogoś swojego. Słowa botów niczego nie dowodzą.
proof-means-round = Każdemu, kto poznał numer rundy oraz odcisk sekretu i słów, zanim latarnia ogłosiła rundę: nikt nie ustawił rzutów, chyba że ludzie prowadzący latarnię pomogli serwisowi.
proof-means-later = Komuś, kto przyszedł później: niczego o tym, czy rzuty są ustawione. Serwis mógł wskazać rundę, którą latarnia już ogłosiła.
proof-values = Wartości
proof-commitment = Odcisk sekretu
proof-secret = Sekret
proof-words = Słowa miejsca { $n }
proof-key = Klucz wszystkich losowań
proof-draws = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
   *[other] { $count } losowań
  }
proof-heap = Losowania od { $from } do { $to } po kolei
proof-column-number = Nr
proof-column-below = z ilu
proof-column-came = wypadło
proof-column-position = krok
proof-column-check = sprawdzenie
proof-right = zgadza się
proof-wrong = nie zgadza się
proof-unchecked = Twoja przeglądarka nie sprawdziła tej strony: nie uruchamia skryptów albo strona przyszła niezabezpieczonym połączeniem. Wszystko można sprawdzić także na własnym komputerze, jak niżej.
proof-checking = Twoja przeglądarka liczy wszystko od nowa…
proof-all-right = { $count ->
    [one] Twoja przeglądarka obliczyła odcisk, klucz i { $count } losowanie: wszystko się zgadza.
    [few] Twoja przeglądarka obliczyła odcisk, klucz i wszystkie { $count } losowania: wszystko się zgadza.
   *[other] Twoja przeglądarka obliczyła odcisk, klucz i wszystkie { $count } losowań: wszystko się zgadza.
  }
proof-some-wrong = Coś się tu nie zgadza: jest zaznaczone niżej. Pobierz plik gry i pokaż to pozostałym.
proof-offline = Na własnym komputerze
proof-offline-about = Pobierz całą grę jako plik, a program Packetboat przeliczy ją od nowa bez tego serwisu:
proof-offline-kept = Wstaw wartości z własnych listów: te tutaj serwis pokazuje dopiero teraz.
who-about = Kości w serwisie są warte tyle, ile da się sprawdzić. Oto co każdy mógłby jeszcze zrobić i po czym to poznać.
who-with = Ten serwis przed każdą grą dwojga lub więcej ludzi czeka na publiczne źródło liczb losowych, tak zwaną latarnię.
who-without = Ten serwis nie korzysta z publicznego źródła liczb losowych, tak zwanej latarni: przeczytaj niżej o kościach bez niej.
who-host = Gospodarz
who-host-could =
    Gospodarz wybiera grę i miejsca, ale do końca gry nie widzi ani sekretu, ani cudzych słów. Na kości nie ma wpływu.

    Jeśli gospodarz sam prowadzi serwis, czytaj dalej, co może serwis.
who-last = Osoba, która siada ostatnia
who-last-could =
    Wpisuje słowa, gdy wszystkie inne są już ustalone, ale nie zna sekretu, więc żadne słowa nie są lepsze od innych.

    Jeśli ktoś zdradzi jej sekret, może wypróbować milion słów i zostawić najlepsze. Latarnia temu zapobiega: ogłasza rundę dopiero po słowach.
who-site = Serwis
who-site-could =
    Zna sekret i wszystkie słowa. Wpisuje słowa za ciebie i decyduje, kto siada ostatni. Bez latarni mógłby przed początkiem gry wypróbować milion możliwości i w pliku gry nie byłoby tego widać.

    Z latarnią najpierw wskazuje rundę i podaje odcisk sekretu i wszystkich słów. Jeśli poznasz je, zanim latarnia ogłosi rundę, serwisowi zostanie tylko jeden wybieg: twierdzić, że runda nie przyszła, i zacząć bez niej. Ślad po tym zostanie przy stole na zawsze.

    Nie może podmienić sekretu, jeśli masz zachowany odcisk, ani zmienić losowania tak, żeby sprawdzenie tego nie wykryło. Mógłby wpisać do pliku inną twoją odpowiedź, więc przejrzyj dziennik.
who-beacon = Latarnia
who-beacon-could =
    Każdą rundę podpisują razem niezależne organizacje. Jeśli dość wiele z nich się zmówi, mogą znać rundę wcześniej. Nie mogą wybrać, co ona przyniesie, bo dobry podpis jest tylko jeden. Bez pomocy serwisu nic więc na tym nie zyskają.

    Serwis może wskazać własną latarnię, ale przeciw samemu serwisowi niczego to nie dowodzi. Dowód pokazuje klucz publiczny latarni: porównaj go z tym, który latarnia ogłasza.
who-all = Czego nie powstrzyma żaden dowód
who-all-could =
    Serwis widzi każdą zakrytą kartę i mógłby komuś powiedzieć. Dwie osoby przy stole mogą się zmówić gdzie indziej. Kości tego nie powstrzymają.

    Żeby sprawdzić grę, zachowaj listy sprzed jej początku, po grze otwórz dowód i porównaj odciski.

## The mailbox of one's own machine

mailbox-title = Skrzynka
mailbox-about = Na tym komputerze nie ustawiono wysyłania listów, więc wszystkie trafiają tutaj.
mailbox-empty = Nie ma jeszcze żadnego listu.
mailbox-kind = { $kind ->
    [invitation] zaproszenie
    [seat] osobisty link
    [round] runda latarni
    [turn] twój ruch
    [over] koniec gry
   *[other] list
  }
mailbox-back = Wszystkie listy
mailbox-to = Do
mailbox-at = Wysłano
mailbox-shown = Tak pokaże go program pocztowy
mailbox-text = Jego zwykły tekst

## No more letters

stop-title = Mniej listów albo żadnych?
stop-about = Wybierz, o czym nie pisać. Twoje miejsca pozostają twoje: ich linki dalej działają.
stop-button = Nigdy więcej do mnie nie piszcie
stop-not = Nie, zostaw, jak jest
stop-done = Koniec listów
stop-done-about = Packetboat nigdy więcej nie napisze na ten e-mail. Twoje miejsca pozostają twoje: ich linki dalej działają.
stop-all = Żadnych
stop-all-about = Packetboat nigdy więcej nie wyśle listu na ten e-mail, przy żadnym stole.
stop-kinds = Jeden rodzaj listów
stop-one = { $what ->
    [turn] Nie piszcie o moim ruchu
    [reminder] Nie piszcie, że kończy mi się czas
    [timeout] Nie piszcie, że mój czas minął
    [mention] Nie piszcie, że ktoś mnie woła
    [vote] Nie piszcie o głosowaniach
    [over] Nie piszcie o końcu gry
    [invitation] Nie przysyłajcie zaproszeń
    [table] Nie piszcie o tym stole
   *[other] Nie przysyłajcie takich listów
  }
stop-again = { $what ->
    [turn] Piszcie znowu o moim ruchu
    [reminder] Piszcie znowu, gdy kończy mi się czas
    [timeout] Piszcie znowu, gdy mój czas minie
    [mention] Piszcie znowu, gdy ktoś mnie woła
    [vote] Piszcie znowu o głosowaniach
    [over] Piszcie znowu o końcu gry
    [invitation] Przysyłajcie znowu zaproszenia
    [all] Piszcie znowu na ten e-mail
    [table] Piszcie znowu o tym stole
   *[other] Przysyłajcie znowu takie listy
  }
stop-did = { $what ->
    [again] Zapisano: takie listy znowu będą przychodzić.
   *[other] Zapisano: takich listów już nie będzie.
  }
confirm-title = Listy na ten e-mail?
confirm-about = Ktoś podał ten e-mail, żeby dostawać listy o grze. Jeśli to ty, zgódź się tutaj, a miejsce się otworzy. Jeśli nie, nie rób nic: więcej listów nie przyjdzie.

## The rules

rules-page = Zasady w skrócie
rules-page-about = Stół proponuje tylko to, na co pozwalają zasady, więc możesz uczyć się w trakcie gry.
rules-others = Ta sama gra według innych zasad:
rules-all = Wszystkie zasady
rules-contents = Spis treści
rules-more = Dokładnie
rules-whole = Wszystkie rozdziały dokładnie

## Letters

mail-open-table = Przejdź do stołu
mail-open-seat = Przejdź na swoje miejsce
mail-stop = Mniej listów albo żadnych
mail-who = Kto gra
mail-turn-subject = { $kind ->
    [reminder] Wciąż twój ruch: { $table }
   *[turn] Twój ruch: { $table }
  }
mail-turn-news = { $told ->
    [yes] { $kind ->
        [reminder] wciąż twój ruch
        [ahead] wybierz karty
       *[turn] twój ruch
      }
   *[no] { $kind ->
        [reminder] Wciąż twój ruch
        [ahead] Wybierz karty
       *[turn] Twój ruch
      }
  }
mail-aboard = Masz:
mail-turn-since = Stół czeka na ciebie od: { $since }.
mail-turn-until = Masz czas do { $until }.
mail-turn-others = Poza tobą stół czeka też na: { $names }.
mail-rest = { $count ->
    [one] Jeszcze jeden wiersz na stronie stołu
    [few] Jeszcze { $count } wiersze na stronie stołu
   *[other] Jeszcze { $count } wierszy na stronie stołu
  }
mail-turn-more = { $count ->
    [one] Jeszcze jedna możliwość jest na stronie stołu.
    [few] Jeszcze { $count } możliwości są na stronie stołu.
   *[other] Jeszcze { $count } możliwości jest na stronie stołu.
  }
mail-spare = { $count ->
    [one] nic więcej nie daje
   *[other] nic więcej nie dają
  }
mail-turn-how = Każdy link otwiera stół z zaznaczoną tą możliwością. Odpowiedź liczy się dopiero, gdy naciśniesz tam „{ $verb }”.
mail-turn-reply = Żeby { $vote ->
    [yes] zagłosować
   *[no] zagrać
  } listownie, odpisz { $several ->
    [yes] jedną liczbą na każde pytanie, na przykład „{ $example }”. Pominięte pytanie zostaje, jak jest.
   *[no] numerem wyboru.
  }
mail-turn-always = Żeby odpowiadać tak za każdym razem, odpisz „zawsze { $n }”.
mail-turn-also = Te stoły też na ciebie czekają
mail-turn-why = Ten list przyszedł, bo masz miejsce przy tym stole. { $kind ->
    [reminder] Każde przypomnienie możesz wyłączyć na stronie „Moje ustawienia”.
   *[turn] Dopóki nie zajrzysz, przyjdą tylko przypomnienia.
  }
mail-invitation-seat = Przy stole „{ $table }” czeka miejsce. Imię na nim: { $name }.
mail-invitation-kept = { $name }, czeka na ciebie miejsce.
mail-invitation-look = Zajmij miejsce
mail-invitation-why = Twój e-mail podał ktoś, kto otworzył stół. Jeśli nie przyjmiesz zaproszenia, więcej nie napiszemy.
mail-seat-subject = Twoje miejsce: { $table }
mail-seat-about = Ten link otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i jest w każdym liście do ciebie.
mail-confirm-title = Potwierdź swój e-mail
mail-confirm-about = Dopóki nie zgodzisz się na stronie pod tym przyciskiem, nie przyjdzie żaden inny list, nawet gdy będzie twój ruch. Niektóre programy pocztowe same otwierają linki, dlatego „tak” mówi się dopiero tam.
mail-confirm = Tak, wysyłajcie listy tutaj
mail-confirm-look = Potwierdź e-mail
mail-seat-secret = Nie przekazuj go nikomu: kto go ma, gra za ciebie.
mail-seat-why = Ten list przyszedł, bo masz miejsce przy tym stole i podano ten e-mail. { $first ->
    [yes] Jeśli nie zgodzisz się na kolejne, więcej nie napiszemy.
   *[no] Następny przyjdzie, gdy będzie twój ruch.
  }
mail-over-subject = Koniec gry: { $table }
mail-round-title = Są już wszyscy. Teraz kości
mail-round-when = O rzutach przesądzi publiczna latarnia: { $due }. Zaraz potem gra zacznie się sama. Jeśli latarnia będzie milczeć do { $until }, gra zacznie się bez niej.
mail-round-about = Wszystkie miejsca są zajęte. Na kości wpłynie runda publicznej latarni: co przyniesie, nikt jeszcze nie wie. Zachowaj ten list: jeśli przyszedł, zanim latarnia ogłosiła rundę, dowodzi, że nikt nie ustawił rzutów.
mail-over-place = W wynikach masz miejsce { $place }.
mail-over-ranked = { $verdict }, twoje miejsce: { $place }
mail-over-own = ty
mail-over-why = Ten list przyszedł, bo masz miejsce przy tym stole. To ostatni list o tej grze.

# ── letters: news ──
mail-news-title = { $kind ->
    [hook-off] Webhook wyłączony
    [first-lost] Listy przychodzą teraz tutaj
    [unreached] Listy nie docierają
    [report] Zgłoszono stół
    [mention] { $named ->
        [yes] { $by } pisze do ciebie
       *[no] Ktoś cię woła
      }
    [timeout] Twój czas minął
    [declined] Zaproszenie odrzucone
    [off] Stół odwołany
    [clearing] Nikt tu już nie gra
    [candidate] Chcesz zagrać za kogoś?
    [stand-in] Stół się zgadza: grasz
    [stood-in] Teraz gra za ciebie zastępca
    [given-back] Dziękujemy za grę
    [vote] Trzeba coś razem postanowić
   *[other] Przy tym stole są nowości
  }
mail-writes = { $by } pisze
mail-news-about = { $kind ->
    [hook-off] Webhook tego stołu przez godzinę lub dłużej nie przyjmował powiadomień albo już nie istnieje. Można go znów włączyć tam, gdzie go dodano.
    [first-lost] Listy na pierwszy e-mail twojego miejsca nie docierają, więc przychodzą na ten, drugi. Na stronie „Moje ustawienia” możesz podać inny pierwszy e-mail.
    [unreached] Listy do jednego z miejsc przy tym stole nie docierają. Do którego, widać na stronie stołu; kto tam siedzi, może podać inny e-mail na stronie „Moje ustawienia”.
    [report] Stół zgłosił ktoś, kto przy nim siedzi. Obejrzysz stół jak każdy widz.
    [mention] { $named ->
        [yes] { $by } woła cię w rozmowie przy stole.
       *[no] W rozmowie przy stole padło twoje imię.
      }
    [timeout] Tym razem odpowiada za ciebie bot i gra toczy się dalej. Miejsce pozostaje twoje, a następne pytanie znów trafi do ciebie.
    [declined] Ktoś z zaproszonych tym razem nie zagra. Na stronie „{ host-title }” możesz zaprosić kogoś innego.
    [off] Stół został odwołany, zanim gra się zaczęła. Nie trzeba już nic robić.
    [clearing] Przy tym stole od jedenastu miesięcy nikt nie odpowiada ani nic nie mówi. Za 30 dni stół zniknie razem z grą i rozmową. Jedna odpowiedź albo jedno słowo w rozmowie zachowa go na kolejny rok.
    [candidate] Ktoś wpisał ten e-mail, żeby zagrać za osobę, która zniknęła z gry. Jeśli to ty, potwierdź na następnej stronie, a zdecyduje stół. Jeśli nie, nic nie rób.
    [stand-in] Grasz na tym miejscu, dopóki nie wróci jego właściciel, najwyżej 60 dni. Otwiera je ten przycisk; znajdziesz go w każdym liście o tym miejscu.
    [stood-in] Nie było cię, a stół zgodził się na zastępcę. Miejsce pozostaje twoje: otwórz je i odzyskaj, kiedy zechcesz.
    [given-back] Na tym miejscu znów gra jego właściciel albo zastępstwo się skończyło. Twój link do miejsca już nie działa.
    [vote] Stół pyta o zdanie także ciebie. Przejdź do niego i zagłosuj.
   *[other] Przy tym stole są nowości.
  }
mail-news-why = { $kind ->
    [hook-off] Ten list przyszedł, bo ten webhook jest twój.
    [unreached] Ten list przyszedł, bo jesteś gospodarzem tego stołu.
    [report] Ten list przyszedł, bo prowadzisz ten serwis.
    [declined] Ten list przyszedł, bo jesteś gospodarzem tego stołu.
    [off] Ten list przyszedł, bo chodzi o stół, przy którym jest twoje miejsce lub zaproszenie. To ostatni list o nim.
    [candidate] Ten list przyszedł, bo ktoś poprosił o grę, podając ten e-mail. Innych nie będzie, jeśli się nie zgodzisz.
    [stand-in] Ten list przyszedł, bo prosisz o miejsce zastępcy przy tym stole.
    [given-back] Ten list przyszedł, bo twoje zastępstwo przy tym stole się skończyło. To ostatni list o nim.
   *[other] Ten list przyszedł, bo masz miejsce przy tym stole.
  }

# ── the bot ──
practice-name = Gość
practice-table = Na próbę: { $game }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
  }
deckhand = Marynarz
# First names, with a comma between; they begin with the letters on the sails: A, E, K, M, O, T
deckhand-names = Antek, Edek, Kuba, Maciek, Olek, Tomek

# ── letters: links ──
mail-links-subject = { $kind ->
    [digest] { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[other] { $count } stołów czeka na ciebie
      }
    [links] Twoje linki
   *[other] List od Packetboat
  }
mail-links-title = { mail-links-subject }
mail-links-about = { $kind ->
    [digest] Te stoły czekają na twój ruch, najbliższy termin na początku.
    [links] Te linki otwierają twoje miejsca: na każdym urządzeniu i ile razy chcesz.
   *[other] To o twoich stołach.
  }
mail-links-none = Nie ma tu żadnego stołu z tym e-mailem.
mail-links-mine = Moje stoły
mail-links-asked = { $table } · twój ruch
mail-links-why = { $kind ->
    [digest] Na twoją prośbę przychodzi jeden list dziennie. Możesz to zmienić na stronie „Moje stoły”.
    [links] Ten list przyszedł, bo ktoś poprosił o linki dla tego e-maila.
   *[other] Ten list przyszedł, bo masz tu stoły.
  }
mail-links-until = { $table } · twój ruch, termin: { $until }

# ── the clock ──
clock-left = zostało: { $left }
clock-brief = Do odpowiedzi bota: { $left }
clock-up = Czas minął
clock-runs = Zostało: { $left } (do { $until }{ $zone ->
    [own] {" "}twojego czasu).
   *[utc] ).
  }
clock-until = Czas do { $until }{ $zone ->
    [own] {" "}twojego czasu.
   *[utc] .
  }
clock-stopped = Zegar stoi do { $sleeps }.
clock-late = Za chwilę odpowie bot. Odpowiedź, która przyjdzie wcześniej, jeszcze się liczy.
clock-then = Potem tej jednej odpowiedzi udzieli bot.
pace-name = { $name ->
    [quick] Szybko
    [steady] Spokojnie
    [slow] Powoli
    [own] Własne tempo
   *[none] Bez zegara
  }
pace-numbers = w zapasie { $first }; za każdą odpowiedź jeszcze { $add }; najwyżej { $most }
pace-about = Ile czasu ma w zapasie każde miejsce. Płynie tylko wtedy, gdy stół czeka na to miejsce, i tylko w godzinach, które każdy sam sobie wyznaczy.
pace-own-about = trzy własne liczby, w godzinach
pace-none-about = Nikomu nie płynie czas; stół czeka tak długo, jak trzeba.
pace-first = Godzin na początek
pace-add = Godzin za każdą odpowiedź
pace-most = Godzin w zapasie, najwyżej
terms-pace = Zegar
terms-late = Gdy czas minie
terms-late-about = Tej jednej odpowiedzi udziela bot (widać to w dzienniku) i gra toczy się dalej. Po trzech razach z rzędu pozostali głosują: grać dalej z botem, szukać zastępcy, czekać dłużej albo zakończyć grę. Własne miejsce można odzyskać w każdej chwili.
terms-absences = Nieobecności
terms-absences-about = Można zapowiedzieć nieobecność i zegar wtedy stoi: najwyżej { $times ->
    [one] { $times } raz
   *[other] { $times } razy
  }, razem najwyżej { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }.
terms-absences-none = przy tym stole ich nie ma
terms-start = Początek najpóźniej
terms-hours = Zegar idzie tylko w godzinach i dniach, które wybiera właściciel miejsca. Swoje godziny ustawisz, gdy usiądziesz.

# ── who sits there ──
seat-bot = bot
seat-hot = kilka miejsc, jedna osoba
seat-away = nieobecność
seat-away-until = nieobecność do { $until }
seat-lent = zastępca do { $until }
seating-start-at = Wolne miejsca zajmą boty, a gra zacznie się najpóźniej:
seating-rules = Zasady na obrazkach
off-heading = Ten stół jest odwołany
off-about = Gra w ogóle się nie zaczęła: gospodarz odwołał stół albo miejsca się nie zapełniły.
end-rematch = Zagraj jeszcze raz
end-again = Przejdź do następnego stołu tej załogi
end-again-host = Miejsca i webhooki następnego stołu

# ── talk and notes ──
talk = Rozmowa
talk-nothing = Nikt jeszcze nic nie powiedział. Życz wszystkim pomyślnych wiatrów.
talk-muted = Nie ma tu nic do czytania: pisały tylko wyciszone osoby.
talk-earlier = { $count ->
    [one] { $count } wcześniejsza wiadomość
    [few] { $count } wcześniejsze wiadomości
   *[other] { $count } wcześniejszych wiadomości
  }
talk-say = Napisz do wszystkich
talk-hint = { $open ->
    [open] To mogą czytać wszyscy, także widzowie. Żeby kogoś zawołać, napisz @ i imię.
   *[table] To czytają tylko osoby przy stole. Żeby kogoś zawołać, napisz @ i imię.
  }
talk-send = Wyślij
talk-mute = Wycisz kogoś
talk-mute-about = Nie będziesz widzieć, co ta osoba pisze. Nikt się o tym nie dowie.
talk-silence = Wycisz
talk-hear = Wyłącz wyciszenie
notes = { $count ->
    [0] Moje notatki
   *[other] Moje notatki ({ $count })
  }
notes-new = Nowa notatka
notes-about = Tylko dla ciebie. Notatka zostaje przy obecnym kroku gry.
notes-keep = Zapisz
deed-lost = Nie udało się tego wysłać. Spróbuj jeszcze raz za chwilę.

# ── votes ──
vote-mine = Twój głos
vote-asks = { $kind ->
    [pause] { $who-is ->
        [you] Proponujesz przerwę w grze
       *[other] { $who } proponuje przerwę w grze
      }
    [takeback] { $who-is ->
        [you] Chcesz cofnąć swoją ostatnią odpowiedź
       *[other] { $who } chce cofnąć swoją ostatnią odpowiedź
      }
    [back] { $who-is ->
        [you] Proponujesz cofnąć grę: { $to }
       *[other] { $who } proponuje cofnąć grę: { $to }
      }
    [lost] { $who-is ->
        [you] Gospodarz mówi, że twój link zginął. O nowym decydują pozostali
       *[other] Gospodarz mówi, że link miejsca „{ $who }” zginął. Dać nowy?
      }
    [substitute] { $who-is ->
        [you] Dopóki nie wrócisz, za ciebie chce grać „{ $name }”. Zgoda?
       *[other] Na miejscu „{ $who }” chce grać „{ $name }”. Zgoda?
      }
    [vanished] { $who-is ->
        [you] Twój czas minął trzy razy z rzędu. Jak gramy dalej?
       *[other] { $who }: trzy razy z rzędu minął czas. Jak gramy dalej?
      }
   *[other] Trzeba o czymś zdecydować
  }
vote-back-to = { $moment }, { $next-is ->
    [you] twój ruch
   *[other] ruch: { $next }
  }
mail-vote-subject = Głosowanie: { $kind ->
    [pause] { $who-is ->
        [you] twoja przerwa
       *[other] { $who } prosi o przerwę
      }
    [takeback] { $who-is ->
        [you] cofnięcie twojej odpowiedzi
       *[other] { $who } chce cofnąć ruch
      }
    [back] { $who-is ->
        [you] twój powrót w grze
       *[other] { $who } chce cofnąć grę
      }
    [lost] { $who-is ->
        [you] twój nowy link
       *[other] { $who }, nowy link?
      }
    [substitute] { $who-is ->
        [you] { $name } za ciebie?
       *[other] { $name } na miejscu „{ $who }”?
      }
    [vanished] { $who-is ->
        [you] twój czas minął
       *[other] { $who }, czas minął
      }
   *[other] coś do postanowienia
  }
ballot-vanished = { $ballot ->
    [bot] Grajmy dalej z botem
    [substitute] Szukajmy zastępcy
    [wait] Poczekajmy dłużej
    [end] Zakończmy grę
   *[other] Coś innego
  }
ballot-vanished-means = { $ballot ->
    [bot] Na tym miejscu będzie odpowiadać bot, dopóki nie wróci właściciel.
    [substitute] Miejsce trafi na listę otwartych stołów, a o każdą chętną osobę zapytamy was. Dopóki się nie zgodzicie, będzie grać bot.
    [wait] Zegar tego miejsca dostanie jeszcze 3 dni.
    [end] Rozstrzygną wyniki z tej chwili.
   *[other] Coś innego.
  }
ballot-pause = { $ballot ->
    [yes] Zróbmy przerwę
   *[no] Grajmy dalej
  }
ballot-pause-means = { $ballot ->
    [yes] Wszystkie zegary będą stać, dopóki ktoś nie wznowi gry, najwyżej 30 dni.
   *[no] Nic się nie zmieni.
  }
ballot-takeback = { $ballot ->
    [yes] Pozwólmy cofnąć
   *[no] Niech zostanie
  }
ballot-takeback-means = { $ballot ->
    [yes] Odpowiedź i wszystko, co z niej wynikło, zostaną cofnięte, a w dzienniku będzie o tym wzmianka. Nikt nie dostanie dodatkowego czasu.
   *[no] Gra potoczy się tak jak dotąd.
  }
ballot-back = { $ballot ->
    [yes] Wróćmy tam
   *[no] Grajmy dalej
  }
ballot-back-means = { $ballot ->
    [yes] Wszystko, co było potem, zostanie cofnięte, a w dzienniku będzie o tym wzmianka. Kości będą nowe, ale nikt nie dostanie dodatkowego czasu.
   *[no] Gra potoczy się tak jak dotąd.
  }
ballot-lost = { $ballot ->
    [yes] Dajmy nowy link
   *[no] Zostawmy, jak jest
  }
ballot-lost-means = { $ballot ->
    [yes] Kto dostanie nowy link od gospodarza, będzie grać na tym miejscu i zobaczy jego karty. Zgódź się tylko, jeśli wiesz, że to właściciel miejsca.
   *[no] Nic się nie zmieni.
  }
vote-count = Oddane głosy: { $voted } z { $voters }
vote-until = { $kind ->
    [vanished] Głosowanie trwa do { $until }. Decyduje ponad połowa; milczenie znaczy „{ $silence }”.
    [substitute] Głosowanie trwa do { $until }. Decyduje właściciel miejsca; jeśli milczy, zgodzić się muszą wszyscy pozostali.
   *[other] Głosowanie trwa do { $until }. Zgodzić się muszą wszyscy; milczenie znaczy „{ $silence }”.
  }
vote-cast = Zagłosuj
vote-change = Zmień mój głos
vote-withdraw = Wycofaj prośbę

# ── what else a seat may do ──
deeds = Co jeszcze można zrobić
deed-takeback = { $whose ->
    [own] Cofnij moją ostatnią odpowiedź
   *[all] Poproś o cofnięcie mojej ostatniej odpowiedzi
  }
deed-takeback-about = Od tego czasu coś zostało odkryte albo ktoś odpowiedział, więc muszą się zgodzić wszyscy pozostali. Prośbę zobaczą wszyscy, ale nikt nie dostanie dodatkowego czasu.
deed-pause = Zaproponuj przerwę
deed-pause-about = Jeśli wszyscy się zgodzą, zegary będą stać, dopóki ktoś nie wznowi gry, najwyżej 30 dni.
deed-resign = Poddaj się…
deed-resign-about = Na twoim miejscu zagra bot, pozostali grają dalej, a miejsce możesz potem odzyskać. Zapytamy jeszcze raz.
paused = Przerwa w grze
paused-about = Wszyscy się na to zgodzili. Zegary stoją do { $until } albo dopóki ktoś nie wznowi gry.
paused-resume = Wznów grę
recovery = Gospodarz uważa, że zgubił ci się link
recovery-about = To nieprawda? Powiedz o tym, a link zostanie taki, jaki jest. Masz czas do { $until }; noce, dni wolne i nieobecności z twoich ustawień się nie liczą.
recovery-object = Zachowaj mój link
lent-reader = Grasz na miejscu „{ $who }” do { $until }.
back = { $by ->
    [bot] Za ciebie gra bot
   *[substitute] Za ciebie gra zastępca
  }
back-about = Miejsce możesz odzyskać w każdej chwili. Odpowiedzi z tego czasu zostają.
back-take = Odzyskaj moje miejsce
claim-win = { $who }: trzy razy z rzędu minął czas
claim-win-about = Możesz zakończyć grę tutaj i wziąć zwycięstwo albo grać dalej z botem.
claim-win-take = Zakończ grę, zwycięstwo jest moje

# ── settings of a seat ──
settings = Moje ustawienia
settings-about = Twoje godziny, przypomnienia i nieobecności, link, zastępca, listy i odejście.
settings-time = Godziny
settings-absences = Nieobecności
settings-letters = Listy
settings-notices = Powiadomienia
settings-seat = Moje miejsce
settings-save = Zapisz
settings-done = { $deed ->
    [replace-feeds] Stare linki już nie działają. Oto nowe.
    [push-drop] Tamta przeglądarka nie pokazuje już powiadomień.
    [push] Od teraz ta przeglądarka pokazuje powiadomienia.
    [hook-drop] Webhook usunięty.
    [hook-on] Webhook znów jest włączony.
    [hook-test] Próbne powiadomienie jest w drodze. Za chwilę odśwież stronę i zobacz, czy doszło.
    [hook] Webhook dodany. Wyślij próbne powiadomienie i zobacz, czy dojdzie.
    [hours] Twoje godziny są zapisane. Liczą się od następnego pytania.
    [reminders] Zapisane.
    [absent] Zapowiedziane: wszyscy przy stole zobaczą, kiedy cię nie ma.
    [back-sooner] Twoja nieobecność jest teraz krótsza.
    [replace-link] Stary link już nie działa. Oto nowy.
    [lend] Miejsce czeka na zastępcę. Przekaż link, który jest niżej.
    [take-seat-back] Miejsce jest znów tylko twoje.
    [code] Oto twój kod.
    [second-address] Jeśli listy na pierwszy e-mail nie dotrą, przyjdą na ten. Twój link jest już w drodze.
    [drop-second] Został tylko pierwszy e-mail.
    [address] Zapisano e-mail do listów. Twój link jest już w drodze.
    [language] Odtąd listy przychodzą w tym języku.
    [resign] Poddajesz się. Dalej gra bot, a miejsce możesz jeszcze odzyskać.
   *[other] Zapisano.
  }
settings-lent-heading = Grasz tu jako zastępca
settings-lent = O godzinach, nieobecnościach, linku, listach i odejściu decyduje właściciel miejsca.
hours = Moje godziny
hours-about = Twój zegar idzie tylko w tych godzinach, a czas na stronach podajemy w twojej strefie. Zmiana liczy się od następnego pytania.
hours-zone = Strefa czasowa
hours-zone-hint = Jej nazwa, na przykład Europe/Warsaw. Zacznij pisać, a pojawią się podpowiedzi.
hours-from = Nie śpię od
hours-to = do
hours-days = W te dni
hours-least = Co najmniej 4 godziny dziennie i 24 godziny w tygodniu. Jeśli początek i koniec są takie same, to cała doba; jeśli koniec jest wcześniejszy niż początek, dzień kończy się po północy.
tick-reminders = Przypomnienia
tick-reminders-about = Wyślij list, gdy minie taka część mojego czasu
tick-reminders-each = { $tick }%
tick-turns = Każdy ruch
tick-turns-about = Jeśli przychodzisz do stołu z powiadomień przeglądarki lub webhooka, list przyjdzie dopiero jako pierwsze przypomnienie, chyba że chcesz i tego, i tego.
tick-turns-each = także list
absences = Nieobecności
absences-about = Gdy cię nie ma, twój zegar stoi. Pozostali dowiedzą się o nieobecności, gdy się zacznie, a o powrocie tylko wtedy, gdy to zaznaczysz. Trzeba ją zapowiedzieć, zanim czas minie.
absences-left = Zostało ci przy tym stole: { $times ->
    [one] { $times } nieobecność
    [few] { $times } nieobecności
   *[other] { $times } nieobecności
  }, razem { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }.
absences-one = Od { $from } do { $until }
absences-drop = Odwołaj
absences-end = Już jestem
absences-from = Pierwszy dzień bez ciebie
absences-until = Ostatni dzień bez ciebie
absences-share = Niech pozostali widzą, kiedy wrócę
absences-shared = pozostali widzą, kiedy wrócisz
absences-announce = Zapowiedz
settings-own-about = Osobisty link otwiera twoje miejsce w każdej przeglądarce, ile razy chcesz.
settings-own-show = Pokaż mój link
settings-own-qr = Ten sam link jako kod QR
settings-own-replace-about = Jeśli dostał się w cudze ręce, wymień go. Stary link i link zastępcy od razu przestaną działać, a na innych twoich urządzeniach będzie potrzebny nowy.
settings-own-replace = Wymień mój link
settings-own-fresh = Twój nowy osobisty link
device = Inne urządzenie
device-about = Dostaniesz krótki kod: działa jeden raz i przez kilka minut. Na drugim urządzeniu otwórz „Krótki kod” na dole dowolnej strony i wpisz go.
device-ask = Daj mi kod
device-code = Na drugim urządzeniu otwórz „{ code }” na dole dowolnej strony i wpisz to przed { $until }. Kod działa jeden raz.
device-qr = To samo jako kod QR
lend = Zastępca
lend-about = Przez kilka dni zagra za ciebie ktoś inny. Dostaniesz link do przekazania, a miejsce możesz odzyskać w każdej chwili.
lend-days = Na ile dni, najwyżej { $most }
lend-do = Oddaj miejsce zastępcy
lend-fresh = Link dla zastępcy
lend-fresh-hint = Dla jednej osoby. Działa do dnia podanego niżej albo póki nie odzyskasz miejsca.
lend-until = Twoje miejsce ma zastępcę do { $until }.
letters = Listy
letters-state = { $state ->
    [given] listy idą tam
    [spare] drugi e-mail; listy idą tam tylko wtedy, gdy pierwszy ich nie przyjmuje
    [bounced] listy tam nie docierają. Podaj inny e-mail.
    [stopped] listy o tym stole są zatrzymane. Wrócą, jeśli skorzystasz z linku „{ mail-stop }” w dowolnym liście.
   *[asked] na razie bez listów. W wysłanym tam liście naciśnij „{ mail-confirm-look }”, a na stronie zgódź się na listy.
  }
consent = { $state ->
    [stopped] Listy o tym stole nie przyjdą, nawet gdy będzie twój ruch: są zatrzymane. Wrócą, jeśli skorzystasz z linku „{ mail-stop }” w dowolnym liście.
   *[asked] Listy na razie nie przyjdą, nawet gdy będzie twój ruch. W liście, który poszedł na twój e-mail, naciśnij „{ mail-confirm-look }”, a na stronie, która się otworzy, zgódź się na listy.
  }
consent-change = Nie ma listu? Zmień e-mail
letters-other = Inny e-mail
letters-other-hint = Odtąd listy pójdą tam, pierwszy od razu, z twoim linkiem.
letters-use = Używaj tego e-maila
letters-second = Drugi e-mail (nieobowiązkowo)
letters-second-change = Zmień drugi e-mail
letters-second-hint = Listy idą tam tylko wtedy, gdy pierwszy e-mail ich nie przyjmuje. Można z nim też poprosić o linki. Jeden list, z twoim linkiem, pójdzie od razu; na dalsze zgodzisz się przyciskiem w nim.
letters-second-keep = Zachowaj także ten e-mail
letters-second-kept = To miejsce ma drugi e-mail. Nowy go zastąpi.
letters-language = Język listów
goodbye = Odejście
resign-about = Jeśli się poddasz, na twoim miejscu od razu zagra bot. Pozostali grają dalej, a miejsce możesz odzyskać, póki gra się nie skończy.
resign-sure = Tak, niech gra za mnie bot
resign-do = Poddaj się
leave-about = Jeśli odejdziesz, twoje imię, e-mail, notatki i wszystko, co tu piszesz, zostaną usunięte, link przestanie działać, a na twoim miejscu zagra bezimienny bot. Dla pozostałych gra zostaje cała. Tego nie da się cofnąć.
leave-sure = Tak, niech przy tym stole wszystko o mnie zniknie
leave-do = Odejdź na zawsze

# ── taking a seat ──
join-title = Wolne miejsce: „{ $game }”
decline-about = Tym razem nie? Gospodarz to zobaczy, a do ciebie nic więcej nie przyjdzie.
decline-do = Odrzuć zaproszenie
done = { $what ->
    [declined] Dobrze, nie tym razem. Dziękujemy
    [left] Nie ma cię już przy tym stole
    [forgotten] Nie ma cię już przy żadnym stole
   *[other] Gotowe
  }
done-about = { $what ->
    [declined] Gospodarz to zobaczy i może zaprosić kogoś innego. Listów o tym stole już nie dostaniesz.
    [left] Twojego imienia, e-maila, notatek ani wiadomości już tam nie ma, a link nie działa. Jeśli gra już trwała, na twoim miejscu zagra bezimienny bot.
    [forgotten] Twojego imienia, e-maila, notatek ani wiadomości nie ma już przy żadnym z nich, a serwis nie pamięta twojego e-maila. Gdzie gra już trwała, zagra za ciebie bezimienny bot.
   *[other] Możesz zamknąć tę stronę.
  }


# ── the host ──
host-done = { $what ->
    [hook-drop] Webhook usunięty.
    [hook-on] Webhook znów jest włączony.
    [hook-test] Próbne powiadomienie jest w drodze. Za chwilę odśwież stronę i zobacz, czy doszło.
    [hook] Webhook dodany.
    [withdraw] Zaproszenie jest wycofane, a jego link już nie działa.
    [recover] Prośba wysłana, widzą ją wszyscy przy stole. Gdy pozostali się zgodzą i minie czas na sprzeciw, pojawi się tu nowy link.
    [seek] Miejsce, które potrzebuje zastępcy, jest teraz wśród otwartych stołów.
    [refill] Zaproszona jest inna osoba. Poprzedni link już nie działa.
    [call-off] Stół odwołany. Dowiedzą się o tym wszyscy, którzy usiedli i podali e-mail.
   *[other] Gotowe.
  }
host-declined = Zaproszenie odrzucone.
host-guest = Zaproś kogoś innego na wolne miejsce
host-guest-seat = Które miejsce
host-guest-name = Imię nowej osoby
host-guest-invite = Zaproś
host-withdraw = Tylko wycofaj
host-withdraw-about = W obu wypadkach stary link do tego miejsca od razu przestaje działać; nowy jest wyżej.
host-off = Odwołaj stół
host-off-about = Dopóki gra się nie zaczęła, stół można odwołać. Dowiedzą się o tym wszyscy, którzy usiedli i podali e-mail.
host-off-do = Odwołaj stół
host-off-sure = Tak, odwołaj ten stół
new-seat-kind = Miejsce { $n }: kto tam siedzi
new-kind-link = gość
new-kind-open = kto zechce
new-kind-bot = bot
seat-open-name = kto zechce
new-rare = Inne zegary, nieobecności, początek, rozmowa
new-absences-about = Na jak długo można wyjechać (zegar wtedy stoi). Zero: nieobecności nie ma.
new-absences-times = Ile razy
new-absences-days = Ile dni razem
new-start = Po ilu dniach zacząć najpóźniej
new-start-hint = 0: gra zacznie się, gdy wszyscy usiądą, choćby to długo trwało. Inaczej miejsca wolne tego dnia zajmą boty.
new-host-address = Twój e-mail do wiadomości o stole
new-host-address-hint = Gdy ktoś odmówi albo miejsca się nie zapełnią.
new-open-talk = Widzowie mogą czytać rozmowę

# ── the six pirates ──
persona-heading = Twój pirat
persona-choose = Twój pirat: { $name }. Wybierz innego
persona-a = Anne Bonny
persona-a-life = Od nudnego męża uciekła na morze i biła się dzielniej niż większość załogi. Po procesie na Jamajce ślad po niej ginie, zapewne tak, jak sama chciała.
persona-e = Samuel Bellamy
persona-e-life = „Czarny Sam” w niewiele ponad rok wziął przeszło pięćdziesiąt statków i słynął z dobrych manier. Sztorm u przylądka Cod odebrał mu wszystko w jedną noc.
persona-k = John Rackham
persona-k-life = „Perkalowego Jacka” pamięta się z barwnych surdutów i z flagi z dwiema skrzyżowanymi szablami. Częściej łupił łodzie rybackie niż galeony ze złotem, za to z klasą.
persona-m = Mary Read
persona-m-life = Wychowano ją na chłopca i była żołnierzem, zanim zobaczyła pierwszego pirata. W ostatniej walce należała do niewielu, którzy zostali na pokładzie.
persona-o = Olivier Levasseur
persona-o-life = „Myszołów” spadał na zdobycz błyskawicznie i raz wziął statek pełen diamentów bez jednego strzału. Z szafotu rzucił w tłum kartkę z szyfrem; kopie się według niej do dziś.
persona-t = Edward Teach
persona-t-life = „Czarnobrody” wtykał pod kapelusz tlące się lonty i wiele załóg poddawało się na sam widok. Całe miasto trzymał w blokadzie dla skrzyni z lekami.

# ── the lobby ──
lobby = Otwarte stoły
lobby-known = Już grasz? Twoje miejsca są tutaj:
lobby-about = Te miejsca może zająć każdy. Najpierw stoły, przy których gra zacznie się najwcześniej.
lobby-empty = W tej chwili nie ma otwartego stołu. Otwórz własny: każde miejsce z dopiskiem „kto zechce” pojawi się tutaj.
lobby-unlike = Takiego otwartego stołu nie ma.
lobby-all = Pokaż wszystkie
lobby-show = Pokaż
lobby-any-game = w dowolną
lobby-pace = Tempo
lobby-any-pace = dowolne
lobby-least = Wolnych miejsc
lobby-from = od { $n }
lobby-free = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
  }
lobby-with = przy stole: { $names }
lobby-alone = na razie nikogo
lobby-start = początek najpóźniej
lobby-made = otwarty
lobby-join = Zajmij miejsce

# ── one's own tables ──
mine-about = Wszystkie stoły z twoim e-mailem. Widzi je każdy, kto ma link do tej strony, więc zachowaj go dla siebie.
mine-asked = Czekają na ciebie
mine-others = Teraz na ciebie nie czekają
mine-seating = Jeszcze się nie zaczęły
mine-over = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[other] { $count } zakończonych gier
  }
mine-nothing = Nie ma tu jeszcze żadnego stołu.
mine-own = Moje dane
mine-file = Wszystko, co tu zapisano o tym e-mailu, w jednym pliku
mine-forget-about = Odejdź od wszystkich tych stołów naraz: imię, e-mail, notatki i wiadomości zostaną usunięte przy każdym z nich, na twoich miejscach zagrają bezimienne boty, a e-mail zostanie zapomniany. Tego nie da się cofnąć.
mine-forget-sure = Tak, niech wszystko o mnie zniknie
mine-forget = Odejdź zewsząd na zawsze
mine-unknown = Ta przeglądarka nie zna jeszcze twojego e-maila
mine-unknown-about = Konta nie potrzeba. Poproś o list z linkami do wszystkich swoich miejsc: jest w nim też link do tej strony.
links = Przyślijcie mi moje linki
links-about = Zginął link? Wpisz e-mail podany przy stole. Wszystkie twoje linki przyjdą w jednym liście.
links-address = Twój e-mail
links-send = Przyślij
links-done = Sprawdź pocztę
links-done-about = Jeśli z tym e-mailem ktoś gra przy którymś stole, list z linkami jest już w drodze. Czy tak jest, ta strona nikomu nie mówi.
code = Krótki kod
code-enter = Wpisz krótki kod
code-about = Na urządzeniu, na którym grasz, otwórz „{ settings }”, potem „{ settings-seat }”, weź kod i wpisz go tutaj.
code-field = Kod
code-open = Otwórz moje miejsce
code-wrong = Ten kod niczego nie otwiera: jest w nim pomyłka, był już użyty albo jest za stary. Weź nowy.
home-practice = Poćwicz teraz
home-practice-game = Poćwicz: { $game }
home-practice-about = Ćwiczenie: ty przeciw botom, od razu i bez e-maila.
privacy = Co tu przechowujemy
privacy-operator = Kto prowadzi ten serwis (własnymi słowami)
privacy-stored = Stół przechowuje to, czego potrzebuje jego gra: imiona, które ludzie wpisali, ich odpowiedzi, rozmowę i notatki oraz to, kiedy odpowiadali. Nie ma kont ani haseł.
privacy-address = E-mail jest przechowywany tylko wtedy, gdy podano go do listów. Nikt inny przy stole go nie widzi. W każdym liście jest link, którym można zrezygnować ze wszystkich listów na zawsze.
privacy-cookies = Dla każdego stołu jedno ciasteczko pamięta, które miejsca ma ta przeglądarka, jeszcze jedno pamięta dwadzieścia ostatnich miejsc, żeby pokazać listę twoich stołów, a po jednym przypada na język, strefę czasową, ostatnio wpisane imię i to, jakie rodzaje pytań już objaśniono. Nic więcej: ani śledzenia, ani reklam, ani cudzych skryptów.
privacy-network = Adres sieciowy odwiedzających jest potrzebny najwyżej przez dobę, żeby nikt nie otwierał stołów tysiącami ani nie pisał do wielu obcych; nie jest przechowywany jawnie.
privacy-public = Kto ma link do stołu, może oglądać: widać planszę i dziennik, a jeśli gospodarz na to pozwala, także rozmowę. Zakrytych kart i notatek nigdy nie widzi nikt inny.
privacy-leave = Na stronie „Moje ustawienia” można odejść: wtedy imię, e-mail, notatki i wiadomości zostają usunięte, a dla pozostałych gra zostaje cała.
unready = Ten serwis nie jest jeszcze gotowy
unready-what = Jeśli go prowadzisz, oto co trzeba zrobić. Jeśli chcesz grać, zajrzyj później.
operator = Dla tych, którzy prowadzą ten serwis
operator-wrong = To nie jest klucz z ustawień.
operator-open = Otwórz
operator-post = Poczta
operator-transport = Listy wychodzą przez: { $transport }
operator-none = Ten serwis nie wysyła listów: nie ustawiono sposobu.
operator-replies = Odpowiedzi na listy przychodzą na { $domain }.
operator-no-replies = Nie można grać, odpowiadając na list: REPLY_DOMAIN nie jest ustawione.
operator-none-late = Żaden list nie czeka na następną próbę.
operator-late = { $count ->
    [one] Jeden list nie wyszedł i czeka na następną próbę (ma: { $age }).
    [few] { $count } listy nie wyszły i czekają na następną próbę (najstarszy ma: { $age }).
   *[other] { $count } listów nie wyszło i czeka na następną próbę (najstarszy ma: { $age }).
  }
operator-restored = Ten serwis przywrócono z kopii zapasowej i na razie do nikogo nie pisze.
operator-restored-do = Sprawdź, czy wszystko jest na miejscu i czy stary serwis wyłączono na dobre. Potem: npm run restore speak
operator-test = List próbny
operator-send = Wyślij
operator-sent = Przyjęte przez serwer odbiorcy: { $to }. { $id }
operator-failed = Nie wysłano do { $to }: { $error }
operator-site = Jak działa serwis
operator-version = Wersja: { $version }
operator-tables = Przechowywane stoły: { $tables }, w grze w ciągu ostatniej doby: { $touched }.
operator-disk = Dysk: serwis zajmuje { $used } MB, wolne { $free } MB.
operator-disk-do = Zrób miejsce na dysku: gdy jest pełny, żadnego ruchu nie da się zapisać. KEEP_DAYS sprawia, że skończone stoły znikają same.
operator-quiet-tables = Stoły, przy których przez tydzień nic się nie działo: { $quiet }
operator-quiet-do = Gra się tam skończyła albo na kogoś się czeka. KEEP_DAYS usuwa skończone stoły, a zegar pozwala botowi odpowiedzieć za tego, kto nie przychodzi.
operator-jumped = Zegar serwera przeskoczył o { $seconds } s, { $when }.
operator-jumped-do = Terminy liczy się według tego zegara. Niech ustawia go na przykład systemd-timesyncd; po uśpieniu maszyny wygląda to tak samo.
operator-silent = Maszyna milczy od dawna ({ $age }). Zajrzyj do jej dziennika.
operator-open-tables = Stoły na liście otwartych: { $count }
operator-no-waits = Żaden stół nie czeka dłużej niż trzy dni.
operator-waits = Stoły, które czekają dłużej niż trzy dni: { $tables }
operator-wait = Stół { $table }…: { $age }, miejsca, na które czeka: { $seats }, { $clock ->
    [yes] z zegarem
   *[no] bez zegara
  }
operator-waits-do = Stół z zegarem sam pójdzie dalej, bez zegara czeka, aż gracz przyjdzie. Jeden taki stół to nie kłopot. Jeśli jest ich kilka, sprawdź, czy listy wychodzą i dochodzą; w dzienniku ich nazwy zaczynają się tymi samymi literami.
operator-slowest = Najwolniejsze żądania od startu:
operator-pace = { $route }: najdłużej { $slowest } ms, średnio { $mean } ms, razem { $times }
operator-slow-do = Jedno z żądań trwało ponad sekundę. Jeśli to się powtarza, sprawdź, czym zajęte są dysk i procesor.
operator-late-do = Poszukaj w dzienniku post-fails: tam jest powód. Gdy to naprawisz, listy wyjdą same.
operator-back = Cofnij stół
operator-back-about = Do wcześniejszego kroku, jeśli coś poszło nie tak. Przeczytają to w dzienniku wszyscy przy stole; nic nie znika, a kości będą nowe.
operator-back-table = Link do stołu
operator-back-position = Krok
operator-back-do = Cofnij
operator-back-done = Stół cofnięto.
operator-back-failed = Nic nie zrobiono: pod tym linkiem nie ma trwającej gry albo gra nie może wrócić do tego kroku. Sprawdź link i numer.
operator-days = Dzień po dniu
operator-quiet = Nic się jeszcze nie wydarzyło.
operator-day = otwarte stoły: { $tables }, listy niedostarczone: { $givenUp }, listy zwrócone: { $bounced }, listy nieprzeczytane, bo przyszło ich za dużo: { $unread }
operator-letter = List próbny
operator-letter-about = Ten list wysłali ci, którzy prowadzą { $site }, żeby sprawdzić, czy dotrze.

# ── told beside the game ──
remark-put-back = Ci, którzy prowadzą ten serwis, cofnęli stół do kroku { $position }.
remark-withdrawn = Prośba wycofana: odpowiedź zostaje.
remark-vote = { $kind ->
    [pause] { $outcome ->
        [yes] Wszyscy się zgadzają: przerwa w grze.
       *[no] Nie wszyscy chcą przerwy. Gramy dalej.
      }
    [takeback] { $outcome ->
        [yes] Wszyscy się zgadzają: { $who-is ->
            [you] cofasz
           *[other] { $who } cofa
          } ostatnią odpowiedź.
       *[no] Nie wszyscy zgadzają się na cofnięcie. Odpowiedź zostaje.
      }
    [back] { $outcome ->
        [yes] Wszyscy się zgadzają: stół wraca.
       *[no] Nie wszyscy chcą wrócić. Gra toczy się tak jak dotąd.
      }
    [lost] { $outcome ->
        [yes] Pozostali zgadzają się na nowy link dla miejsca „{ $who }”.
       *[no] Nowego linku dla miejsca „{ $who }” nie będzie: nie wszyscy się zgodzili.
      }
    [substitute] { $outcome ->
        [yes] Miejsce „{ $who }” ma zastępcę.
       *[no] Ta osoba nie zagra na miejscu „{ $who }”.
      }
    [vanished] { $outcome ->
        [bot] Gracze zagłosowali: na miejscu „{ $who }” dalej gra bot.
        [substitute] Gracze zagłosowali: miejsce „{ $who }” potrzebuje zastępcy; do tego czasu gra bot.
        [wait] Gracze zagłosowali: miejsce „{ $who }” dostaje więcej czasu.
        [end] Gracze zagłosowali: gra się tu kończy.
       *[other] Głosowanie zakończone.
      }
   *[other] Głosowanie zakończone.
  }
remark-lent = { $who-is ->
    [you] Oddajesz na razie miejsce zastępcy.
   *[other] { $who } oddaje na razie miejsce zastępcy.
  }
remark-back = { $who-is ->
    [you] Odzyskujesz swoje miejsce.
   *[other] { $who } odzyskuje swoje miejsce.
  }
remark-resigned = { $who-is ->
    [you] Poddajesz się. Dalej gra bot.
   *[other] { $who } się poddaje. Dalej gra bot.
  }
remark-bot = Odtąd na miejscu „{ $who }” gra bot.
remark-resumed = { $who-is ->
    [you] Wznawiasz grę. Zegary idą.
   *[other] { $who } wznawia grę. Zegary idą.
  }
remark-left = { $who-is ->
    [you] Odchodzisz od stołu.
   *[other] { $who } odchodzi od stołu.
  }
remark-away = { $who-is ->
    [you] Masz teraz zapowiedzianą nieobecność. Twój zegar stoi.
   *[other] { $who } ma teraz zapowiedzianą nieobecność.
  }
remark-declined = Zaproszenie na miejsce „{ $who }” zostało odrzucone.
why-vote = Gracze zagłosowali za końcem gry. Liczą się wyniki z tej chwili.
why-claim = { $who-is ->
    [you] Bierzesz zwycięstwo: nikt już nie odpowiadał.
   *[other] { $who } bierze zwycięstwo: nikt już nie odpowiadał.
  }
remark-clearing = Od jedenastu miesięcy nikt tu nie gra ani nic nie mówi. Za 30 dni stół zniknie; jedna odpowiedź albo jedno słowo go zachowa.
remark-lost = { $who-is ->
    [you] Gospodarz uważa, że zgubił ci się link. Jeśli to nieprawda, powiedz o tym na swojej stronie.
   *[other] Gospodarz mówi, że { $who } nie może znaleźć linku. Jeśli pozostali się zgodzą, a właściciel miejsca się nie sprzeciwi, miejsce może dostać nowy.
  }
remark-lost-silence = { $who-is ->
    [you] Gospodarz uważa, że zgubił ci się link. Jeśli to nieprawda, powiedz o tym na swojej stronie.
   *[other] Gospodarz mówi, że { $who } nie może znaleźć linku. Jeśli właściciel miejsca będzie milczeć siedem dni, nie licząc dni wolnych i nieobecności, miejsce może dostać nowy.
  }
remark-retaken = { $who-is ->
    [you] To miejsce jest teraz twoje, z nowym linkiem. Stary już nie działa.
   *[other] Miejsce „{ $who }” zajęto nowym linkiem. Stary już nie działa.
  }
remark-found = { $who-is ->
    [you] Odzywasz się: twój link zostaje bez zmian.
   *[other] { $who } się odzywa: link zostaje bez zmian.
  }
remark-round-named = Są już wszyscy. Kości czekają na rundę latarni { $round }.
remark-round-came = Latarnia ogłosiła rundę { $round }: wpłynie ona na kości.
remark-round-missed = Runda latarni { $round } nie przyszła na czas z dobrym podpisem. Gra zaczyna się bez niej.
remark-hot = { $who-is ->
    [you] Grasz na tym miejscu i na miejscu, które ma { $other }.
   *[other] { $who } i { $other }: na tych miejscach gra jedna osoba.
  }
fault-pace = Te godziny do siebie nie pasują: wpisz liczby całkowite od 1 do 720, a w polu „{ pace-most }” nie mniej niż w pozostałych.
fault-absences = Tyle nie można: najwyżej 12 nieobecności, razem najwyżej 60 dni.

# ── letters: receipts ──
mail-receipt-title = { $kind ->
    [misread] Nie zrozumieliśmy twojego listu
    [stale] Twój list się spóźnił
    [flood] Za dużo listów w ciągu godziny
    [receipt] Odpowiedź przyjęta
   *[other] Twój list dotarł
  }
mail-receipt-about = { $kind ->
    [misread] Nic się nie zmienia. Odpisz numerem wyboru, na przykład 3, słowem „cofnij” albo wierszem, który zaczyna się od „powiedz:”.
    [stale] Zanim dotarł, gra poszła dalej, więc nic z niego się nie liczy. Oto, jak jest teraz.
    [flood] Twojego ostatniego listu nie przeczytaliśmy i nic z niego się nie liczy: w ciągu godziny przyszło ich od ciebie za dużo. Graj na stronie albo napisz znowu za godzinę.
    [receipt] Przeczytaliśmy twój list i zrobiliśmy, o co prosił.
   *[other] Twój list dotarł. Oto, jak jest teraz.
  }
mail-receipt-chose = Twój wybór: „{ $choice }”.
mail-receipt-next = Następne pytanie
mail-receipt-waits = Teraz stół czeka na: { $names }.
mail-receipt-why = Ten list przychodzi, bo odpowiadasz na jeden z naszych.
left-name = Pirat

# ── the mailbox: answering ──
mailbox-reply = Odpisz na ten list
mailbox-reply-label = Numer, wybór, „cofnij” albo wiersz, który zaczyna się od „powiedz:”
mailbox-reply-send = Wyślij odpowiedź

## Notices that are not letters

brief-test = { $table } · próba
brief-test-about = Powiadomienia o tym stole przychodzą tutaj.
brief-waits = { $table } · stół czeka na odpowiedź. Kto odpowiada: { $names }

hooks = Webhooki
hooks-about = Powiadomienia mogą też iść tam, gdzie chcesz: na { $services } albo do twojego własnego programu. Link w powiadomieniu nie otwiera twojego miejsca, a na wspólnych czatach nie ma niczego, co wiesz tylko ty.
hooks-new = Dodaj webhook
hooks-shape = Co odbiera powiadomienia
hooks-json = Twój program (JSON)
hooks-url = Adres webhooka
hooks-url-hint = Zaczyna się od https:// i publicznej nazwy. Dla Telegrama: https://api.telegram.org/bot…/sendMessage?chat_id=…
hooks-secret = Sekret
hooks-secret-hint = Dla twojego programu: zostaw puste, a utworzymy go. Dla ntfy: token dostępu, jeśli jest potrzebny.
hooks-fresh = Po nim twój program pozna, że powiadomienie przyszło stąd (Standard Webhooks). Widać go tylko teraz.
hooks-add = Dodaj
hooks-test = Wyślij próbne powiadomienie
hooks-on = Włącz znowu
hooks-drop = Usuń
hooks-health = { $state ->
    [taken] Ostatnie powiadomienie doszło: { $at }.
    [failing] Powiadomienia nie dochodzą od: { $at }. Próbujemy dalej.
    [off] Wyłączone od: { $at }, bo powiadomienia nie dochodziły.
   *[none] Nic jeszcze nie wysłano.
  }
hooks-said = Odpowiedź brzmiała: { $said }
hooks-fault = { $fault ->
    [shape] Wybierz, co odbiera powiadomienia.
    [long] Ten adres jest za długi. Podaj krótszy.
    [https] Adres musi zaczynać się od https://.
    [login] W tym adresie są nazwa i hasło. Usuń je.
    [port] Ten port się nie nadaje. Użyj zwykłego portu https albo 8443.
    [name] To nie jest nazwa publicznego serwera. Podaj publiczną: adresy z cyfr i nazwy sieci domowych się nie nadają.
    [chat] Adres dla Telegrama musi się kończyć numerem czatu: ?chat_id=…
    [secret] Ten sekret jest źle zapisany. Dla twojego programu zaczyna się od whsec_.
    [form] To nie wygląda na adres w sieci. Sprawdź go.
   *[other] Tego adresu nie można użyć. Podaj inny.
  }

push = Powiadomienia w tej przeglądarce
push-about = Ta przeglądarka może pokazać powiadomienie, gdy stół na ciebie czeka, nawet gdy żadna strona nie jest otwarta.
push-without = Potrzebna jest do tego przeglądarka, która uruchamia skrypty i przyjmuje powiadomienia, oraz adres serwisu, który zaczyna się od https.
push-do = Pokazuj tu powiadomienia
push-denied = Przeglądarka nie pozwala na powiadomienia tego serwisu. Można to zmienić w jej ustawieniach.
push-failed = Nie udało się. Spróbuj jeszcze raz za chwilę.
push-device = Przeglądarka, która pokazuje powiadomienia od: { $since }

feeds = Kanały
feeds-news = Nowości dla czytnika kanałów (Atom)
feeds-deadlines = Terminy z alarmami dla kalendarza (iCalendar)
feeds-secret = Kto ma jeden z tych linków, może czytać, ale nie grać. Gdy któryś wycieknie, wymień oba.
feeds-replace = Wymień oba
post = Co się stało z najnowszymi powiadomieniami
post-heard = Ostatni znak życia: { $at }
post-never-heard = Z tego miejsca nie było jeszcze znaku życia.
post-none = Nie było jeszcze żadnego powiadomienia.
post-written = napisano { $at }
post-sent = wysłano { $at }
post-accepted = przyjęte przez serwer odbiorcy { $at }
post-state = { $state ->
    [failing] jeszcze nie przyjęto, próbujemy dalej
    [daily] przyjdzie w dziennym liście
    [unneeded] już niepotrzebne
    [given-up] niedostarczone
    [restored] po przywróceniu serwisu nie wysłano drugi raz
    [bounced] nie dotarło: odesłał je serwer odbiorcy
    [unwanted] listy na ten e-mail są wyłączone
    [unconfirmed] na ten e-mail nie ma jeszcze zgody
    [unreachable] e-mail nie działa
    [unknown] nie wiadomo, co się z nim stało
    [waiting] w drodze
   *[other] na razie nic nie wiadomo
  }
post-way = { $way ->
    [letter] list
    [second] list na drugi e-mail
    [push] przeglądarka
    [json] własny program
   *[other] inny sposób
  }
post-kind = { $kind ->
    [invitation] Zaproszenie
    [seat] Link do miejsca
    [round] Są już wszyscy
    [reminder] Przypomnienie
    [timeout] Czas minął
    [mention] Ktoś woła
    [vote] Głosowanie
    [over] Koniec gry
    [off] Stół odwołany
    [unreached] Listy nie docierają
    [hook-off] Webhook wyłączony
    [test] Próba
    [receipt] Potwierdzenie
    [misread] Niezrozumiały list
    [stale] Spóźniony list
    [clearing] Nikt nie gra
    [flood] Za dużo listów
    [report] Zgłoszenie
    [declined] Zaproszenie odrzucone
    [candidate] Pytanie do zastępcy
    [stand-in] Link dla zastępcy
    [stood-in] Gra zastępca
    [given-back] Miejsce wróciło
    [turn] Twój ruch
   *[other] Wiadomość
  }
seat-unreached = listy nie docierają

# ── the host: a lost link ──
host-lost = Zgubiony link
host-lost-about = Nowy link może dostać osoba, która nie ma e-maila przy tym stole i której link zginął. Wszyscy przy stole widzą twoją prośbę. Pozostali głosują, zgodzić się muszą wszyscy, a właściciel miejsca ma 24 godziny na sprzeciw; noce, dni wolne i nieobecności z jego ustawień się nie liczą. Gdy poza nim gra tylko jedna osoba, głosowania nie ma, a nowy link pojawi się dopiero po siedmiu tak liczonych dniach milczenia.
host-lost-refused = { $why ->
    [reachable] Do tego miejsca docierają listy albo powiadomienia, więc stąd nie można wymienić jego linku. Kto ma tam e-mail, może poprosić o link na stronie „Moje stoły”.
   *[away] Tej osoby teraz nie ma albo gra za nią zastępca. Poproś później.
  }
host-lost-do = Poproś o nowy link: { $name }

# ── my tables: one letter a day ──
digest = Jeden list dziennie
digest-on = O moich ruchach piszcie raz dziennie, najpilniejsze na początku. Inne listy przychodzą od razu.
digest-time = O której

# ── the table: a substitute ──
wanted = Potrzebny zastępca
wanted-about = Dopóki nikt nie przejmie tego miejsca, gra bot. Miejsce widać wśród otwartych stołów; możesz też przekazać ten link. Nikt nie zobaczy kart, dopóki nie zgodzi się właściciel miejsca albo wy wszyscy.
wanted-link = Zagraj na miejscu „{ $name }”

# ── to those who run the site ──
report = O czym powinni wiedzieć prowadzący ten serwis?
report-about = Dostaną jeden list: twoje słowa, ostatnie rozmowy przy stole i link do niego. Nikt inny przy stole się o tym nie dowie.
report-send = Zgłoś ten stół

# ── stałe rozkazy ──
orders = Stałe rozkazy
orders-title = Co robi załoga, gdy cię nie ma
orders-about = Rozkazy odpowiadają na drobne pytania rundy, żeby inni nie musieli czekać. Widzisz je tylko ty i możesz je zmienić w każdej chwili.
orders-yours = Na rozwidleniach, w walkach i o opłatach decydują za ciebie stałe rozkazy.
orders-yours-change = Zobacz je lub zmień
orders-done = Zapisano.
orders-once-now = To, co tu widać, obowiązuje tylko w tej rundzie.
orders-once = tylko na tę rundę
orders-save = Zapisz rozkazy
orders-ask = Zapytaj mnie
orders-stake = Zapytaj mnie, gdy w grę wchodzi więcej monet niż (puste: nigdy)
orders-percent = procent
orders-number = ile
orders-ranks = Na czym zależy mi najbardziej
orders-rank = życzenie { $n }
orders-rank-none = wszystko jedno
orders-spares = Oszczędzaj tę osobę, jeśli jest ktoś inny
orders-spares-none = nikogo
orders-never = Jeszcze nie były potrzebne.
orders-answered = Krok { $position }: rozkaz wybrał „{ $answer }”.
orders-you-answered = Krok { $position }: twój wybór to „{ $answer }”.
orders-would = Teraz rozkaz wybrałby „{ $answer }”.
orders-would-too = Rozkaz wybrałby to samo.
orders-would-ask = { $why ->
    [stake] Teraz padłoby pytanie do ciebie: stawka jest za wysoka.
    [no-fit] Teraz padłoby pytanie do ciebie: nic nie pasuje.
   *[wish] Teraz padłoby pytanie do ciebie.
  }
log-by-order = twój stały rozkaz: { $order }
log-unkept = Z kartą wybrano „{ $choice }”, ale nie było to już możliwe: po drodze zmieniło się położenie statku albo zawartość ładowni.
log-left = { $why ->
    [stake] Twój stały rozkaz „{ $order }” zostawił to tobie: stawka jest za wysoka.
   *[no-fit] Twój stały rozkaz „{ $order }” zostawił to tobie: nic nie pasuje.
  }
always = Zawsze tak
always-none = takiego rozkazu nie ma
always-back = twoje stałe rozkazy
ahead = Wybierz szlaki i opłaty{ $sealed ->
    [yes] , także przygotowanych kart
   *[no] {""}
  }
ahead-about = Tylko na tę rundę, o ile wybór będzie możliwy. Zaznacz kartę, aby zobaczyć jej pytania.
ahead-usual = jak mówią moje stałe rozkazy
ahead-usual-is = { $choice } · stałe rozkazy
ahead-asks = zapytaj mnie wtedy
ahead-after = { $asked } (po „{ $path }”)
terms-manner = Drobne pytania
manner-name = { $manner ->
    [brisk] Odpowiadają stałe rozkazy
   *[classic] Każdy jest pytany o wszystko
  }
manner-about = { $manner ->
    [brisk] Kartę wybierasz ty, na resztę odpowiadają twoje stałe rozkazy; możesz je zmienić albo wybrać „{ orders-ask }”. Około jednej wizyty na rundę.
   *[classic] Każde pytanie czeka na swojego gracza. Kilka wizyt na rundę.
  }

# ── zaplanowana tura ──
plan = Zaplanuj następną turę
plan-title = Twoja następna tura
plan-about = Gdy grają inni, powiedz, co zrobisz. Zagramy to za ciebie, gdy tylko przyjdzie twoja tura; jeśli czegoś nie da się już zagrać, dostaniesz pytanie. Plan widzisz tylko ty.
plan-saved = Plan zapisany.
plan-withdrawn = Plan wycofany.
plan-yours = Twój plan
plan-holds = Przy obecnym układzie uda się w całości.
plan-stumbles = Przy obecnym układzie akcja { $n } się nie uda. { $why }
plan-exactly = tylko jeśli pirat stanie na tym samym polu
plan-anyway = gdziekolwiek stanie
plan-otherwise = Jeśli nie da się tak zagrać
plan-end = { $end ->
    [stop] zakończ moją turę
   *[ask] zapytaj mnie
  }
plan-if-not = { $end ->
    [stop] jeśli nie, moja tura się kończy
   *[ask] jeśli nie, dostanę pytanie
  }
plan-then = { $end ->
    [stop] Potem moja tura się kończy.
   *[ask] Potem dostanę pytanie.
  }
plan-after = A potem
plan-first = { $n ->
    [1] Co zrobisz najpierw?
   *[other] A co dalej?
  }
plan-add = Dodaj tę akcję
plan-keep = Zapisz plan
plan-withdraw = Wycofaj ten plan
plan-anew = Zaplanuj coś innego
plan-over = Zacznij od nowa
plan-shorter = Przy obecnym układzie nie da się zaplanować wszystkiego. Oto, co się da.
plan-nothing = Przy obecnym układzie nie masz żadnej akcji: nie ma czego planować.
plan-own-turn = To już twoja tura: plany są na następne.
plan-to-table = Przejdź do stołu
plan-kept-here = Twoja następna tura jest zaplanowana.
plan-look = Zobacz plan
plan-dropped = Twój plan nie został zagrany. { $why }
plan-cut = Twój poprzedni plan zakończył turę przed akcją { $n }. { $why }
plan-else = Twoja tura zaczęła się inaczej.
log-by-said = { $said ->
    [plan] według twojego planu
    [ahead] tak jak przy wyborze karty
   *[alike] każdy wybór prowadził do tego samego
  }

# ── a substitute ──
ballot-substitute = { $ballot ->
    [yes] Tak, niech gra
   *[no] Nie, ktoś inny
  }
ballot-substitute-means = { $ballot ->
    [yes] Ta osoba zobaczy karty miejsca i będzie na nim grać, dopóki nie wróci właściciel.
   *[no] Dalej będzie grać bot, a miejsce nadal będzie czekać na chętnych.
  }
remark-sought = Miejsce „{ $who }” szuka zastępcy. Na razie gra bot.
remark-substitute = Na miejscu „{ $who }” gra teraz zastępca.
host-seek = Zastępca
host-seek-about = Bot gra za osobę, która zniknęła. Możesz pokazać to miejsce wśród otwartych stołów. Na każdą chętną osobę musi się zgodzić właściciel miejsca albo wszyscy pozostali, a właściciel może je odzyskać w każdej chwili.
host-seek-do = Szukaj zastępcy na miejsce „{ $name }”
lobby-substitute = potrzebny zastępca, miejsce „{ $name }”
lobby-stand-in = Zagraj na tym miejscu
substitute-title = Potrzebny zastępca: { $game }
substitute-about = Z miejsca „{ $who }” nie ma żadnych wieści, gra bot. Możesz tu grać, dopóki nie wróci właściciel.
substitute-state = { $state ->
    [asked] Zajrzyj do poczty
    [read] Chcesz zagrać?
    [confirmed] Decyduje stół
    [offered] Poproś o to miejsce
   *[other] To miejsce szuka zastępcy
  }
substitute-next = { $state ->
    [asked] Jeśli z tym e-mailem można tu grać, list jest już w drodze. Potwierdź na stronie pod linkiem z listu.
    [read] Musi się zgodzić właściciel miejsca, a jeśli milczy, wszyscy pozostali. Zapytamy ich, gdy się zgodzisz.
    [confirmed] Gracze dostali pytanie. Gdy tylko się zgodzą, list przyniesie ci link do miejsca.
    [offered] Karty miejsca zobaczysz dopiero wtedy, gdy stół się zgodzi. Najpierw list sprawdzi, czy e-mail należy do ciebie.
   *[other] O tym, kto zagra, decyduje stół.
  }
substitute-confirm = Tak, zapytajcie stół
substitute-address = Twój e-mail
substitute-address-hint = Inny niż te, z którymi ktoś już gra przy tym stole. Pozostali go nie zobaczą.
substitute-ask = Wyślij mi list
substitute-refused = { $why ->
    [too-soon] To miejsce dopiero co zmieniło zastępcę
    [sits-here] Grasz już przy tym stole
    [dead] Ten link już nie działa
    [not-sought] Nie potrzeba tu zastępcy
   *[other] Teraz to niemożliwe
  }
substitute-refused-now = { $why ->
    [too-soon] Zastępca zmienia się najwyżej raz w tygodniu. Zajrzyj za kilka dni.
    [sits-here] Zastępcą może być tylko ktoś, kto nie ma miejsca przy tym stole.
    [dead] Jego część zginęła po drodze albo sprawa jest już rozstrzygnięta. Możesz poprosić o miejsce jeszcze raz.
    [not-sought] Ktoś już gra na tym miejscu. Może wśród otwartych stołów jest inne.
   *[other] Zajrzyj do stołu, żeby zobaczyć, jak jest.
  }
fault-address-missing = Wpisz swój e-mail: przyjdzie na niego link do miejsca.
mail-candidate = Zobacz, o co chodzi

mail-ahead-about = Kości rzucone. Przygotuj teraz kartę na każde ułożenie, a runda nie będzie na ciebie czekać. Dopóki kości nie są ułożone, możesz zmienić zdanie. Jeśli nie będzie karty na ułożenie, które wypadnie, wtedy ruszy twój zegar.

## For games that have no words of their own for it

edition-plain = zwykłe zasady
edition-plain-about = bez wariantów
turn-waiting = { $who-is ->
    [you] Twoja tura
   *[other] Gra { $who }
  }
turn-moment = tura { $turn }
why-score = Wygrywa najwyższy wynik.
why-race = Wygrywa, kto pierwszy dotrze do celu.
race-counts = pole
trail-at = { $space ->
    [0] na starcie
   *[other] pole { $space }
  }
trail-on = { $where }, { $mark }
trail-mark = { $mark }: { $spaces }
