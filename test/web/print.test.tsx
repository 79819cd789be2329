import { render as preactPrints } from 'preact-render-to-string'
import { afterAll, expect, test, vi } from 'vitest'

// Test files share their modules, which cache what was printed; here the boards print different words.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { GAMES } = await import('../../worker/games')
const { textOf } = await import('../../web/board/paper')
const { printed, render, sameBy } = await import('../../web/board/print')
const { Rich } = await import('../../web/words/rich')
const { matchAfter, propsOf } = await import('./scene')

test('people’s words are never markup', () => {
  const words = '<b class="x">Tom & "Jerry"</b>'
  expect(render(<p title={words}>{words}</p>)).toBe(
    '<p title="&lt;b class=&quot;x&quot;>Tom &amp; &quot;Jerry&quot;&lt;/b>">&lt;b class=&quot;x&quot;>Tom &amp; &quot;Jerry&quot;&lt;/b></p>'
  )
})

test('a false attribute is omitted, except where "false" must be written', () => {
  expect(render(<input disabled={false} checked aria-hidden={false} aria-label={undefined} maxLength={3} />)).toBe(
    '<input checked aria-hidden="false" maxLength="3"/>'
  )
})

test('characters of any width are printed correctly, however long the page', () => {
  const words = 'é ł Ж → 🏴 שרה '.repeat(20_000)
  expect(render(<p title={words}>{words}</p>)).toBe(`<p title="${words}">${words}</p>`)
  expect(render(<p>{'half a letter: \ud83c.'}</p>)).toBe('<p>half a letter: \ufffd.</p>')
})

test('a component that throws leaves no output behind', () => {
  const Failing = (): never => {
    throw new Error('no')
  }
  expect(() =>
    render(
      <p>
        before
        <Failing />
      </p>
    )
  ).toThrow('no')
  expect(render(<p>after</p>)).toBe('<p>after</p>')
})

test('a cached component is printed once per key, and adds its symbols each time', () => {
  let times = 0
  const Sign = sameBy(
    ({ id }: { id: string }) => (times++, (<use href={`#${id}`} />)),
    ({ id }) => id
  )
  const both = printed([
    <Sign id="gate" />,
    <p>
      <Sign id="boat" />
      <Sign id="gate" />
    </p>,
  ])
  expect(textOf(both.markup)).toBe('<use href="#gate"/><p><use href="#boat"/><use href="#gate"/></p>')
  expect(both.symbols.ids).toEqual(['gate', 'boat'])
  expect(printed(<Sign id="gate" />).symbols.ids).toEqual(['gate'])
  expect(times).toBe(2)
})

test('cached output stays intact, however much is cached after it', () => {
  const Piece = sameBy(
    ({ n }: { n: number }) => <p>{`${n} `.repeat(n)}</p>,
    ({ n }) => String(n)
  )
  const sizes = [3000, ...Array.from({ length: 400 }, (_, n) => n)]
  const pages = [1, 2].map(() => render(sizes.map(n => <Piece n={n} />)))
  const wanted = sizes.map(n => `<p>${`${n} `.repeat(n)}</p>`).join('')
  expect(pages).toEqual([wanted, wanted])
})

test('parts that only CSS separates are separated by a space', () => {
  const words = (
    <p>
      <b>3</b>
      <small>food</small>
      <button>Go</button>
      <text>4</text>
      <b>5</b>
    </p>
  )
  expect(render(words)).toBe('<p><b>3</b> <small>food</small> <button>Go</button><text>4</text> <b>5</b></p>')
})

test('a checked attribute that comes last is printed so that lynx reads it', () => {
  expect(render(<input type="radio" checked />)).toBe('<input type="radio" checked />')
})

test('empty values print nothing', () => {
  expect(render(<p>{[null, undefined, false, true, '', 0, [1, 'a']]}</p>)).toBe('<p>01a</p>')
})

/** Preact writes closing tags for shapes, an empty `alt` without a value, and no space after the text in a drawing. */
const short = (markup: string): string =>
  markup
    .replace(/><\/(?:use|image|path|rect|circle)>/g, '/>')
    .replaceAll(' alt ', ' alt="" ')
    .replace(/<\/text>(?! )/g, '</text> ')

test.each(GAMES)('the board of $id is printed as Preact prints it', game => {
  const { model, ...props } = propsOf(matchAfter(game, { edition: game.editions[0].id, answers: 20 }), 0)
  const say = () => 'said'
  const drawing = { ...props, view: model.view ?? expect.unreachable(), say, crew: model.head.seats }
  const all = (
    <>
      <game.Board {...drawing} aims={[]} />
      <game.BoardList {...drawing} />
      <game.Hand {...drawing} seat={0} />
    </>
  )
  expect(render(all)).toBe(short(preactPrints(all)))
})

test('no line can begin with an arrow or a dot, end with an arrow, or part a number from its noun', () => {
  const said = render(<Rich text="3 → 12 · 5 gold pieces — 2 of them" />)
  expect(said.split(' ')).toEqual(['3\u00A0→\u00A012\u00A0·', '5\u00A0gold', 'pieces\u00A0—', '2\u00A0of', 'them'])
})
