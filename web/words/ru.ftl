## What every page shares

layout-skip = К содержанию
layout-mine = Мои столы
layout-new = Новый стол
layout-language = Язык
layout-about = Packetboat бесплатен, не заводит учётных записей и ни за кем не следит.

# ── names of tables, for who types none ──
table-name-usual = { $n ->
    [1] Побег на рассвете
    [2] Попутный ветер в пятницу
    [3] Долгий путь вокруг
    [4] Соль и порох
    [5] Фонари на причале
    [6] Неспешная регата
    [7] Десять узлов и письмо
   *[0] Вест-Индская почта
  }
