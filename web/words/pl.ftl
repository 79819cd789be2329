## What every page shares

layout-skip = Do treści
layout-mine = Moje stoły
layout-new = Nowy stół
layout-rules = Zasady
layout-language = Język
layout-more = Inne strony
layout-about = Packetboat jest bezpłatny, nie zakłada kont i nikogo nie śledzi.

## Times

time-since = od
time-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } godz.
  }
time-hours = { $hours } godz.{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
  }
time-minutes = { $minutes } min

## The table

table-board = Plansza
table-list = Plansza jako lista
map-open = Cała plansza
map-close = Tylko wokół mnie
map-near = Plansza wokół ciebie
table-watching = oglądasz
table-you = grasz za
table-mine = U mnie
table-others = Moje inne stoły
table-all = Przy stole
table-take-back = Cofnij moją ostatnią akcję
table-notice = { $what ->
    [too-many] Więcej już nie można: najpierw coś usuń.
    [reported] Zgłoszone. List do prowadzących ten serwis jest w drodze.
    [reported-before] Mamy już twoje zgłoszenie.
    [stale] Przy stole sytuacja jest już inna. Co się w tym czasie wydarzyło, jest poniżej; spójrz jeszcze raz.
    [counted] Ta odpowiedź jest już zaliczona. Jeden raz wystarczy.
    [too-often] W tej rundzie nie można już tego zmienić. Liczy się to, co wybrano ostatnio.
    [unanswered] Nic nie jest jeszcze zaznaczone: wybierz jeden wiersz.
    [took-back] Cofnięte. Możesz odpowiedzieć jeszcze raz.
    [owner-only] To może zrobić tylko właściciel miejsca, nie zastępca.
    [not-now] Teraz się nie da: przy stole sytuacja jest już inna.
    [nothing-said] Nie było czego wysłać.
    [said-enough] To już tyle twoich słów, ile jeden stół może przechować.
    [too-long] To za długie: najwyżej 2000 znaków.
    [too-fast] To za dużo naraz. Poczekaj trochę.
    [no-such-vote] To głosowanie jest już zamknięte.
    [not-a-voter] W tym głosowaniu decydują pozostali.
    [refused-before] O to już proszono i prośba została odrzucona.
    [same-address] To już jest pierwszy e-mail tego miejsca.
    [bad-date] Ten dzień nie pasuje.
    [bad-hours-zone] Nie ma strefy czasowej o takiej nazwie.
    [bad-hours-day] Zaznacz co najmniej 4 godziny dziennie.
    [bad-hours-weekdays] Wybierz przynajmniej jeden dzień tygodnia.
    [bad-hours-week] Zaznacz co najmniej 24 godziny w tygodniu.
    [bad-absence-empty] Ostatni dzień nie może być wcześniejszy niż pierwszy ani w przeszłości.
    [bad-absence-far] To za daleko: najwyżej na rok naprzód.
    [bad-absence-times] Przy tym stole nie ma już nieobecności do wykorzystania.
    [bad-absence-days] Tylu dni przy tym stole już nie zostało.
    [bad-absence-late] Twój czas już minął, nieobecność nie pomoże.
    [bad-absence-none] Takiej nieobecności już nie ma.
    [bad-address] To nie wygląda na e-mail. Sprawdź go.
    [not-sure] Nic się nie stało: zaznacz, że na pewno tego chcesz.
    [plan-turn] To już Twoja tura: odpowiedz na stronie stołu.
    [plan-gone] Odkąd otwarto tę stronę, Twoja tura już nadeszła albo wybranego nie da się zaplanować. Spójrz jeszcze raz.
    [plan-changed] Plan został zmieniony na innej stronie. Liczy się ten.
    [plan-empty] Wybierz choć jedną akcję.
   *[too-late-to-take-back] Tego nie da się już cofnąć: coś się od tego czasu odkryło.
  }

ask-mine = Twój ruch
ask-may = Jeśli chcesz
ask-may-about = Nikt na to nie czeka. Twój wybór zacznie obowiązywać, gdy przyjdzie jego pora; do tego czasu możesz go zmienić.
ask-several = { $count ->
    [one] { $count } pytanie do ciebie
    [few] { $count } pytania do ciebie
   *[other] { $count } pytań do ciebie
  }
ask-groups = Ułożenie
ask-spare = { $count ->
    [one] Jeszcze { $count } wybór, który nie daje więcej
    [few] Jeszcze { $count } wybory, które nie dają więcej
   *[other] Jeszcze { $count } wyborów, które nie dają więcej
  }
ask-answer = Odpowiedz
ask-lost = Nie udało się wysłać odpowiedzi. Spróbuj ponownie za chwilę.

waiting-change = Zmień
waiting-letter = { $lettered ->
    [yes] Gdy przyjdzie twój ruch, przyjdzie i list. Możesz zamknąć tę stronę.
   *[no] Wróć swoim linkiem: ta strona powie, kiedy twój ruch.
  }
waiting-held = Na ruchu: { $who }. Przejdź do tego miejsca
waiting-mine = Teraz nic od ciebie nie trzeba
waiting-watcher = Stół czeka

seats-awaited = czekamy
seats-asleep = śpi
seats-asked = jest pytanie
seats-taken = na miejscu
seats-expected = miejsce czeka
seats-held = Miejsca w tej przeglądarce

seating-heading = { $free ->
    [0] Wszyscy są na miejscu
    [one] Wolne jest jeszcze { $free } miejsce
    [few] Wolne są jeszcze { $free } miejsca
   *[other] Wolnych jest jeszcze { $free } miejsc
  }
seating-start = Gra zacznie się, gdy tylko wszyscy usiądą.
seating-host = Rozdaj miejsca
seating-meanwhile = Tymczasem:

past-heading = Pozycja { $position }
past-about = Tak wyglądał stół wtedy. Teraz jest na nim pozycja { $latest }.
past-now = Do obecnej pozycji

steps = Od pozycji do pozycji
steps-first = Na początek
steps-back = Krok wstecz
steps-on = Krok dalej
steps-now = Do obecnej pozycji

end-verdict = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
  }{ $scored ->
    [yes] {", "}wynik { $n }
   *[no] {""}
  }
end-share = Udostępnij: strona dla widzów
end-remembered = Co zostanie w pamięci
chart-table = Jako tabela
chart-turn = Runda
end-ranking = Wyniki
end-place = Miejsce
end-who = Kto
end-total = Razem
end-watch = Obejrzyj od początku
end-proof = Sprawdź losowania
end-file = Cała gra w jednym pliku

ledger-decisions = decyzji
ledger-waits = ile razy czekano
ledger-median = zwykle czekano
ledger-seats = Na kogo czekano
ledger-waited = czekano łącznie
ledger-who = { $who }

dice-summary = Czego dowodzą kości
dice-sealed = Sekret, od którego zależy każdy rzut i każda karta, ustalono, zanim ktokolwiek usiadł. Oto jego odcisk (SHA-256). Sam sekret zobaczysz po grze.
dice-open = Sekret jest już jawny, pod swoim odciskiem (SHA-256). Każdy może z niego powtórzyć wszystkie losowania.

## The log

log-since = Od twojej ostatniej wizyty
log-newest = Co się wydarzyło
log-nothing = Na razie nic.
log-whole = Cały dziennik
log-heading = Cały dziennik
log-position = Pozycja { $position }
log-back = Wróć do stołu
log-void = cofnięte
log-took-back = { $who-is ->
    [you] Cofasz ostatnią akcję.
   *[other] { $who } cofa ostatnią akcję.
  }
log-by = { $by ->
    [forced] nie ma innego wyboru
    [order] według stałych rozkazów
    [bot] odpowiedź bota
   *[time] czas minął
  }

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
home-tables = Twoje stoły
home-asked = Twój ruch
berth-left = zostało { $left }
berth-late = czas minął
berths-late = Nie wszystkie twoje stoły już odpowiedziały.
berths-again = Zajrzyj jeszcze raz
home-what = Gra, która się nie spieszy
home-how = Jak to działa
home-lead = Packetboat wozi pirackie gry między przyjaciółmi jak statek pocztowy między wyspami. Zaglądasz raz dziennie, odpowiadasz na jedno pytanie, a resztę robi wiatr.
home-open = Otwórz stół
home-open-more = i rozdaj linki. Nikt się nie rejestruje, niczego się nie instaluje.
home-answer = Odpowiadaj, kiedy chcesz,
home-answer-more = w dowolnej przeglądarce, na dowolnym urządzeniu. Pytamy tylko wtedy, gdy jest z czego wybierać.
home-letter = Czytaj list.
home-letter-more = Mówi, co się stało, pokazuje planszę i wylicza twoje możliwości; następny przychodzi dopiero wtedy, gdy tu zajrzysz.
home-dice = Sprawdź kości.
home-dice-more = Ich sekret jest ustalony, zanim ktokolwiek usiądzie. Po grze można powtórzyć każdy rzut i każdą kartę.
home-new = Otwórz stół
home-rules = Przeczytaj zasady
home-games = Gry

## What is wrong with a form

fault-title = Sprawdź: { $title }
fault-heading = { $count ->
    [one] Jedna rzecz do poprawienia
    [few] { $count } rzeczy do poprawienia
   *[other] { $count } rzeczy do poprawienia
  }
fault-game = Wybierz grę.
fault-seats = Ta gra ma od { $least } do { $most } miejsc: wpisz tyle imion.
fault-number = Podaj liczbę całkowitą od { $least } do { $most }.
fault-long = To za długie: najwyżej { $most } znaków.
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
new-friend = imię znajomej osoby
new-pace = Jak szybko?
pace-takes = { $pace ->
    [quick] tydzień
    [slow] 2 miesiące
   *[steady] 3 tygodnie
  }
new-rules = Które zasady
new-rules-said = pierwsze z listy
new-letters = Zaproś listem
new-letters-said = albo rozdaj linki
new-letters-about = Na podany e-mail pójdzie jeden list z zaproszeniem i nic więcej, dopóki nie zostanie przyjęte. Miejsce 1 jest twoje, jeśli grasz.
new-seat-name = Miejsce { $n }: imię
new-seat-address = Miejsce { $n }: e-mail
new-seat-language = Miejsce { $n }: język
host-email = E-mail
new-name-label = Nazwa stołu
new-name-hint = Jeśli zostawisz puste pole, stół dostanie nazwę, którą w nim widać.
new-open = Otwórz stół

