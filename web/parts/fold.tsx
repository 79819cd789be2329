/** A collapsed section for rarely needed things, with a line that names it. */
import type { ComponentChildren } from 'preact'

interface FoldProps {
  id: string
  label: string
  /** A one-line summary of the contents. */
  said?: string | undefined
  open?: boolean
  children: ComponentChildren
}

export function Fold({ id, label, said, open, children }: FoldProps) {
  return (
    <details class="fold" id={id} open={open}>
      <summary>
        <span>{label}</span>{' '}
        {said && (
          <small>
            <bdi>{said}</bdi>
          </small>
        )}
      </summary>
      <div class="part">{children}</div>
    </details>
  )
}
