import { render as preactPrints } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { textOf } from '../../web/board/paper'
import { printed, render, sameBy } from '../../web/board/print'
import { matchAfter, propsOf } from './scene'

test('people’s words are never markup', () => {
  const words = '<b class="x">Tom & "Jerry"</b>'
  expect(render(<p title={words}>{words}</p>)).toBe(
    '<p title="&lt;b class=&quot;x&quot;>Tom &amp; &quot;Jerry&quot;&lt;/b>">&lt;b class=&quot;x&quot;>Tom &amp; &quot;Jerry&quot;&lt;/b></p>'
  )
})

test('a no is left out, but said where it has to be', () => {
  expect(render(<input disabled={false} checked aria-hidden={false} aria-label={undefined} maxLength={3} />)).toBe('<input checked aria-hidden="false" maxLength="3"/>')
})

test('letters of every width arrive, however long the page', () => {
  const words = 'é ł Ж → 🏴 שרה '.repeat(20_000)
  expect(render(<p title={words}>{words}</p>)).toBe(`<p title="${words}">${words}</p>`)
  expect(render(<p>{'half a letter: \ud83c.'}</p>)).toBe('<p>half a letter: \ufffd.</p>')
})

test('a component that fails leaves nothing behind', () => {
  const Failing = (): never => {
    throw new Error('no')
  }
  expect(() => render(<p>before<Failing /></p>)).toThrow('no')
  expect(render(<p>after</p>)).toBe('<p>after</p>')
})

test('what is the same by its key is printed once, and asks for its symbols each time', () => {
  let times = 0
  const Sign = sameBy(({ id }: { id: string }) => (times++, <use href={`#${id}`} />), ({ id }) => id)
  const both = printed([<Sign id="gate" />, <p><Sign id="boat" /><Sign id="gate" /></p>])
  expect(textOf(both.markup)).toBe('<use href="#gate"/><p><use href="#boat"/><use href="#gate"/></p>')
  expect(both.symbols.ids).toEqual(['gate', 'boat'])
  expect(printed(<Sign id="gate" />).symbols.ids).toEqual(['gate'])
  expect(times).toBe(2)
})

test('what is kept stays as it was, however much is kept after it', () => {
  const Piece = sameBy(({ n }: { n: number }) => <p>{`${n} `.repeat(n)}</p>, ({ n }) => String(n))
  const sizes = [3000, ...Array.from({ length: 400 }, (_, n) => n)]
  const pages = [1, 2].map(() => render(sizes.map(n => <Piece n={n} />)))
  const wanted = sizes.map(n => `<p>${`${n} `.repeat(n)}</p>`).join('')
  expect(pages).toEqual([wanted, wanted])
})

test('what stands apart by style is read apart without it', () => {
  const words = <p><b>3</b><small>food</small><button>Go</button><text>4</text><b>5</b></p>
  expect(render(words)).toBe('<p><b>3</b> <small>food</small> <button>Go</button><text>4</text> <b>5</b></p>')
})

test('lynx reads a tick that comes last', () => {
  expect(render(<input type="radio" checked />)).toBe('<input type="radio" checked />')
})

test('what is nothing prints nothing', () => {
  expect(render(<p>{[null, undefined, false, true, '', 0, [1, 'a']]}</p>)).toBe('<p>01a</p>')
})

/** Preact closes shapes by a tag of their own, writes nothing for what is empty, and puts no space after the words of a drawing. */
const short = (markup: string): string => markup.replace(/><\/(?:use|image|path|rect|circle)>/g, '/>').replaceAll(' alt ', ' alt="" ').replace(/<\/text>(?! )/g, '</text> ')

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