## The host's seats

host-title = Miejsca
host-free = { $free ->
    [0] Wszyscy już są
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[other] { $free } miejsc jest jeszcze wolnych
  }
host-about = Wyślij każdemu jego link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
host-full = Gra trwa.
host-to-table = Do stołu
host-seats = Link do każdego miejsca
host-seat-free = wolne
host-seat-taken = zajęte
host-seat-own = twoje miejsce
host-go = Do mojego miejsca
host-copy = Kopiuj
host-copied = Skopiowano
host-share = Udostępnij
host-share-all = Wyślij wszystkie w jednej wiadomości
host-more = QR
host-channels = Webhooki i listy
host-sent = list wysłany
host-claim = Link do miejsca „{ $name }”
host-sit = Usiądź na tym miejscu
host-own = Powrót na tę stronę
host-own-link = Twój własny link
host-own-hint = Zachowaj go dla siebie: otwiera tę stronę na każdym urządzeniu, ile razy chcesz. Żadnego miejsca nie otwiera.

## What is agreed at a table

agreed-heading = Ta gra
agreed-game = Gra
agreed-edition = Zasady
agreed-yes = tak
agreed-no = nie
dice-heading = Kości, które można sprawdzić
dice-fixed = Sekret, od którego zależą kości przy tym stole, jest już ustalony. To jego odcisk (SHA-256): zachowaj go. Jeśli sekret pokazany po grze będzie do niego pasował, nikt go po drodze nie podmienił.
dice-words = Każde miejsce dodaje do sekretu własne słowa. Jeśli zostawisz te wpisane z góry, nic nie dowiedzie ci, że kości nie dobrał serwis. Jeśli wpiszesz własne i zajmiesz ostatnie wolne miejsce, serwis mógłby je dobrać, tylko kłamiąc o tym, kto, kiedy i z jakimi słowami usiadł.
dice-words-beacon = Każde miejsce dodaje do sekretu własne słowa. Gdy ostatnie miejsce zostanie zajęte, serwis nazwie rundę publicznej latarni, której nikt jeszcze nie może znać, i wejdzie ona do kości. Jeśli poznasz ją, zanim wyjdzie, nikt nie dobrał kości, chyba że pomogli ludzie prowadzący latarnię.
dice-how = Czego to dowodzi, a czego nie
dice-signer = Klucz publiczny serwisu (Ed25519)
dice-signed = Po grze serwis podpisuje cały plik. Podpis sprawdza się tym kluczem publicznym (Ed25519), więc zachowaj i jego:
dice-who = Kto mógłby dobrać kości
round-awaited = Są już wszyscy. Kości czekają na latarnię
round-when = Gra zacznie się sama, gdy wyjdzie runda: { $due }. Jeśli nie wyjdzie do { $until }, gra zacznie się bez niej.
round-number = Runda latarni
round-seal = Odcisk sekretu i wszystkich słów (SHA-256)
round-chain = Klucz publiczny latarni
round-signature = Podpis rundy
round-keep = Zachowaj numer rundy i odcisk. To, że znasz je, zanim runda wyjdzie, dowodzi, że nikt nie dobrał twoich kości.
round-named = Do tych kości wejdzie runda { $round } publicznej latarni. Nazwano ją, gdy zajęto ostatnie miejsce.
round-came = W tych kościach jest runda { $round } publicznej latarni. Nazwano ją, gdy zajęto ostatnie miejsce.
round-absent = Dla tych kości nazwano rundę latarni { $round }, ale nie przyszła na czas, więc gra zaczęła się bez niej. Kości dowodzą nie więcej niż bez latarni.
round-wrong = Dla tych kości nazwano rundę latarni { $round }, ale na czas nie przyszedł żaden dobry podpis, więc gra zaczęła się bez niej. Kości dowodzą nie więcej niż bez latarni.

## The invitation

claim-title = Zaproszenie do gry „{ $game }”
claim-invites = { $host } zaprasza cię do gry „{ $game }”
claim-takes = Wystarczy zajrzeć raz dziennie. { $pace ->
    [quick] Gra potrwa około tygodnia.
    [steady] Gra potrwa około trzech tygodni.
    [slow] Gra potrwa około dwóch miesięcy.
   *[none] Gra trwa, ile chcecie.
  } Bez konta i bez instalowania.
claim-who = Kto gra
claim-terms = Zasady, zegar, nieobecności
claim-terms-said = { $pace ->
    [quick] szybko
    [steady] spokojnie
    [slow] powoli
    [own] własne tempo
   *[none] bez zegara
  }{ $days ->
    [0] { "" }
    [one] , nieobecność do { $days } dnia
   *[other] , nieobecność do { $days } dni
  }
claim-dice-said = już ustalone, można sprawdzić
cover = Gra „{ $game }” w toku: plansza i figury
preview-move = Na ruchu: { $names }
preview-on = Gra trwa
wall-clock = U mnie jest teraz
wall-clock-unsaid = wolę nie mówić
claim-yours = twoje miejsce
claim-rules = Zasady w skrócie
claim-name = Twoje imię przy stole
claim-words = Słowa dla kości
claim-words-hint = Cokolwiek. Wchodzą do każdego losowania, a po grze zobaczą je wszyscy. Słowa wpisane tu z góry wybrał serwis, więc niczego ci nie dowodzą.
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
claim-dead = To zaproszenie już nie działa
claim-dead-why = Ktoś je zastąpił lub wycofał albo część adresu zginęła po drodze.
claim-dead-now = Sprawdź, czy masz cały adres, albo poproś o nowy link osobę, od której masz zaproszenie.
taken-title = Miejsce jest twoje
taken-about = Ten link otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i nikt inny go nie zna.
taken-link = Twój osobisty link
taken-keep = Zachowaj go tam, gdzie łatwo go znajdziesz, na przykład w zakładkach. Nie przekazuj go nikomu: kto go ma, gra za ciebie.
taken-alone = Nikt inny tu nie gra, więc tydzień po twojej ostatniej odpowiedzi stół zniknie.
taken-lettered = Idzie też do ciebie listem. Nie przekazuj go nikomu: kto go ma, gra za ciebie.
linked = Wracaj tym linkiem
linked-about = Twoja przeglądarka nie zachowuje ciasteczek tego serwisu i następnym razem cię nie rozpozna. Grać możesz tu mimo to.



## Errors

error-title = { $status ->
    [400] Nie udało się tego odczytać
    [403] To nie twoje
    [404] Pod tym adresem nic nie ma
    [405] Ten adres nie przyjmuje takich żądań
    [409] Coś innego było pierwsze
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
    [404] W adresie jest literówka albo nigdy nic tu nie było.
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
    [403] Otwórz swój osobisty link: jest w twoich listach i był widoczny po zajęciu miejsca.
    [404] Porównaj link z listem, z którego pochodzi, albo zacznij od strony głównej.
    [405] Zacznij od strony głównej.
    [409] Zobacz, jak stół wygląda teraz, i zdecyduj jeszcze raz.
    [410] Użyj najnowszego linku, jaki masz, albo poproś o nowy tego, od kogo go masz.
    [413] Skróć to, co piszesz, i wyślij jeszcze raz.
    [415] Użyj formularza na stronie.
    [422] Wróć i przejrzyj formularz jeszcze raz.
    [429] Poczekaj minutę i spróbuj ponownie.
   *[500] Spróbuj jeszcze raz za chwilę.
  }
error-number = Błąd { $status }
error-home = Na stronę główną
error-table = Do stołu
damaged-title = Nie można odczytać tego stołu
damaged-what = Jego zapis jest uszkodzony: na razie niczego nie da się tu pokazać ani zagrać. Innym stołom nic nie jest.
damaged-now = Nic, co zrobisz, nie pogorszy sprawy. Podaj tym, którzy prowadzą serwis, nazwę stołu: { $table }. Jeśli mają kopię zapasową, mogą go przywrócić.

## The proof of the chance

proof-title = Uczciwe losowanie
proof-running = Gra trwa. Sekret, od którego zależą losowania, pozostaje zamknięty do końca. Jego odcisk widzą wszyscy, więc podmianę byłoby widać.
proof-open = Gra się skończyła i sekret jest jawny. Każdy może powtórzyć wszystkie losowania; twoja przeglądarka właśnie to zrobiła, o ile wolno jej uruchamiać skrypty.
proof-how = Jak to działa
proof-how-secret = Zanim ktokolwiek mógł usiąść, serwer wylosował sekret z 32 bajtów i pokazał jego odcisk (SHA-256). Inny sekret miałby inny odcisk.
proof-how-words = Każde miejsce, gdy je zajmowano, dodało własne słowa.
proof-how-key = Gdy gra się zaczęła, sekret i słowa dały klucz: HMAC-SHA-256 z sekretem w roli klucza, z listy słów w postaci JSON w kolejności miejsc.
proof-how-round = Gdy zajęto ostatnie miejsce, nazwano rundę publicznej latarni, która miała dopiero wyjść, i pokazano SHA-256 dotychczasowego klucza. Gdy runda wyszła z dobrym podpisem BLS, podpis wszedł do klucza: HMAC-SHA-256, z dotychczasowym kluczem w roli klucza, z 48 bajtów podpisu.
proof-how-draw = Losowanie numer i pochodzi z HMAC-SHA-256 z tym kluczem, z liczby i zapisanej cyframi dziesiętnymi: osiem słów po 32 bity, najstarszy bajt pierwszy. Liczy się pierwsze słowo mniejsze od największej wielokrotności n, a reszta z dzielenia przez n, od 0 do n − 1, to wynik; dlatego żaden wynik nie jest uprzywilejowany. Jeśli żadne słowo się nie liczy, numer się pomija.
proof-how-after = Po grze sekret staje się jawny i wszystko to można powtórzyć.
proof-means = Czego to dowodzi
proof-means-all = Każdemu, kto zachował odcisk od początku: to ten sam sekret, a każde losowanie wynika z niego i ze słów wszystkich miejsc.
proof-means-kept = Miejscu, które zostawiło słowa wpisane z góry, i widzom: niczego o tym, kto dobrał kości. Serwis znał i sekret, i te słowa. Mógł wypróbować milion słów i zostawić najlepsze.
proof-means-last = Osobie, która usiadła ostatnia z własnymi słowami: serwisowi nie został żaden wybór, o ile nie skłamał o tym, kto, kiedy i z jakimi słowami usiadł.
proof-means-order = Nikomu: że o tym nie skłamał. Nieuczciwy serwis mógłby posadzić na końcu bota albo kogoś swojego. Słowa botów niczego nie dowodzą.
proof-means-round = Każdemu, kto poznał numer rundy oraz odcisk sekretu i słów, zanim runda wyszła: nikt nie dobrał kości, chyba że ludzie prowadzący latarnię pomogli serwisowi.
proof-means-later = Komuś, kto przyszedł później: niczego o tym, kto dobrał kości. Serwis mógł nazwać rundę już po jej wyjściu.
proof-values = Wartości
proof-commitment = Odcisk sekretu
proof-secret = Sekret
proof-words = Słowa miejsca { $n }
proof-key = Klucz wszystkich losowań
proof-draws = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
   *[other] { $count } losowań
  }
