/** What is seldom looked at, behind a line that says what it is. */
import type { ComponentChildren } from 'preact'

interface FoldProps {
  id: string
  label: string
  /** In one line, what is within. */
  said?: string | undefined
  open?: boolean
  children: ComponentChildren
}

export function Fold({ id, label, said, open, children }: FoldProps) {
  return (
    <details class="fold" id={id} open={open}>
      <summary>
        <span>{label}</span> {said && <small><bdi>{said}</bdi></small>}
      </summary>
      <div class="part">{children}</div>
    </details>
  )
}
