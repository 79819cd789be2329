import { NAME_CLOSES, NAME_OPENS } from '../words/say'

/** What say() gave, with the names of people in bold, each in its own direction of writing. */
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