proof-heap = Losowania od { $from } do { $to } po kolei
proof-column-number = Nr
proof-column-below = z
proof-column-came = wypadło
proof-column-position = pozycja
proof-column-check = sprawdzenie
proof-right = zgadza się
proof-wrong = nie zgadza się
proof-unchecked = Twoja przeglądarka nie sprawdziła tej strony: nie uruchamia skryptów albo strona przyszła niezabezpieczonym połączeniem. Wszystko można sprawdzić także na własnym komputerze, jak niżej.
proof-checking = Twoja przeglądarka wyprowadza wszystko od nowa…
proof-all-right = { $count ->
    [one] Twoja przeglądarka wyprowadziła odcisk, klucz i { $count } losowanie: wszystko się zgadza.
    [few] Twoja przeglądarka wyprowadziła odcisk, klucz i wszystkie { $count } losowania: wszystko się zgadza.
   *[other] Twoja przeglądarka wyprowadziła odcisk, klucz i wszystkie { $count } losowań: wszystko się zgadza.
  }
proof-some-wrong = Coś się tu nie zgadza: jest zaznaczone niżej.
proof-offline = Na własnym komputerze
proof-offline-about = Pobierz całą grę jako plik, a program Packetboat wyprowadzi ją od nowa bez tego serwisu:
proof-offline-kept = Wstaw wartości z własnych listów: te tutaj serwis pokazuje dopiero teraz.
who-about = Kości w serwisie są warte tyle, ile da się sprawdzić. Oto co każdy mógłby jeszcze zrobić i po czym to poznać.
who-with = Ten serwis przed każdą grą dwojga lub więcej ludzi czeka na publiczną latarnię.
who-without = Ten serwis nie korzysta z publicznej latarni: dotyczy go to, co niżej powiedziano o kościach bez niej.
who-host = Gospodarz
who-host-could =
    Gospodarz wybiera grę i miejsca, ale do końca gry nie widzi ani sekretu, ani cudzych słów. Na kości nie ma wpływu.

    Jeśli gospodarz sam prowadzi serwis, czytaj dalej, co może serwis.
who-last = Osoba, która siada ostatnia
who-last-could =
    Wpisuje słowa, gdy wszystkie inne są już ustalone, ale nie zna sekretu, więc żadne słowa nie są lepsze od innych.

    Jeśli ktoś zdradzi jej sekret, może wypróbować milion słów i zostawić najlepsze. Latarnia temu zapobiega: runda wychodzi po słowach.
who-site = Serwis
who-site-could =
    Zna sekret i wszystkie słowa. Wpisuje słowa za ciebie i decyduje, kto siada ostatni. Bez latarni mógłby przed początkiem gry wypróbować milion możliwości i w pliku gry nie byłoby tego widać.

    Z latarnią najpierw nazywa rundę oraz odcisk sekretu i wszystkich słów. Jeśli znasz je, zanim runda wyszła, serwisowi został tylko jeden wybór: twierdzić, że runda nie przyszła, i zacząć bez niej. Wtedy przy stole jest to powiedziane na zawsze.

    Nie może podmienić sekretu, jeśli masz zachowany odcisk, ani zmienić losowania tak, żeby sprawdzenie tego nie wykryło. Mógłby wpisać do pliku inną twoją odpowiedź, więc przejrzyj dziennik.
who-beacon = Latarnia
who-beacon-could =
    Każdą rundę podpisują razem niezależne organizacje. Jeśli dość wiele z nich się zmówi, mogą znać rundę wcześniej. Nie mogą wybrać, co ona przyniesie, bo dobry podpis jest tylko jeden. Bez pomocy serwisu nic więc na tym nie zyskają.

    Serwis może nazwać własną latarnię, ale przeciw samemu serwisowi niczego to nie dowodzi. Dowód pokazuje klucz publiczny latarni: porównaj go z tym, który latarnia ogłasza.
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
stop-not = Nie, niech zostanie
stop-done = Koniec listów
stop-done-about = Packetboat nigdy więcej nie napisze na ten e-mail. Twoje miejsca pozostają twoje: ich linki dalej działają.
stop-all = Żadnych
stop-all-about = Packetboat nigdy więcej nie wyśle listu na ten e-mail, o którykolwiek stół by chodziło.
stop-kinds = Jeden rodzaj listów
stop-one = { $what ->
    [turn] Bez listów o moim ruchu
    [reminder] Bez listów o kończącym się czasie
    [timeout] Bez listów o tym, że czas minął
    [mention] Bez listów o tym, że ktoś mnie woła
    [vote] Bez listów o głosowaniach
    [over] Bez listów o końcu gry
    [invitation] Bez listów z zaproszeniami
   *[table] Bez listów o tym stole
  }
stop-again = { $what ->
    [turn] Znowu listy o moim ruchu
    [reminder] Znowu listy o kończącym się czasie
    [timeout] Znowu listy o tym, że czas minął
    [mention] Znowu listy o tym, że ktoś mnie woła
    [vote] Znowu listy o głosowaniach
    [over] Znowu listy o końcu gry
    [invitation] Znowu listy z zaproszeniami
    [all] Znowu listy na ten e-mail
   *[table] Znowu listy o tym stole
  }
stop-did = { $what ->
    [again] Zapisano: takie listy znowu będą przychodzić.
   *[other] Zapisano: takich listów już nie będzie.
  }
confirm-title = Listy na ten e-mail?
confirm-about = Podano ten e-mail do listów o grze. Jeśli to ty, zgódź się tutaj, a miejsce się otworzy. Jeśli nie, nie rób nic: więcej listów nie przyjdzie.

## The rules

rules-page = Zasady w skrócie
rules-page-about = Wszystko, co proponuje stół, jest zgodne z zasadami, więc można uczyć się w trakcie gry.

## Letters

mail-open-table = Otwórz stół
mail-open-seat = Otwórz swoje miejsce
mail-stop = Mniej listów albo żadnych
mail-who = Kto gra
mail-turn-subject = { $kind ->
    [reminder] Wciąż twój ruch: { $table }
   *[turn] Twój ruch: { $table }
  }
mail-turn-title = Twój ruch, { $moment }
mail-turn-since = Stół czeka na ciebie od: { $since }.
mail-turn-until = Masz czas do { $until } (zostało { $left }).
mail-turn-others = Poza tobą czeka też na: { $names }.
mail-turn-only-you = Poza tobą nie czeka na nikogo.
mail-turn-earlier = { $count ->
    [one] Jeszcze jeden wcześniejszy wiersz jest na stronie stołu.
    [few] Jeszcze { $count } wcześniejsze wiersze są na stronie stołu.
   *[other] Jeszcze { $count } wcześniejszych wierszy jest na stronie stołu.
  }
mail-turn-choices = Twoje możliwości
mail-turn-more = { $count ->
    [one] Jeszcze jedna możliwość jest na stronie stołu.
    [few] Jeszcze { $count } możliwości są na stronie stołu.
   *[other] Jeszcze { $count } możliwości jest na stronie stołu.
  }
mail-turn-how = Każdy link otwiera stół z zaznaczoną tą możliwością. Odpowiedź liczy się dopiero, gdy naciśniesz tam „{ ask-answer }”.
mail-turn-reply = Można też odpowiedzieć na ten list: { $several ->
    [yes] po jednej liczbie na każde pytanie, na przykład 1 5.
   *[no] numerem wyboru.
  }
mail-turn-always = „zawsze 2” czyni z odpowiedzi także stały rozkaz.
mail-turn-also = Te stoły też na ciebie czekają
mail-turn-why = Ten list przyszedł, bo masz miejsce przy tym stole. { $kind ->
    [reminder] Każde przypomnienie możesz wyłączyć w ustawieniach swojego miejsca.
   *[turn] Następny przyjdzie dopiero wtedy, gdy tu zajrzysz.
  }
mail-invitation-seat = Przy stole „{ $table }” czeka miejsce. Imię na nim: { $name }.
mail-invitation-kept = { $name }, czeka na ciebie miejsce.
mail-invitation-look = Zajmij miejsce
mail-invitation-why = Ten list przyszedł, bo ktoś, kto otworzył stół, podał twój e-mail. Jeśli nie przyjmiesz zaproszenia, więcej nie napiszemy.
mail-seat-subject = Twoje miejsce: { $table }
mail-seat-about = Ten link otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i jest w każdym liście do ciebie.
mail-confirm-title = Potwierdź swój e-mail
mail-confirm-about = Nie przyjdzie żaden inny list, nawet gdy będzie twój ruch, dopóki nie zgodzisz się na stronie za tym przyciskiem.
mail-confirm = Tak, wysyłajcie listy tutaj
mail-seat-secret = Nie przekazuj go nikomu: kto go ma, gra za ciebie.
mail-seat-why = Ten list przyszedł, bo masz miejsce przy tym stole i podano ten e-mail. { $first ->
    [yes] Jeśli nie zgodzisz się na kolejne, więcej nie napiszemy.
   *[no] Następny przyjdzie, gdy będzie twój ruch.
  }
mail-over-subject = Koniec gry: { $table }
mail-over-title = Koniec gry
mail-over-dice = Sekret, od którego zależały kości, jest już jawny. Strona dowodu powtarza każde losowanie w twojej przeglądarce i mówi, czego to dowodzi, a czego nie:
mail-over-proof = Dowód
mail-round-subject = { $table }: są już wszyscy
mail-round-title = Są już wszyscy. Teraz kości
mail-round-about = Wszystkie miejsca są zajęte. Do kości wejdzie runda publicznej latarni, której nikt jeszcze nie zna. Zachowaj ten list: jeśli przyszedł, zanim runda wyszła, dowodzi, że nikt nie dobrał kości.
mail-over-why = Ten list przyszedł, bo masz miejsce przy tym stole. To ostatni list o tej grze.

