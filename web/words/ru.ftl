## What every page shares

layout-skip = К содержанию
layout-mine = Мои столы
layout-new = Новый стол
layout-language = Язык
layout-about = Packetboat бесплатен, не заводит учётных записей и ни за кем не следит.
