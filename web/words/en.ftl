## What every page shares

layout-skip = To the content
layout-mine = My tables
layout-new = New table
layout-language = Language
layout-about = Packetboat is free, keeps no accounts and sets no trackers.
