## What every page shares

layout-skip = Do treści
layout-mine = Moje stoły
layout-new = Nowy stół
layout-rules = Zasady
layout-language = Język
layout-about = Packetboat jest bezpłatny, nie zakłada kont i nikogo nie śledzi.

## Times

time-since = od:
time-days = { $days } d { $hours } godz.
time-hours = { $hours } godz. { $minutes } min
time-minutes = { $minutes } min

## The table

table-board = Plansza
table-list = Plansza jako lista
table-watching = oglądasz
table-you = twoja figura
table-mine = U mnie
table-others = Pozostali
table-all = Przy stole
table-take-back = Cofnij moją ostatnią akcję
table-notice = { $what ->
    [stale] Przy stole sytuacja jest już inna. Co się w tym czasie wydarzyło, jest poniżej; spójrz jeszcze raz.
    [counted] Ta odpowiedź jest już zaliczona. Jeden raz wystarczy.
    [unanswered] Nic nie jest jeszcze zaznaczone: wybierz jeden wiersz.
    [took-back] Cofnięte. Możesz odpowiedzieć na nowo.
   *[too-late-to-take-back] Tego nie da się już cofnąć: coś się od tego czasu odkryło.
  }

ask-mine = Twój ruch
ask-may = Jeśli chcesz
ask-several = { $count ->
    [one] { $count } pytanie do ciebie
    [few] { $count } pytania do ciebie
   *[other] { $count } pytań do ciebie
  }
ask-groups = Co pokazać
ask-answer = Odpowiedz
ask-lost = Nie udało się wysłać odpowiedzi. Spróbuj ponownie za chwilę.

waiting-mine = Teraz nic od ciebie nie trzeba
waiting-watcher = Stół czeka

seats-awaited = czekamy
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

past-heading = Pozycja { $position }
past-about = Tak wyglądał stół wtedy. Teraz jest na nim pozycja { $latest }.
past-now = Do obecnej pozycji

steps = Od pozycji do pozycji
steps-first = Na początek
steps-back = Krok wstecz
steps-on = Krok dalej
steps-now = Do obecnej pozycji

end-ranking = Wyniki
end-place = Miejsce
end-who = Kto
end-total = Razem
end-watch = Obejrzyj od początku
end-proof = Sprawdź przypadek
end-file = Cała gra w jednym pliku

ledger-decisions = decyzji
ledger-automatic = odpowiedzi z automatu
ledger-waits = oczekiwań na osobę
ledger-median = zwykłe oczekiwanie

dice-summary = Dlaczego przypadek jest uczciwy
dice-sealed = Sekret, z którego bierze się każda karta, jest ustalony wcześniej, niż zajęto pierwsze miejsce. Oto jego SHA-256; sam sekret odkryje się po grze.
dice-open = Sekret jest teraz jawny, pod swoim SHA-256: każdy może wylosować wszystkie karty jeszcze raz.

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
    [order] według arkusza rozkazów
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
home-tables = Twoje stoły w tej przeglądarce
home-asked = Twój ruch
home-what = Gra, która się nie spieszy
home-lead = Packetboat wozi pirackie gry między przyjaciółmi jak statek pocztowy między wyspami. Zaglądasz raz dziennie, odpowiadasz na jedno pytanie, a resztę robi wiatr.
home-open = Otwórz stół
home-open-more = i rozdaj odnośniki. Nikt się nie rejestruje, niczego się nie instaluje.
home-answer = Odpowiadaj, kiedy chcesz,
home-answer-more = w dowolnej przeglądarce, na dowolnym urządzeniu. O to, co rozstrzyga się bez ciebie, nikt cię nie pyta.
home-letter = Czytaj list.
home-letter-more = Mówi, co się stało, pokazuje planszę i wylicza twoje możliwości; następny przychodzi dopiero wtedy, gdy zajrzysz do stołu.
home-dice = Zaufaj kościom.
home-dice-more = Los jest ustalony, zanim ktokolwiek usiądzie, a po grze każdy może sprawdzić każdy rzut i każdą kartę.
home-new = Otwórz stół
home-rules = Przeczytaj zasady
home-games = W co się gra

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
fault-address = To nie wygląda na adres. Może brakuje końcówki, na przykład „.pl”?

