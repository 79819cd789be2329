import { NAME_CLOSES, NAME_OPENS } from './say'

/** Output of say(), with people's names in bold and isolated for bidi. */
export function Rich({ text }: { text: string }) {
  const [start, ...named] = text.split(NAME_OPENS)
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
