import { NAME_CLOSES, NAME_OPENS } from './say'

const UNPARTED = / (?=[—·→])|(?<=→) (?=\d)|(?<=\d →) (?=\p{Ll}{1,5}(?!\p{L}))|(?<=\d) (?=\p{L})/gu
const NO_BREAK = '\u00A0'

/** Output of say(), with people's names in bold and isolated for bidi. No line begins with a dash, a dot or an arrow, parts a number
    from its noun, or ends with an arrow between a number and another or a short word: long words would not fit a narrow page. */
export function Rich({ text }: { text: string }) {
  const [start, ...named] = text.replaceAll(UNPARTED, NO_BREAK).split(NAME_OPENS)
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