# ── letters: news ──
mail-news-subject = { $table }: { $kind ->
    [hook-off] webhook wyłączony
    [first-lost] listy przychodzą teraz tutaj
    [unreached] listy nie docierają
    [report] zgłoszenie
    [mention] ktoś cię woła
    [timeout] twój czas minął
    [declined] zaproszenie odrzucone
    [off] stół odwołany
    [clearing] nikt tu już nie gra
    [candidate] chcesz tu zagrać?
    [stand-in] grasz
    [stood-in] ktoś gra za ciebie
    [given-back] miejsce oddane
   *[vote] trzeba coś wspólnie rozstrzygnąć
  }
mail-news-title = { $kind ->
    [hook-off] Webhook wyłączony
    [first-lost] Listy przychodzą teraz tutaj
    [unreached] Listy nie docierają
    [report] Zgłoszono stół
    [mention] Ktoś cię woła
    [timeout] Twój czas minął
    [declined] Zaproszenie odrzucone
    [off] Stół odwołany
    [clearing] Nikt tu już nie gra
    [candidate] Chcesz zagrać za kogoś?
    [stand-in] Grasz
    [stood-in] Teraz gra za ciebie zastępca
    [given-back] Dziękujemy za grę
   *[vote] Trzeba coś wspólnie rozstrzygnąć
  }
mail-news-about = { $kind ->
    [hook-off] Webhook tego stołu przez godzinę lub dłużej nie przyjmował powiadomień albo już nie istnieje. Można go włączyć ponownie tam, gdzie go dodano.
    [first-lost] Listy na pierwszy e-mail twojego miejsca nie docierają, więc przychodzą na ten, drugi. W ustawieniach miejsca możesz podać inny pierwszy e-mail.
    [unreached] Listy do jednego z miejsc przy tym stole nie docierają. Do którego, widać na stronie stołu; kto tam siedzi, może podać inny e-mail w ustawieniach miejsca.
    [report] Napisał do was ktoś, kto siedzi przy tym stole. Stół otwiera się tak, jak widzi go każdy widz.
    [mention] W rozmowie przy stole padło twoje imię.
    [timeout] Tym razem odpowiada za ciebie bot i gra toczy się dalej. Miejsce pozostaje twoje, a następne pytanie znów trafi do ciebie.
    [declined] Ktoś z zaproszonych tym razem nie zagra. Na stronie miejsc możesz zaprosić kogoś innego.
    [off] Stół został odwołany, zanim gra się zaczęła. Nie trzeba już nic robić.
    [clearing] Przy tym stole od jedenastu miesięcy nikt nie odpowiada i nic nie mówi. Za 30 dni stół zniknie razem z partią i rozmową. Jedna odpowiedź albo jedno słowo w rozmowie zachowa go na kolejny rok.
    [candidate] Ktoś wpisał ten e-mail, żeby zagrać za osobę, która zniknęła z gry. Jeśli to ty, potwierdź na następnej stronie, a zdecyduje stół. Jeśli nie, nic nie rób.
    [stand-in] Stół się zgadza: grasz tym miejscem, dopóki nie wróci jego właściciel, najwyżej 60 dni. Otwiera je ten link, jest w każdym liście o tym miejscu.
    [stood-in] Nie było cię, a stół zgodził się na zastępcę. Miejsce pozostaje twoje: otwórz je i odzyskaj, kiedy zechcesz.
    [given-back] Tym miejscem znów gra jego właściciel albo twój czas tam minął. Twój link do miejsca już nie działa.
   *[vote] Potrzebne jest zdanie wszystkich przy stole.
  }
mail-news-why = { $kind ->
    [hook-off] Ten list przyszedł, bo ten webhook dodano dla ciebie.
    [unreached] Ten list przyszedł, bo to ty prowadzisz ten stół.
    [report] Ten list przyszedł, bo prowadzicie ten serwis.
    [declined] Ten list przyszedł, bo to ty prowadzisz ten stół.
    [off] Ten list przyszedł, bo chodzi o stół, przy którym jest twoje miejsce lub zaproszenie. To ostatni list o nim.
    [candidate] Ten list przyszedł, bo ktoś poprosił o grę, podając ten e-mail. Więcej ich nie będzie, jeśli się nie zgodzisz.
    [stand-in] Ten list przyszedł, bo prosisz o miejsce zastępcy przy tym stole.
    [given-back] Ten list przyszedł, bo grasz przy tym stole jako zastępca. Jest ostatni.
   *[vote] Ten list przyszedł, bo masz miejsce przy tym stole.
  }

# ── the bot ──
practice-name = Gość
deckhand = Marynarz

# ── letters: links ──
mail-links-subject = { $kind ->
    [digest] { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[other] { $count } stołów czeka na ciebie
      }
   *[links] Twoje linki
  }
mail-links-title = { mail-links-subject }
mail-links-about = { $kind ->
    [digest] Te stoły czekają na twój ruch, najbliższy termin na początku.
   *[links] Te linki otwierają twoje miejsca: na każdym urządzeniu i ile razy chcesz.
  }
mail-links-none = Nie ma tu żadnego stołu z tym e-mailem.
mail-links-mine = Moje stoły
mail-links-asked = { $table }, tutaj twój ruch
mail-links-why = { $kind ->
    [digest] Na twoją prośbę przychodzi jeden list dziennie. Możesz to zmienić na stronie „Moje stoły”.
   *[links] Ten list przyszedł, bo ktoś poprosił o linki dla tego e-maila.
  }
mail-links-until = { $table }, do { $until }

# ── the clock ──
clock-left = Zostało { $left }
clock-up = Czas minął
clock-runs = Zostało { $left }: do { $until }{ $zone ->
    [own] {" "}twojego czasu.
   *[utc] .
  }
clock-sleeps = Zegar stoi do { $sleeps }. Razem zostało { $left }: do { $until }{ $zone ->
    [own] {" "}twojego czasu.
   *[utc] .
  }
clock-late = Czas minął, za chwilę odpowie bot. Odpowiedź, która przyjdzie wcześniej, jeszcze się liczy.
clock-then = Potem tej jednej odpowiedzi udzieli bot i gra pójdzie dalej.
pace-name = { $name ->
    [quick] Szybko
    [steady] Miarowo
    [slow] Powoli
    [own] Własne liczby
   *[none] Bez zegara
  }
pace-numbers = na początek { $first } godz., każda odpowiedź dodaje { $add } godz., w zapasie najwyżej { $most } godz.
pace-about = Ile czasu ma w zapasie każde miejsce. Płynie tylko wtedy, gdy stół czeka na to miejsce, i tylko w godzinach, które każdy sam sobie wyznaczy.
pace-own-about = trzy własne liczby, w godzinach
pace-none-about = Nikomu nie płynie czas; stół czeka tak długo, jak trzeba.
pace-first = Godzin na początek
pace-add = Godzin za każdą odpowiedź
pace-most = Godzin w zapasie, najwyżej
terms-pace = Zegar
terms-late = Gdy czas minie
terms-late-about = Tej jednej odpowiedzi udziela bot, co zostaje zaznaczone, i gra toczy się dalej. Po trzech razach z rzędu pozostali głosują: grać dalej z botem, szukać zastępcy, czekać dłużej albo zakończyć grę. Własne miejsce można odzyskać w każdej chwili.
terms-absences = Nieobecności
terms-absences-about = Można zapowiedzieć nieobecność i zegar wtedy stoi: najwyżej { $times ->
    [one] { $times } raz
   *[other] { $times } razy
  }, razem najwyżej { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }.
terms-absences-none = przy tym stole ich nie ma
terms-start = Początek najpóźniej
terms-hours = Zegar idzie tylko wtedy, gdy właściciel miejsca nie śpi, i tylko w wybrane przez niego dni. Swoje ustawisz, gdy usiądziesz.

# ── who sits there ──
seat-bot = bot
seat-hot = kilka miejsc, jedna osoba
seat-away = nieobecność
seat-away-until = nieobecność do { $until }
seat-lent = zastępca do { $until }
seating-start-at = Najpóźniej, z botami na wolnych miejscach:
off-heading = Ten stół jest odwołany
off-about = Gra w ogóle się nie zaczęła: stół odwołano albo miejsca się nie zapełniły.
end-rematch = Jeszcze raz w tym samym składzie
end-again = Do następnego stołu tej załogi
end-again-host = Miejsca i webhooki następnego stołu

# ── talk and notes ──
talk = Rozmowa
talk-nothing = Nikt jeszcze nic nie powiedział. Życz wszystkim pomyślnych wiatrów.
talk-muted = Nie ma tu nic do czytania: pisały tylko wyciszone osoby.
talk-earlier = { $count ->
    [one] { $count } wcześniejsza wiadomość
    [few] { $count } wcześniejsze wiadomości
   *[other] { $count } wcześniejszych wiadomości
  }
talk-say = Napisz do wszystkich
talk-hint = { $open ->
    [open] To mogą czytać wszyscy, także widzowie. Żeby kogoś zawołać, napisz @ i imię.
   *[table] To czytają tylko osoby przy stole. Żeby kogoś zawołać, napisz @ i imię.
  }
talk-send = Wyślij
talk-mute = Wycisz kogoś
talk-mute-about = Nie widzisz już, co ta osoba pisze. Nikt się o tym nie dowie.
talk-silence = Wycisz
talk-hear = Wyłącz wyciszenie
notes = { $count ->
    [0] Moje notatki
   *[other] Moje notatki ({ $count })
  }
notes-new = Nowa notatka
notes-about = Tylko dla ciebie. Notatka zostaje przy pozycji, która jest teraz na stole.
notes-keep = Zapisz
deed-lost = Nie udało się tego wysłać. Spróbuj ponownie za chwilę.

