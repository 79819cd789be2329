## What every page shares

layout-skip = Do treści
layout-mine = Moje stoły
layout-new = Nowy stół
layout-language = Język
layout-about = Packetboat jest bezpłatny, nie zakłada kont i nikogo nie śledzi.

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