## New table

new-title = Nowy stół
new-about = To potrwa minutę. Wszystko, co tu wybierzesz, zaproszeni zobaczą, zanim usiądą.
new-game = Gra
new-edition = Zasady gry „{ $game }”
new-seats-range = miejsc: od { $least } do { $most }
new-option-range = od { $least } do { $most }
new-seats = Miejsca
new-seats-about = Po jednym imieniu na miejsce, razem z twoim. Puste wiersze to nie miejsca.
new-seats-about-letters = Po jednym imieniu na miejsce, razem z twoim; puste wiersze to nie miejsca. Pod podany adres pójdzie jeden list z zaproszeniem i nic więcej, dopóki nie zostanie przyjęte.
new-seat-name = Miejsce { $n }: imię
new-seat-address = Adres, jeśli ma pójść list
new-name-label = Nazwa stołu
new-name-hint = Jeśli zostawisz puste pole, stół dostanie nazwę, którą w nim widać.
new-open = Otwórz stół
new-after = Konta nie potrzeba. Za chwilę dostaniesz odnośnik do każdego miejsca: możesz go przekazać albo samemu zająć miejsce.

## The host's seats

host-title = Miejsca
host-free = { $free ->
    [0] Wszyscy już są
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[other] { $free } miejsc jest jeszcze wolnych
  }
host-about = Przekaż każdy odnośnik temu, dla kogo jest. Kto zajmie miejsce, dostanie osobisty odnośnik, którego nikt inny nie zobaczy, a odnośnik stąd straci ważność. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
host-full = Gra trwa.
host-to-table = Do stołu
host-seats = Odnośnik do każdego miejsca
host-seat-free = wolne
host-seat-taken = zajęte
host-sent = List z tym odnośnikiem jest już w drodze.
host-claim = Odnośnik do miejsca „{ $name }”
host-sit = Zajmij to miejsce samemu
host-own = Powrót na tę stronę
host-own-link = Twój własny odnośnik
host-own-hint = Zachowaj go dla siebie: otwiera tę stronę na każdym urządzeniu, ile razy chcesz. Żadnego miejsca nie otwiera.

## What is agreed at a table

agreed-heading = W co się gra
agreed-game = Gra
agreed-edition = Zasady
agreed-yes = tak
agreed-no = nie
dice-heading = Kości, które każdy może sprawdzić
dice-fixed = Tajemnica, od której zależy los przy tym stole, jest już ustalona. To jej odcisk (SHA-256); sama tajemnica pokaże się po grze, więc po drodze nie da się jej podmienić.
dice-words = Każde miejsce dodaje do tajemnicy własne słowa. Kto wpisze swoje, wie na pewno, że nikt nie mógł dobrać kości, nawet ta witryna; słowa wpisane z góry i boty niczego nie dowodzą.
dice-how = Jak to się sprawdza

## The invitation