# ── votes ──
vote-mine = Twój głos
vote-asks = { $kind ->
    [pause] { $who-is ->
        [you] Proponujesz odłożyć grę
       *[other] { $who } proponuje odłożyć grę
      }
    [takeback] { $who-is ->
        [you] Prosisz o cofnięcie swojej ostatniej odpowiedzi
       *[other] { $who } prosi o cofnięcie swojej ostatniej odpowiedzi
      }
    [lost] { $who-is ->
        [you] Gospodarz mówi, że twój link zginął. O nowym decydują pozostali
       *[other] Gospodarz mówi, że link miejsca „{ $who }” zginął. Dać nowy?
      }
    [substitute] { $who-is ->
        [you] Za ciebie chce grać „{ $name }”, dopóki nie wrócisz. Zgoda?
       *[other] Za miejsce „{ $who }” chce grać „{ $name }”. Zgoda?
      }
   *[vanished] { $who-is ->
        [you] Twój czas minął trzy razy z rzędu. Jak grać dalej?
       *[other] Czas miejsca „{ $who }” minął trzy razy z rzędu. Jak grać dalej?
      }
  }
ballot-vanished = { $ballot ->
    [bot] Dalej gra bot
    [substitute] Szukać zastępcy
    [wait] Czekać dłużej
   *[end] Zakończyć grę
  }
ballot-vanished-means = { $ballot ->
    [bot] Bot odpowiada za to miejsce, dopóki nie zostanie odzyskane.
    [substitute] Miejsce trafia między otwarte stoły, a o każdą osobę zostaniecie zapytani. Dopóki się nie zgodzicie, gra bot.
    [wait] Zegar tego miejsca dostaje jeszcze 3 dni.
   *[end] Wyniki liczy się według stanu z tej chwili.
  }
ballot-pause = { $ballot ->
    [yes] Odłożyć
   *[no] Grać dalej
  }
ballot-pause-means = { $ballot ->
    [yes] Wszystkie zegary stoją, dopóki ktoś nie wznowi gry, najwyżej 30 dni.
   *[no] Nic się nie zmienia.
  }
ballot-takeback = { $ballot ->
    [yes] Pozwól cofnąć
   *[no] Odpowiedź zostaje
  }
ballot-takeback-means = { $ballot ->
    [yes] Odpowiedź i wszystko, co z niej wynikło, zostaje cofnięte i zaznaczone w dzienniku. Czasu to nikomu nie doda.
   *[no] Gra toczy się tak jak dotąd.
  }
ballot-lost = { $ballot ->
    [yes] Daj nowy link
   *[no] Zostaw, jak jest
  }
ballot-lost-means = { $ballot ->
    [yes] Kto dostanie nowy link od gospodarza, gra tym miejscem i widzi jego karty. Zgódź się tylko, jeśli wiesz, że to właściciel miejsca.
   *[no] Nic się nie zmienia.
  }
vote-count = Oddane głosy: { $voted } z { $voters }
vote-until = { $kind ->
    [vanished] Głosowanie trwa do { $until }. Decyduje ponad połowa; milczenie znaczy „dalej z botem”.
    [lost] Głosowanie trwa do { $until }. Zgodzić się muszą wszyscy; milczenie znaczy „nie”.
    [substitute] Głosowanie trwa do { $until }. Decyduje ten, do kogo należy miejsce; jeśli nie ma stamtąd znaku, zgodzić się muszą wszyscy pozostali.
   *[other] Głosowanie trwa do { $until }. Potrzebna jest zgoda wszystkich; milczenie znaczy „gramy dalej”.
  }
vote-cast = Zagłosuj
vote-change = Zmień mój głos

# ── what else a seat may do ──
deeds = Co jeszcze można zrobić
deed-takeback = Poproś o cofnięcie mojej ostatniej odpowiedzi
deed-takeback-about = Od tego czasu coś się odkryło albo ktoś odpowiedział, więc zgodzić muszą się wszyscy pozostali. Prośbę widzą wszyscy, a czasu nikomu ona nie doda.
deed-pause = Zaproponuj przerwę
deed-pause-about = Jeśli wszyscy się zgodzą, zegary stoją, dopóki ktoś nie wznowi gry, najwyżej 30 dni.
deed-resign = Poddaj się…
deed-resign-about = Na twoim miejscu gra dalej bot, dla pozostałych gra trwa, a miejsce można odzyskać. Zapytamy jeszcze raz.
paused = Gra jest odłożona
paused-about = Wszyscy się na to zgodzili. Zegary stoją do { $until } albo dopóki ktoś nie wznowi gry.
paused-resume = Wznów grę
recovery = Gospodarz uważa, że zgubił ci się link
recovery-about = To nieprawda? Powiedz o tym, a link zostanie taki, jaki jest. Masz czas do { $until }; noce, dni wolne i nieobecności z twoich ustawień się nie liczą.
recovery-object = Zachowaj mój link
lent-reader = Grasz za miejsce „{ $who }” do { $until }.
back = { $by ->
    [bot] Za ciebie gra bot
   *[substitute] Za ciebie gra zastępca
  }
back-about = Miejsce możesz odzyskać w każdej chwili. Odpowiedzi z tego czasu zostają.
back-take = Odzyskaj moje miejsce
claim-win = Czas miejsca „{ $who }” minął trzy razy z rzędu
claim-win-about = Możesz zakończyć grę tutaj i wziąć zwycięstwo albo grać dalej, gdy odpowiada bot.
claim-win-take = Zakończ grę, zwycięstwo jest moje

# ── settings of a seat ──
settings = Moje ustawienia
settings-about = Twoje godziny, przypomnienia i nieobecności, link, zastępca, listy i odejście.
settings-save = Zapisz
settings-done = { $deed ->
    [replace-feeds] Stare adresy już nie działają. Oto nowe.
    [push-drop] Tamta przeglądarka nie pokazuje już powiadomień.
    [push] Od teraz ta przeglądarka pokazuje powiadomienia.
    [hook-drop] Webhook usunięty.
    [hook-on] Webhook znów jest włączony.
    [hook-test] Próba jest w drodze. Za chwilę odśwież stronę i zobacz, co z niej wyszło.
    [hook] Webhook dodany. Wyślij próbę i zobacz, czy działa.
    [hours] Twoje godziny są zapisane. Liczą się od następnego pytania.
    [reminders] Zapisane.
    [absent] Zapowiedziane: wszyscy przy stole widzą, do kiedy cię nie ma.
    [back-sooner] Twoja nieobecność jest teraz krótsza.
    [replace-link] Stary link już nie działa. Oto nowy.
    [lend] Miejsce jest użyczone. Przekaż link, który jest niżej.
    [take-seat-back] Miejsce jest znów tylko twoje.
    [code] Oto twój kod.
    [second-address] Jeśli listy na pierwszy e-mail nie dotrą, przyjdą na ten. Twój link jest już w drodze.
    [drop-second] Został tylko pierwszy e-mail.
    [address] Odtąd listy idą na ten e-mail. Twój link jest już w drodze.
    [language] Odtąd listy przychodzą w tym języku.
   *[resign] Poddanie przyjęte. Dalej gra bot, a miejsce możesz jeszcze odzyskać.
  }
settings-lent = Grasz tu jako zastępca. O godzinach, nieobecnościach, linku, listach i odejściu decyduje właściciel miejsca.
hours = Moje godziny
hours-about = Twój zegar idzie tylko w tych godzinach, a czas na stronach podajemy w twojej strefie. Zmiana liczy się od następnego pytania; obecny termin zostaje.
hours-zone = Strefa czasowa
hours-zone-hint = Jej nazwa, na przykład Europe/Warsaw. Zacznij pisać, a pojawią się podpowiedzi.
hours-from = Nie śpię od
hours-to = do
hours-days = W te dni
hours-least = Co najmniej 4 godziny dziennie i 24 godziny w tygodniu. Ta sama godzina dwa razy oznacza całą dobę; koniec wcześniejszy niż początek oznacza „po północy”.
reminders = Przypomnienia
reminders-about = Wyślij list, gdy minie taka część mojego czasu
absences = Nieobecności
absences-about = Gdy cię nie ma, twój zegar stoi. Pozostali dowiedzą się o nieobecności, gdy się zacznie, a o powrocie tylko wtedy, gdy to zaznaczysz. Trzeba ją zapowiedzieć, zanim czas minie.
absences-left = Zostało przy tym stole: nieobecności { $times }, dni { $days }.
absences-one = Od { $from } do { $until }
absences-drop = Odwołaj
absences-end = Już jestem
absences-from = Pierwszy dzień bez ciebie
absences-until = Ostatni dzień bez ciebie
absences-share = Niech pozostali widzą, kiedy wrócę
absences-shared = pozostali widzą, kiedy wrócisz
absences-announce = Zapowiedz
settings-own-about = Osobisty link otwiera twoje miejsce na każdym urządzeniu. Jeśli dostał się w cudze ręce, wymień go: stary od razu przestaje działać, a z nim link dla zastępcy.
settings-own-replace = Wymień mój link
settings-own-fresh = Twój nowy osobisty link
device = Inne urządzenie
device-about = Dostaniesz krótki kod: działa jeden raz i przez kilka minut. Na drugim urządzeniu otwórz „Krótki kod” na dole dowolnej strony i wpisz go.
device-ask = Daj mi kod
device-code = Wpisz ten kod na drugim urządzeniu przed { $until }. Działa jeden raz.
device-qr = To samo jako obrazek dla aparatu
lend = Zastępca
lend-about = Przez kilka dni gra za ciebie ktoś inny. Dostaniesz link do przekazania, a miejsce możesz odzyskać w każdej chwili.
lend-days = Na ile dni, najwyżej { $most }
lend-do = Użycz mojego miejsca
lend-fresh = Link dla zastępcy
lend-fresh-hint = Przekaż go jednej osobie. Przestanie działać tego dnia albo gdy odzyskasz miejsce.
lend-until = Twoje miejsce jest użyczone do { $until }.
letters = Listy
letters-state = { $state ->
    [given] listy idą tam
    [bounced] listy wróciły
    [stopped] listy o tym stole są zatrzymane. Wrócą, jeśli skorzystasz z linku „{ mail-stop }” w dowolnym liście
   *[asked] na razie bez listów. Naciśnij „{ mail-confirm }” w liście, który tam poszedł
  }
consent = { $state ->
    [stopped] Listy o tym stole nie przyjdą, nawet gdy będzie twój ruch: są zatrzymane. Wrócą, jeśli skorzystasz z linku „{ mail-stop }” w dowolnym liście.
   *[asked] Listy na razie nie przyjdą, nawet gdy będzie twój ruch. Otwórz list, który poszedł na twój e-mail, i naciśnij „{ mail-confirm }”.
  }
