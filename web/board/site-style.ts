/** The parts of `web/static/style.css`, for pictures and charts, which the browser's style sheet does not reach. */
import values from '../styles/values.css'
import page from '../styles/page.css'
import table from '../styles/table.css'
import kit from '../styles/kit.css'
import symbols from '../styles/symbols.css'
import layout from '../styles/layout.css'
import phones from '../styles/phones.css'
import around from '../styles/around.css'

export const SITE_STYLE = [values, page, table, kit, symbols, layout, phones, around].join('')
