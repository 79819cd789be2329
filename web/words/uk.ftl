## What every page shares

layout-skip = До змісту
layout-mine = Мої столи
layout-new = Новий стіл
layout-language = Мова
layout-about = Packetboat безкоштовний, не заводить облікових записів і ні за ким не стежить.

# ── names of tables, for who types none ──
table-name-usual = { $n ->
    [1] Втеча на світанку
    [2] Попутний вітер у п’ятницю
    [3] Довгий шлях навколо
    [4] Сіль і порох
    [5] Ліхтарі на причалі
    [6] Неквапна регата
    [7] Десять вузлів і лист
   *[0] Вест-Індська пошта
  }