consent-change = Nie ma listu? Zmień e-mail
letters-other = Inny e-mail
letters-other-hint = Odtąd listy będą szły tam. Jeden, z twoim linkiem, pójdzie od razu.
letters-use = Używaj tego e-maila
letters-second = Drugi e-mail (nieobowiązkowo)
letters-second-hint = Listy idą tam tylko wtedy, gdy pierwszy e-mail ich nie przyjmuje. Stamtąd można też poprosić o swoje linki. Jeden list, z twoim linkiem, pójdzie tam od razu; zgodę na dalsze daje dopiero przycisk w nim.
letters-second-keep = Zachowaj także ten e-mail
letters-second-kept = To miejsce ma drugi e-mail. Nowy go zastąpi.
letters-language = Język listów
goodbye = Odejście
resign-about = Jeśli się poddasz, na twoim miejscu od razu gra bot. Dla pozostałych gra trwa, a miejsce możesz odzyskać, póki się nie skończy.
resign-do = Poddaj się
leave-about = Jeśli odejdziesz, twoje imię, e-mail, notatki i wszystko, co tu piszesz, zostanie usunięte, link przestanie działać, a dalej popłynie bezimienny pirat. Dla pozostałych gra zostaje cała. Tego nie da się cofnąć.
leave-sure = Tak, niech przy tym stole wszystko o mnie zniknie
leave-do = Odejdź na zawsze

# ── taking a seat ──
join-title = Wolne miejsce: „{ $game }”
decline-about = Tym razem nie? Osoba, od której masz zaproszenie, się o tym dowie, a do ciebie nic więcej nie przyjdzie.
decline-do = Nie, dziękuję
done = { $what ->
    [declined] Odmowa przyjęta, dziękujemy
    [left] Stół już bez ciebie
   *[forgotten] Wszystkie stoły już bez ciebie
  }
done-about = { $what ->
    [declined] Osoba, która otworzyła stół, już o tym wie i może zaprosić kogoś innego. Listów o tym stole już nie dostaniesz.
    [left] Twojego imienia, e-maila, notatek ani słów już tam nie ma, a link nie działa. Jeśli gra już trwała, dalej popłynie bot.
   *[forgotten] Twojego imienia, e-maila, notatek ani słów nie ma już przy żadnym z nich, a serwis nie pamięta twojego e-maila. Gdzie gra już trwała, dalej popłynie bot.
  }


# ── the host ──
host-done = { $what ->
    [hook-drop] Webhook usunięty.
    [hook-on] Webhook znów jest włączony.
    [hook-test] Próba jest w drodze. Za chwilę odśwież stronę i zobacz, co z niej wyszło.
    [hook] Webhook dodany.
    [withdraw] Zaproszenie jest wycofane, a jego link już nie działa.
    [recover] Prośba wysłana, widzą ją wszyscy przy stole. Gdy pozostali się zgodzą i minie czas na sprzeciw, pojawi się tu nowy link.
    [seek] Miejsce, które potrzebuje zastępcy, jest teraz wśród otwartych stołów.
   *[refill] Zaproszona jest inna osoba. Poprzedni link już nie działa.
  }
host-declined = Zaproszenie odrzucone.
host-guest = Zaproś kogoś innego na wolne miejsce
host-guest-seat = Które miejsce
host-guest-name = Imię nowej osoby
host-guest-invite = Zaproś
host-withdraw = Tylko wycofaj
host-withdraw-about = W każdym razie rozdany link do tego miejsca od razu przestaje działać, a nowy jest wyżej.
host-off = Odwołaj stół
host-off-about = Dopóki gra się nie zaczęła, stół można odwołać. Dowiedzą się o tym wszyscy, którzy usiedli i podali e-mail.
host-off-do = Odwołaj stół
host-off-sure = Tak, nikt nie zagra przy tym stole
new-seat-kind = Miejsce { $n }: kto tam siedzi
new-kind-link = znajomy
new-kind-open = ktokolwiek
new-kind-bot = bot
seat-open-name = ktokolwiek
new-rare = Inne zegary, nieobecności, początek, rozmowa
new-absences-about = Jak długo każde miejsce może być nieobecne ze stojącym zegarem. Zero nie pozwala na żadną nieobecność.
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
lobby-about = Tu są miejsca, które może zająć każdy. Najpierw te stoły, które zaczynają najprędzej, potem najnowsze.
lobby-empty = W tej chwili nie ma otwartego stołu. Otwórz własny: każde miejsce z dopiskiem „ktokolwiek” pojawi się tutaj.
lobby-unlike = Takiego otwartego stołu nie ma.
lobby-all = Pokaż wszystkie
lobby-show = Pokaż
lobby-any = dowolnie
lobby-least = Wolnych miejsc, co najmniej
lobby-free = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
  }
lobby-with = przy stole: { $names }
lobby-alone = na razie nikogo
lobby-start = początek najpóźniej
lobby-made = otwarty
lobby-join = Zajmij miejsce

# ── one's own tables ──
mine-about = Wszystkie stoły z twoim e-mailem. Widzi je każdy, kto ma link do tej strony, więc zachowaj go dla siebie.
mine-asked = Czekają na ciebie
mine-others = Teraz nic nie trzeba
mine-seating = Jeszcze się nie zaczęły
mine-over = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[other] { $count } zakończonych gier
  }
mine-nothing = Nie ma tu jeszcze żadnego stołu.
mine-own = Moje dane
mine-file = Wszystko, co jest przechowywane o tym e-mailu, w jednym pliku
mine-forget-about = Odejdź od wszystkich tych stołów naraz: imię, e-mail, notatki i słowa zostaną usunięte przy każdym z nich, dalej popłyną bezimienni piraci, a e-mail zostanie zapomniany. Tego nie da się cofnąć.
mine-forget-sure = Tak, niech wszystko o mnie zniknie
mine-forget = Odejdź zewsząd na zawsze
mine-unknown = Ta przeglądarka nie zna jeszcze twojego e-maila
mine-unknown-about = Konta nie potrzeba. Poproś o list z linkami do wszystkich swoich miejsc: jest w nim też link do tej strony.
links = Przyślijcie mi moje linki
links-about = Zginął link? Wpisz e-mail podany przy stole. Wszystkie jego linki przyjdą w jednym liście.
links-address = Twój e-mail
links-send = Przyślij
links-done = Sprawdź pocztę
links-done-about = Jeśli z tym e-mailem ktoś gra przy którymś stole, list z linkami jest już w drodze. Czy tak jest, ta strona nikomu nie mówi.
code = Krótki kod
code-about = Na urządzeniu, na którym grasz, otwórz „Moje ustawienia”, weź kod i wpisz go tutaj.
code-field = Kod
code-open = Otwórz moje miejsce
code-wrong = Ten kod niczego nie otwiera: jest w nim pomyłka, był już użyty albo jest za stary.
home-practice = Poćwicz teraz
home-practice-about = Ty przeciw botom, od razu i bez e-maila.
privacy = Co tu przechowujemy
privacy-operator = Ten serwis prowadzą ludzie, którzy napisali tak:
privacy-stored = Stół przechowuje to, czego potrzebuje jego gra: imiona, które ludzie wpisali, ich odpowiedzi, rozmowę i notatki oraz to, kiedy odpowiadali. Nie ma kont ani haseł.
privacy-address = E-mail jest przechowywany tylko wtedy, gdy podano go do listów. Nikt inny przy stole go nie widzi. W każdym liście jest link, którym można zrezygnować ze wszystkich listów na zawsze.
privacy-cookies = Dla każdego stołu jedno ciasteczko pamięta, które miejsca ma ta przeglądarka, jeszcze jedno wymienia ostatnie dwadzieścia z nich na listę twoich stołów, jeszcze jedno pamięta język, a jeszcze jedno strefę czasową. Nic więcej: ani śledzenia, ani reklam, ani cudzych skryptów.
privacy-network = Adres sieciowy odwiedzających jest potrzebny najwyżej przez dobę, żeby nikt nie otwierał stołów tysiącami ani nie pisał do wielu obcych; nie jest przechowywany jawnie.
privacy-public = Kto zna adres stołu, może oglądać: widać planszę, dziennik i rozmowę, jeśli przy otwieraniu stołu na to pozwolono. Zakrytych kart i notatek nigdy nie widzi nikt inny.
privacy-leave = W ustawieniach miejsca można odejść: wtedy imię, e-mail, notatki i słowa zostają usunięte, a dla pozostałych gra zostaje cała.
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
operator-none-late = Żaden list nie czeka na ponowną próbę.
operator-late = { $count ->
    [one] Jeden list nie wyszedł i czeka na ponowną próbę (już { $age }).
    [few] { $count } listy nie wyszły i czekają na ponowną próbę (najstarszy już { $age }).
   *[other] { $count } listów nie wyszło i czeka na ponowną próbę (najstarszy już { $age }).
  }
operator-test = List na próbę
operator-send = Wyślij
operator-sent = Przyjęte przez serwer odbiorcy: { $to }. { $id }
operator-failed = Nie wysłano do { $to }: { $error }
operator-site = Jak działa serwis
operator-version = Wersja: { $version }
operator-tables = Przechowywane stoły: { $tables }, w grze w ciągu ostatniej doby: { $touched }.
operator-disk = Dysk: strona zajmuje { $used } MB, wolne { $free } MB.
operator-disk-do = Zrób miejsce na dysku: gdy jest pełny, żadnego ruchu nie da się zapisać. KEEP_DAYS sprawia, że skończone stoły znikają same.
operator-silent = Maszyna ostatnio odezwała się tak dawno: { $age }. Zajrzyj do dziennika.
operator-open-tables = Stoły na wspólnej stronie: { $count }
operator-slowest = Najwolniejsze żądania od startu:
operator-pace = { $route }: najdłużej { $slowest } ms, średnio { $mean } ms, razem { $times }
operator-slow-do = Jedno z żądań trwało ponad sekundę. Jeśli to się powtarza, sprawdź, czym zajęte są dysk i procesor.
operator-late-do = Poszukaj w dzienniku post-fails: tam jest powód. Gdy to naprawisz, listy wyjdą same.
operator-days = Dzień po dniu
operator-quiet = Nic się jeszcze nie wydarzyło.
operator-day = otwarte stoły: { $tables }, listy niedostarczone: { $givenUp }, listy zwrócone: { $bounced }, listy nieprzeczytane, bo przyszło ich za dużo: { $unread }
operator-letter = List na próbę
operator-letter-about = Ten list wysłali ci, którzy prowadzą { $site }, żeby sprawdzić, czy dotrze.

