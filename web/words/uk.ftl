## What every page shares

layout-skip = До змісту
layout-mine = Мої столи
layout-new = Новий стіл
layout-language = Мова
layout-about = Packetboat безкоштовний, не заводить облікових записів і ні за ким не стежить.
