import { NAME_CLOSES, NAME_OPENS } from './say'

const BEFORE_A_MARK = / (?=[—·→])/g
const NO_BREAK = '\u00A0'

/** Output of say(), with people's names in bold and isolated for bidi. No line begins with a dash, a dot or an arrow. */
export function Rich({ text }: { text: string }) {
  const [start, ...named] = text.replaceAll(BEFORE_A_MARK, NO_BREAK).split(NAME_OPENS)
  return (
    <>
      {start}
      {named.map(piece => {
        const [name, rest] = piece.split(NAME_CLOSES)
        return (
          <>
            <b>
              <bdi>{name}</bdi>
            </b>
            {rest}
          </>
        )
      })}
    </>
  )
}