# ── told beside the game ──
remark-vote = { $kind ->
    [pause] { $outcome ->
        [yes] Wszyscy się zgadzają: gra jest odłożona.
       *[no] Nie wszyscy chcą odłożyć grę. Gramy dalej.
      }
    [takeback] { $outcome ->
        [yes] Wszyscy się zgadzają: { $who-is ->
            [you] cofasz
           *[other] { $who } cofa
          } ostatnią odpowiedź.
       *[no] Nie wszyscy zgadzają się na cofnięcie. Odpowiedź zostaje.
      }
    [lost] { $outcome ->
        [yes] Pozostali zgadzają się na nowy link dla miejsca „{ $who }”.
       *[no] Nowego linku dla miejsca „{ $who }” nie będzie: nie wszyscy się zgodzili.
      }
    [substitute] { $outcome ->
        [yes] Miejsce „{ $who }” ma zastępcę.
       *[no] Ta osoba nie zagra za miejsce „{ $who }”.
      }
   *[vanished] { $outcome ->
        [bot] Gracze zagłosowali: za miejsce „{ $who }” dalej gra bot.
        [substitute] Gracze zagłosowali: miejsce „{ $who }” potrzebuje zastępcy; do tego czasu gra bot.
        [wait] Gracze zagłosowali: na miejsce „{ $who }” czekamy dłużej.
       *[end] Gracze zagłosowali: gra się tu kończy.
      }
  }
remark-lent = { $who-is ->
    [you] Użyczasz swojego miejsca.
   *[other] { $who } użycza swojego miejsca.
  }
remark-back = { $who-is ->
    [you] Odzyskujesz swoje miejsce.
   *[other] { $who } odzyskuje swoje miejsce.
  }
remark-resigned = { $who-is ->
    [you] Poddajesz się. Dalej gra bot.
   *[other] { $who } się poddaje. Dalej gra bot.
  }
remark-bot = Odtąd za miejsce „{ $who }” gra bot.
remark-resumed = { $who-is ->
    [you] Wznawiasz grę. Zegary idą.
   *[other] { $who } wznawia grę. Zegary idą.
  }
remark-left = { $who-is ->
    [you] Odchodzisz od stołu.
   *[other] { $who } odchodzi od stołu.
  }
remark-away = { $who-is ->
    [you] Trwa twoja zapowiedziana nieobecność. Twój zegar stoi.
   *[other] Chwilowa nieobecność: { $who }.
  }
remark-declined = Zaproszenie na miejsce „{ $who }” zostało odrzucone.
why-vote = Gracze zagłosowali za końcem gry. Wyniki są według stanu z tej chwili.
why-claim = { $who-is ->
    [you] Bierzesz zwycięstwo: nikt ci już nie odpowiadał.
   *[other] { $who } bierze zwycięstwo: nie było już odpowiedzi.
  }
remark-clearing = Od jedenastu miesięcy nikt tu nie gra i nic nie mówi. Za 30 dni stół zniknie; jedna odpowiedź albo jedno słowo go zachowa.
remark-lost = { $who-is ->
    [you] Gospodarz uważa, że zgubił ci się link. Jeśli to nieprawda, powiedz o tym na swojej stronie.
   *[other] Gospodarz mówi, że { $who } nie może znaleźć linku. Jeśli pozostali się zgodzą i nikt stamtąd się nie sprzeciwi, miejsce może dostać nowy.
  }
remark-lost-silence = { $who-is ->
    [you] Gospodarz uważa, że zgubił ci się link. Jeśli to nieprawda, powiedz o tym na swojej stronie.
   *[other] Gospodarz mówi, że { $who } nie może znaleźć linku. Jeśli przez siedem dni, nie licząc snu, nie będzie stamtąd znaku, miejsce może dostać nowy.
  }
remark-retaken = { $who-is ->
    [you] To miejsce jest teraz twoje, z nowym linkiem. Stary już nie działa.
   *[other] Miejsce „{ $who }” zajęto nowym linkiem. Stary już nie działa.
  }
remark-found = { $who-is ->
    [you] Jesteś tu: twój link zostaje.
   *[other] { $who } jest tu: link zostaje.
  }
remark-round-named = Są już wszyscy. Kości czekają na rundę latarni { $round }.
remark-round-came = Runda latarni { $round } wyszła i jest w kościach.
remark-round-missed = Runda latarni { $round } nie przyszła na czas z dobrym podpisem. Gra zaczyna się bez niej.
remark-hot = { $who-is ->
    [you] Grasz na tym miejscu i na miejscu, które ma { $other }.
   *[other] { $who } i { $other }: na tych miejscach gra jedna osoba.
  }
fault-pace = Te godziny do siebie nie pasują: potrzebne są liczby całkowite od 1 do 720, a największa nie może być mniejsza od dwóch pozostałych.
fault-absences = Tyle nie można: najwyżej 12 nieobecności, razem najwyżej 60 dni.

# ── letters: receipts ──
mail-receipt-subject = { $table }: { $kind ->
    [misread] nie zrozumieliśmy twojego listu
    [stale] twój list się spóźnił
    [flood] za dużo listów w ciągu godziny
   *[receipt] odpowiedź przyjęta
  }
mail-receipt-title = { $kind ->
    [misread] Nie zrozumieliśmy twojego listu
    [stale] Twój list się spóźnił
    [flood] Za dużo listów w ciągu godziny
   *[receipt] Odpowiedź przyjęta
  }
mail-receipt-about = { $kind ->
    [misread] Nic się nie zmienia. Odpisz numerem wyboru, na przykład 3, słowem „cofnij” albo wierszem, który zaczyna się od „powiedz:”.
    [stale] Zanim dotarł, przy stole wszystko się zmieniło, więc się nie liczy. Oto, jak jest teraz.
    [flood] Twój ostatni list nie jest przeczytany i nic z niego się nie liczy: w ciągu godziny przyszło od ciebie więcej listów, niż pisze człowiek. Graj na stronie albo napisz znowu za godzinę.
   *[receipt] Przeczytaliśmy twój list i zrobiliśmy, o co prosił.
  }
mail-receipt-why = Ten list przychodzi, bo odpowiadasz na jeden z naszych.
left-name = Pirat

# ── the mailbox: answering ──
mailbox-reply = Odpisz na ten list
mailbox-reply-label = Numer, wybór, „cofnij” albo wiersz, który zaczyna się od „powiedz:”
mailbox-reply-send = Wyślij odpowiedź

## Notices that are not letters

brief-test = { $table }: próba
brief-test-about = Powiadomienia o tym stole przychodzą tutaj.
brief-waits = { $table }: stół czeka na odpowiedź. Kto odpowiada: { $names }

hooks = Webhooki
hooks-about = Powiadomienia mogą też iść tam, gdzie chcesz: do pokoju na Discordzie lub Slacku, na telefon przez ntfy lub Telegram, do twojego własnego programu. Link w nich nie ma klucza, a w pokojach nie pada nic, co wiesz tylko ty.
hooks-shape = Co odbiera powiadomienia
hooks-json = Twój program (JSON)
hooks-url = Adres webhooka
hooks-url-hint = Zaczyna się od https:// i publicznej nazwy. Dla Telegrama: https://api.telegram.org/bot…/sendMessage?chat_id=…
hooks-secret = Sekret
hooks-secret-hint = Dla twojego programu: zostaw puste, a zostanie utworzony. Dla ntfy: token dostępu, jeśli jest potrzebny.
hooks-fresh = Po nim twój program pozna, że powiadomienie przyszło stąd (Standard Webhooks). Widać go tylko teraz.
hooks-add = Dodaj
hooks-test = Wyślij próbne
hooks-on = Włącz ponownie
hooks-drop = Usuń
hooks-health = { $state ->
    [taken] Najnowsze powiadomienie zostało przyjęte: { $at }.
    [failing] Powiadomienia nie są przyjmowane od: { $at }. Próby trwają.
    [off] Wyłączone od: { $at }, bo powiadomienia nie były przyjmowane.
   *[none] Nic jeszcze nie wysłano.
  }
hooks-said = Odpowiedź brzmiała: { $said }
hooks-fault = { $fault ->
    [shape] Wybierz, co odbiera powiadomienia.
    [long] Ten adres jest za długi.
    [https] Adres musi zaczynać się od https://.
    [login] Adres z nazwą i hasłem w środku się nie nadaje.
    [port] Nadaje się tylko zwykły port https albo 8443.
    [name] To nie jest nazwa publicznego serwera. Adresy z cyfr i nazwy sieci domowych się nie nadają.
    [chat] Dla Telegrama na końcu adresu musi stać pokój: ?chat_id=…
    [secret] Sekret nie ma właściwej postaci. Dla twojego programu zaczyna się od whsec_.
   *[form] To nie wygląda na adres w sieci.
  }

push = Powiadomienia w tej przeglądarce
push-about = Ta przeglądarka może pokazać powiadomienie, gdy stół na ciebie czeka, nawet gdy żadna strona nie jest otwarta.
push-without = Potrzebna jest do tego przeglądarka, która uruchamia skrypty i przyjmuje powiadomienia, oraz adres serwisu, który zaczyna się od https.
push-do = Pokazuj tu powiadomienia
push-denied = Przeglądarka nie pozwala na powiadomienia tego serwisu. Można to zmienić w jej ustawieniach.
push-failed = Nie udało się. Spróbuj ponownie za chwilę.
push-device = Przeglądarka, która pokazuje powiadomienia od: { $since }

feeds = Kanały
feeds-news = Nowości dla czytnika kanałów (Atom)
feeds-deadlines = Terminy z alarmami dla kalendarza (iCalendar)
feeds-secret = Kto ma jeden z tych adresów, może czytać, ale nie grać. Jeśli adres się rozszedł, zastąp oba.
feeds-replace = Zastąp oba
post = Co się stało z najnowszymi wiadomościami
post-heard = Ostatni znak życia: { $at }
post-never-heard = Z tego miejsca nie było jeszcze znaku życia.
post-none = Nie było jeszcze żadnej wiadomości.
post-written = napisano { $at }
post-sent = wysłano { $at }
post-accepted = przyjęte przez serwer odbiorcy { $at }
post-state = { $state ->
    [failing] jeszcze nie przyjęto, próbujemy dalej
    [daily] wejdzie do listu dnia
    [unneeded] już niepotrzebne
    [given-up] niedostarczone
    [bounced] wróciło
    [unwanted] z tego e-maila zrezygnowano z listów
    [unconfirmed] ten adres nie zgodził się jeszcze na listy
    [unreachable] e-mail nie działa
    [unknown] co się z nim stało, tu nie wiadomo
   *[waiting] w drodze
  }