claim-title = Zaproszenie do gry „{ $game }”
claim-about = Czeka na ciebie miejsce. Konta nie potrzeba: zajmujesz miejsce i odpowiadasz, gdy przychodzi twój ruch.
claim-who = Kto i w co gra
claim-yours = twoje miejsce
claim-rules = Zasady w skrócie
claim-heading = Zajmij miejsce
claim-name = Twoje imię przy stole
claim-words = Słowa dla kości
claim-words-hint = Cokolwiek; wchodzą do każdego losowania, a po grze zobaczą je wszyscy. Jeśli zostawisz to, co tu stoi, kości będą równie uczciwe, ale tobie niczego to nie dowiedzie.
claim-address = Adres do listów (nieobowiązkowo)
claim-address-hint = Jeden list, gdy przychodzi twój ruch; następny dopiero wtedy, gdy zajrzysz do stołu. Każdy list można zatrzymać jednym kliknięciem.
claim-address-known = Zostaw puste pole, a listy pójdą na adres, na który przyszło zaproszenie. Każdy list można zatrzymać jednym kliknięciem.
claim-language = Język
claim-sit = Zajmij miejsce
claim-after = Potem dostaniesz osobisty odnośnik, który otwiera twoje miejsce na każdym urządzeniu.
claim-taken = To miejsce jest zajęte
claim-taken-why = Ktoś już usiadł tu z tym zaproszeniem.
claim-taken-now = Jeśli to ty, użyj swojego osobistego odnośnika: był widoczny po zajęciu miejsca i jest w każdym liście do ciebie. Jeśli nie, powiedz o tym osobie, od której masz zaproszenie.
claim-dead = To zaproszenie straciło ważność
claim-dead-why = Ktoś je zastąpił lub wycofał albo część adresu zginęła po drodze.
claim-dead-now = Sprawdź, czy masz cały adres, albo poproś o nowy odnośnik osobę, od której masz zaproszenie.
taken-title = Miejsce jest twoje
taken-about = Ten odnośnik otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i nikt inny go nie zna.
taken-link = Twój osobisty odnośnik
taken-keep = Zachowaj go tam, gdzie łatwo go znajdziesz, na przykład w zakładkach. Nie przekazuj go nikomu: kto go ma, gra za ciebie.
taken-lettered = Idzie też do ciebie listem. Nie przekazuj go nikomu: kto go ma, gra za ciebie.

## Errors

error-title = { $status ->
    [400] Nie udało się tego odczytać
    [403] To nie twoje
    [404] Pod tym adresem nic nie ma
    [405] Ten adres nie przyjmuje takich żądań
    [409] Coś innego było pierwsze
    [410] Ten odnośnik stracił ważność
    [413] Za dużo naraz
    [415] Wysłane w złej postaci
    [422] Czegoś brakuje albo coś nie pasuje
    [429] Za szybko
   *[500] Statek nabrał wody
  }
error-what = { $status ->
    [400] To, co wysłała przeglądarka, urwało się albo zniekształciło po drodze.
    [403] Strona należy do miejsca, którego ta przeglądarka nie zajmuje, albo formularz przyszedł z innej witryny.
    [404] W adresie jest literówka albo nigdy nic tu nie było.
    [405] Strony otwiera się tu odnośnikami i formularzami; to było coś innego.
    [409] Zanim padła decyzja, przy stole coś się zmieniło.
    [410] Zastąpił go nowszy albo zrobił już swoje.
    [413] Przyszło więcej, niż potrzebuje którykolwiek z naszych formularzy.
    [415] Przyjmujemy tu tylko formularze, w takiej postaci, w jakiej wysyła je przeglądarka.
    [422] Z tak wypełnionego formularza nie da się skorzystać.
    [429] Z twojej sieci przyszło w ciągu minuty więcej żądań, niż przyjmujemy.
   *[500] To nasz błąd. Nic nie zginęło: wszystko, co przekazał ci stół, jest zapisane.
  }
error-now = { $status ->
    [400] Wróć, wczytaj stronę od nowa i spróbuj jeszcze raz.
    [403] Otwórz swój osobisty odnośnik: jest w twoich listach i był widoczny po zajęciu miejsca.
    [404] Porównaj adres z listem, z którego pochodzi, albo zacznij od strony głównej.
    [405] Zacznij od strony głównej.
    [409] Zobacz, jak stół wygląda teraz, i zdecyduj jeszcze raz.
    [410] Użyj najnowszego odnośnika, jaki masz, albo poproś o nowy tego, od kogo go masz.
    [413] Skróć to, co piszesz, i wyślij jeszcze raz.
    [415] Użyj formularza na stronie.
    [422] Wróć i przejrzyj formularz jeszcze raz.
    [429] Poczekaj minutę i spróbuj ponownie.
   *[500] Spróbuj jeszcze raz za chwilę.
  }
error-number = Błąd { $status }
error-home = Na stronę główną
error-table = Do stołu

## The proof of the chance

