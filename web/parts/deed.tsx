/** Forms for everything a seat does besides answering. Each names its deed and carries a CSRF token. */
import type { ComponentChildren } from 'preact'
import { posting } from './quick'

export interface Doer {
  /** The seat's address for deeds. */
  action: string
  token: string
}

interface DeedProps extends Doer {
  deed: string
  /** Id of the section that shows the result. */
  section?: string
  /** Hidden fields. */
  fills?: Readonly<Record<string, string | number>>
  kind?: string
  id?: string
  labelledby?: string
  /** The response is the table part, which htmx swaps in. */
  quick?: boolean
  children: ComponentChildren
}

export function DeedForm({ action, token, deed, section, fills = {}, kind, id, labelledby, quick, children }: DeedProps) {
  return (
    <form
      class={kind}
      id={id}
      method="post"
      action={section ? `${action}#${section}` : action}
      autocomplete="off"
      aria-labelledby={labelledby}
      {...(quick && posting(action))}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="do" value={deed} />
      {Object.entries(fills).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** A form that is only a button. */
export function DeedButton({ text, main, ...deed }: Omit<DeedProps, 'children'> & { text: string; main?: boolean }) {
  return (
    <DeedForm {...deed}>
      <button class={main ? 'button main' : 'button'}>{text}</button>
    </DeedForm>
  )
}