post-way = { $way ->
    [letter] list
    [second] list na drugi e-mail
    [push] przeglądarka
    [json] własny program
    [discord] Discord
    [slack] Slack
    [ntfy] ntfy
   *[telegram] Telegram
  }
post-kind = { $kind ->
    [invitation] Zaproszenie
    [seat] Link do miejsca
    [reminder] Przypomnienie
    [timeout] Czas minął
    [mention] Padło imię
    [vote] Głosowanie
    [over] Koniec gry
    [off] Odwołanie
    [unreached] Listy nie docierają
    [hook-off] Webhook wyłączony
    [test] Próba
    [receipt] Potwierdzenie
    [misread] Nie zrozumiano
    [stale] Za późno
    [clearing] Nikt nie gra
    [flood] Za dużo naraz
    [report] Zgłoszenie
    [declined] Odmowa
    [candidate] Pytanie do zastępcy
    [stand-in] Link dla zastępcy
    [stood-in] Gra zastępca
    [given-back] Miejsce oddane
   *[turn] Twój ruch
  }
seat-unreached = listy nie docierają

# ── the host: a lost link ──
host-lost = Zgubiony link
host-lost-about = Nowy link może dostać osoba, która nie ma e-maila przy tym stole i której link zginął. Wszyscy przy stole widzą twoją prośbę. Pozostali głosują, zgodzić się muszą wszyscy, a miejsce może się sprzeciwić przez 24 godziny czuwania. Gdy poza tym miejscem gra tylko jedna osoba, potrzeba siedmiu dni czuwania bez znaku stamtąd.
host-lost-refused = { $why ->
    [reachable] Do tego miejsca docierają listy, przeglądarka lub webhook, więc stąd nie można wymienić jego linku. Kto ma tam e-mail, może poprosić o link na stronie „Moje stoły”.
   *[away] To miejsce ma teraz nieobecność albo zastępcę. Poproś później.
  }
host-lost-do = Poproś o nowy link: { $name }

# ── my tables: one letter a day ──
digest = Jeden list dziennie
digest-on = Zbieraj moje ruchy z całego dnia w jeden list; pilne na początku. Przypomnienia i koniec czasu przychodzą od razu.
digest-time = O której

# ── the table: a substitute ──
wanted = Potrzebny zastępca
wanted-about = Dopóki nikt nie przejmie tego miejsca, gra bot. Miejsce jest wśród otwartych stołów; możesz też przekazać ten link. Nikt nie zobaczy kart, zanim nie zgodzi się właściciel miejsca albo wy wszyscy.
wanted-link = Zagraj za miejsce „{ $name }”

# ── to those who run the site ──
report = O czym powinni wiedzieć prowadzący ten serwis?
report-about = Dostaną jeden list: twoje słowa, ostatnie rozmowy przy stole i link do niego. Nikt inny przy stole się o tym nie dowie.
report-send = Zgłoś ten stół

# ── stałe rozkazy ──
orders = Stałe rozkazy
orders-title = Co robi załoga, gdy cię nie ma
orders-about = Rozkazy odpowiadają na drobne pytania rundy, żeby inni nie musieli czekać. Widzisz je tylko ty i możesz je zmienić w każdej chwili.
orders-done = Zapisano.
orders-once-now = To, co tu widać, obowiązuje tylko w tej rundzie.
orders-once = tylko na tę rundę
orders-save = Zapisz rozkazy
orders-ask = Zapytaj mnie
orders-stake = Zapytaj mnie, jeśli w grze jest więcej złota niż tyle (puste pole: nigdy)
orders-percent = procent
orders-number = ile
orders-ranks = Na czym zależy mi najbardziej
orders-rank = życzenie { $n }
orders-rank-none = wszystko jedno
orders-spares = Oszczędzaj, dopóki jest ktoś inny
orders-spares-none = nikogo
orders-never = Jeszcze nie były potrzebne.
orders-answered = Pozycja { $position }: rozkaz wybrał „{ $answer }”.
orders-you-answered = Pozycja { $position }: twój wybór to „{ $answer }”.
orders-would = Dziś rozkaz wybrałby „{ $answer }”.
orders-would-ask = { $why ->
    [stake] Dziś padłoby pytanie do ciebie: za dużo złota w grze.
    [no-fit] Dziś padłoby pytanie do ciebie: nic nie pasuje.
   *[wish] Dziś padłoby pytanie do ciebie.
  }
log-by-order = twój stały rozkaz: { $order }
log-left = { $why ->
    [stake] Twój stały rozkaz „{ $order }” zostawił to tobie: w grze jest za dużo złota.
   *[no-fit] Twój stały rozkaz „{ $order }” zostawił to tobie: nic nie pasuje.
  }
always = Zawsze rób tak
always-back = twoje stałe rozkazy
terms-manner = Drobne pytania
manner-name = { $manner ->
    [brisk] Odpowiadają stałe rozkazy
   *[classic] Każdy jest pytany o wszystko
  }
manner-about = { $manner ->
    [brisk] Kartę wybierasz ty, na resztę odpowiadają twoje stałe rozkazy; możesz je zmienić albo kazać pytać siebie. Około jednej wizyty na rundę.
   *[classic] Każde pytanie czeka na swojego gracza. Kilka wizyt na rundę.
  }

# ── zaplanowana tura ──
plan = Zaplanuj następną turę
plan-title = Twoja następna tura
plan-about = Gdy ruszają się inni, powiedz, co zrobisz. Zostanie to zagrane, gdy tylko przyjdzie Twoja tura, jeśli wszystko nadal się zgadza; jeśli nie, dostaniesz pytanie. Plan widzisz tylko Ty i nie korzysta on z zakrytych kart.
plan-saved = Plan zapisany.
plan-withdrawn = Plan wycofany.
plan-yours = Twój plan
plan-holds = Przy obecnym układzie zostałby zagrany w całości.
plan-stumbles = Przy obecnym układzie akcja { $n } nie wychodzi. { $why }
plan-exactly = tylko jeśli prowadzi w to samo miejsce
plan-anyway = dokądkolwiek prowadzi
plan-otherwise = Jeśli się nie zgadza
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
plan-own-turn = To Twoja tura: plany są na następne.
plan-to-table = Do stołu
plan-kept-here = Twoja następna tura jest zaplanowana.
plan-look = Zobacz plan
plan-dropped = Twój plan nie został zagrany. { $why }
plan-cut = Twój poprzedni plan zakończył turę przed akcją { $n }. { $why }
plan-else = Twoja tura zaczęła się inaczej.
log-by-plan = według Twojego planu

# ── a substitute ──
ballot-substitute = { $ballot ->
    [yes] Tak, niech gra
   *[no] Nie, ktoś inny
  }
ballot-substitute-means = { $ballot ->
    [yes] Ta osoba zobaczy karty miejsca i będzie nim grać, dopóki nie wróci właściciel.
   *[no] Dalej gra bot, a miejsce nadal czeka na chętnych.
  }
remark-sought = Miejsce „{ $who }” szuka zastępcy. Na razie gra bot.
remark-substitute = Za miejsce „{ $who }” gra teraz zastępca.
host-seek = Zastępca
host-seek-about = Bot gra za osobę, która zniknęła. Możesz pokazać to miejsce wśród otwartych stołów. Na każdą chętną osobę musi się zgodzić właściciel miejsca albo wszyscy pozostali, a właściciel może je odzyskać w każdej chwili.
host-seek-do = Szukaj zastępcy: { $name }
lobby-substitute = potrzebny zastępca, miejsce „{ $name }”
lobby-stand-in = Zagraj tym miejscem
substitute-title = Potrzebny zastępca: { $game }
substitute-about = Nikt już nie gra miejscem „{ $who }”, gra bot. Możesz nim grać, dopóki nie wróci właściciel.
substitute-state = { $state ->
    [asked] Zajrzyj do poczty
    [read] Chcesz zagrać?
    [confirmed] Decyduje stół
   *[offered] Poproś o to miejsce
  }
substitute-next = { $state ->
    [asked] Jeśli z tym e-mailem można tu grać, list jest już w drodze. Potwierdź na stronie pod linkiem z listu.
    [read] Musi się zgodzić właściciel miejsca, a jeśli nie ma od niego znaku, wszyscy pozostali. Zapytamy ich, gdy się zgodzisz.
    [confirmed] Pytanie poszło. Gdy tylko się zgodzą, list przyniesie ci link do miejsca.
   *[offered] Karty miejsca zobaczysz dopiero wtedy, gdy stół się zgodzi. Najpierw list sprawdzi, czy e-mail należy do ciebie.
  }
substitute-confirm = Tak, zapytajcie stół
substitute-address = Twój e-mail
substitute-address-hint = Inny niż te, z którymi ktoś już gra przy tym stole. Pozostali go nie zobaczą.
substitute-ask = Wyślij mi list
substitute-refused = { $why ->
    [too-soon] To miejsce dopiero co zmieniło zastępcę
    [sits-here] Grasz już przy tym stole
    [dead] Ten link już nie działa
   *[not-sought] Nie potrzeba tu zastępcy
  }
substitute-refused-now = { $why ->
    [too-soon] Zastępca zmienia się najwyżej raz w tygodniu. Zajrzyj za kilka dni.
    [sits-here] Zastępcą może być tylko ktoś, kto nie ma miejsca przy tym stole.
    [dead] Jego część zginęła po drodze albo sprawa jest już rozstrzygnięta. Możesz poprosić o miejsce jeszcze raz.
   *[not-sought] Ktoś gra już tym miejscem. Może wśród otwartych stołów jest inne.
  }
fault-address-missing = Wpisz swój e-mail: przyjdzie na niego link do miejsca.
mail-candidate = Zobacz, o co chodzi

mail-ahead-subject = Odłóż karty: { $moment } · { $table }
mail-ahead-title = Odłóż karty, { $moment }
mail-ahead-about = Kości zostały rzucone. Odłóż teraz kartę na każdy układ, a runda nie będzie musiała na ciebie czekać. Do umieszczenia kości możesz zmienić zdanie; potem stół czeka na ciebie i biegnie twój czas.
