## What every page shares

layout-skip = Do treści
layout-mine = Moje stoły
layout-new = Nowy stół
layout-language = Język
layout-about = Packetboat jest bezpłatny, nie zakłada kont i nikogo nie śledzi.
