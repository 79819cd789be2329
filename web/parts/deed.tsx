/** A form by which a seat does something besides answering: it names the deed, and proves that it comes from this page. */
import type { ComponentChildren } from 'preact'
import { posting } from './quick'

export interface Doer {
  /** Where deeds of this seat go. */
  action: string
  token: string
}

interface DeedProps extends Doer {
  deed: string
  /** The part of the page that shows what came of it. */
  section?: string
  /** Hidden fields. */
  fills?: Readonly<Record<string, string | number>>
  kind?: string
  id?: string
  labelledby?: string
  /** Its answer is the table's part: htmx swaps just that. */
  quick?: boolean
  children: ComponentChildren
}

export function DeedForm({ action, token, deed, section, fills = {}, kind, id, labelledby, quick, children }: DeedProps) {
  return (
    <form class={kind} id={id} method="post" action={section ? `${action}#${section}` : action} autocomplete="off" aria-labelledby={labelledby} {...(quick && posting(action))}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="do" value={deed} />
      {Object.entries(fills).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** One button, and nothing to fill in. */
export function DeedButton({ text, main, ...deed }: Omit<DeedProps, 'children'> & { text: string; main?: boolean }) {
  return (
    <DeedForm {...deed}>
      <button class={main ? 'button main' : 'button'}>{text}</button>
    </DeedForm>
  )
}