proof-title = Los przy tym stole
proof-running = Gra trwa. Tajemnica, od której zależy los, pozostaje zamknięta do końca, ale nie da się jej już podmienić: jej odcisk jest jawny.
proof-open = Gra się skończyła i tajemnica jest jawna. Każdy może wyprowadzić każde losowanie od nowa; twoja przeglądarka właśnie to zrobiła, o ile wolno jej uruchamiać skrypty.
proof-how = Jak to działa
proof-how-secret = Zanim ktokolwiek mógł usiąść, serwer wylosował tajemnicę z 32 bajtów i pokazał jej odcisk (SHA-256). Inna tajemnica miałaby inny odcisk.
proof-how-words = Każde miejsce, gdy je zajmowano, dodało własne słowa.
proof-how-key = Gdy gra się zaczęła, tajemnica i słowa dały klucz: HMAC-SHA-256 z tajemnicą w roli klucza, z listy słów w postaci JSON w kolejności miejsc.
proof-how-draw = Losowanie numer i pochodzi z HMAC-SHA-256 z tym kluczem, z liczby i zapisanej cyframi dziesiętnymi: osiem słów po 32 bity, najstarszy bajt pierwszy. Liczy się pierwsze słowo mniejsze od największej wielokrotności n, a reszta z dzielenia przez n, od 0 do n − 1, to wynik; dlatego żaden wynik nie jest uprzywilejowany. Jeśli żadne słowo się nie liczy, numer się pomija.
proof-how-after = Po grze tajemnica staje się jawna i wszystko to można powtórzyć.
proof-honest = Kto wpisał własne słowa dla kości, wie, że nikt nie mógł ich dobrać, nawet ta witryna. Słowa wpisane z góry i słowa botów niczego nie dowodzą.
proof-values = Wartości
proof-commitment = Odcisk tajemnicy
proof-secret = Tajemnica
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
proof-checking = Twoja przeglądarka wyprowadza wszystko od nowa …
proof-all-right = { $count ->
    [one] Twoja przeglądarka wyprowadziła odcisk, klucz i { $count } losowanie: wszystko się zgadza.
    [few] Twoja przeglądarka wyprowadziła odcisk, klucz i wszystkie { $count } losowania: wszystko się zgadza.
   *[other] Twoja przeglądarka wyprowadziła odcisk, klucz i wszystkie { $count } losowań: wszystko się zgadza.
  }
proof-some-wrong = Coś się tu nie zgadza: jest zaznaczone niżej.
proof-offline = Na własnym komputerze
proof-offline-about = Pobierz całą grę jako plik, a program Packetboat wyprowadzi ją od nowa bez tej witryny:

## The mailbox of one's own machine

mailbox-title = Skrzynka
mailbox-about = Na tym komputerze nie ustawiono wysyłania listów, więc wszystkie trafiają tutaj.
mailbox-empty = Nie ma jeszcze żadnego listu.
mailbox-kind = { $kind ->
    [invitation] zaproszenie
    [seat] osobisty odnośnik
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

stop-title = Nigdy więcej do ciebie nie pisać?
stop-about = Jedno kliknięcie i Packetboat nigdy więcej nie wyśle listu na ten adres, o którykolwiek stół by chodziło. Twoje miejsca pozostają twoje: ich odnośniki dalej działają.
stop-button = Nigdy więcej do mnie nie piszcie
stop-not = Nie, niech zostanie
stop-done = Koniec listów
stop-done-about = Packetboat nigdy więcej nie napisze na ten adres. Twoje miejsca pozostają twoje: ich odnośniki dalej działają.

## The rules

rules-page = Zasady w skrócie
rules-page-about = Wszystko, co proponuje stół, jest zgodne z zasadami, więc można uczyć się w trakcie gry.

## Letters

mail-open-table = Otwórz stół
mail-open-seat = Otwórz swoje miejsce
mail-stop = Nigdy więcej do mnie nie piszcie
mail-who = Kto gra
mail-turn-subject = { $kind ->
    [reminder] Wciąż twój ruch: { $table }
   *[turn] Twój ruch: { $table }
  }
mail-turn-title = Twój ruch, { $moment }
mail-turn-since = Stół czeka na ciebie, początek czekania: { $since }.
mail-turn-until = Czas na odpowiedź jest do: { $until }, zostało { $left }.
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
mail-turn-how = Odnośnik otwiera stół z zaznaczoną tą możliwością; odpowiada dopiero przycisk. Samo otwarcie niczego nie zmienia.
mail-turn-why = Ten list przyszedł, bo masz miejsce przy tym stole. { $kind ->
    [reminder] Każde przypomnienie możesz wyłączyć w ustawieniach swojego miejsca.
   *[turn] Następny przyjdzie dopiero wtedy, gdy zajrzysz do stołu.
  }
mail-invitation-subject = Zaproszenie do gry „{ $game }”: { $table }
mail-invitation-seat = Przy stole „{ $table }” czeka miejsce. Imię na nim: { $name }.
mail-invitation-about = To powolna gra: odpowiadasz, gdy jest twój ruch, w dowolnej przeglądarce, raz dziennie albo kiedy chcesz. Konta nie potrzeba, niczego się nie instaluje.
mail-invitation-look = Zobacz zaproszenie
mail-invitation-why = Ten list przyszedł, bo twój adres podał ktoś, kto otworzył stół. To jedyny list, chyba że przyjmiesz zaproszenie.
mail-seat-subject = Twoje miejsce: { $table }
mail-seat-about = Ten odnośnik otwiera twoje miejsce. Działa na każdym urządzeniu, ile razy chcesz, i jest w każdym liście do ciebie.
mail-seat-secret = Nie przekazuj go nikomu: kto go ma, gra za ciebie.
mail-seat-why = Ten list przyszedł, bo masz miejsce przy tym stole i podany został ten adres. Następny przyjdzie, gdy będzie twój ruch.
mail-over-subject = Koniec gry: { $table }
mail-over-title = Koniec gry
mail-over-dice = Tajemnica, od której zależał los, jest już jawna. Strona dowodu wyprowadza każde losowanie od nowa w twojej własnej przeglądarce:
mail-over-proof = Dowód
mail-over-why = Ten list przyszedł, bo masz miejsce przy tym stole. To ostatni list o tej grze.

# ── letters: news ──
mail-news-subject = { $table }: { $kind ->
    [mention] ktoś cię woła
    [timeout] twój czas minął
    [declined] zaproszenie odrzucone
    [off] stół odwołany
   *[vote] trzeba coś wspólnie rozstrzygnąć
  }
mail-news-title = { $kind ->
    [mention] Ktoś cię woła
    [timeout] Twój czas minął
    [declined] Zaproszenie odrzucone
    [off] Stół odwołany
   *[vote] Trzeba coś wspólnie rozstrzygnąć
  }
mail-news-about = { $kind ->
    [mention] W rozmowie przy stole padło twoje imię.
    [timeout] Tym razem odpowiada za ciebie majtek i gra toczy się dalej. Miejsce pozostaje twoje, a następne pytanie znów trafi do ciebie.
    [declined] Ktoś z zaproszonych tym razem nie zagra. Na stronie miejsc możesz zaprosić kogoś innego.
    [off] Stół został odwołany, zanim gra się zaczęła. Nie trzeba już nic robić.
   *[vote] Stół pyta wszystkie miejsca. Po dwóch dniach milczenie też się liczy.
  }
mail-news-why = { $kind ->
    [declined] Ten list przyszedł, bo ten stół jest otwarty przez ciebie.
    [off] Ten list przyszedł, bo chodzi o stół, przy którym jest twoje miejsce lub zaproszenie. To ostatni list o nim.
   *[vote] Ten list przyszedł, bo masz miejsce przy tym stole.
  }

# ── the bot ──
deckhand = Majtek

# ── letters: links ──
mail-links-subject = Twoje odnośniki
mail-links-title = Twoje odnośniki
mail-links-about = Te odnośniki otwierają twoje miejsca: na każdym urządzeniu i ile razy chcesz.
mail-links-none = Nie ma tu żadnego stołu z tym adresem.
mail-links-mine = Moje stoły
mail-links-asked = { $table }, tutaj twoja kolej
mail-links-why = Ten list przyszedł, bo ktoś poprosił o odnośniki dla tego adresu.
