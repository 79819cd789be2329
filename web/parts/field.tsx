/** Form fields that keep what was typed, with their errors. */
import type { AllHTMLAttributes, ComponentChildren, InputHTMLAttributes } from 'preact'
import type { Text } from '../../worker/rules/contract'
import type { Reader } from '../words/reader'

/** An error in one field. */
export interface Fault {
  field: string
  text: Text
}
/** A form that came back: what was typed, by field name, and the errors. */
export interface Filled {
  typed: Readonly<Record<string, string | undefined>>
  faults: readonly Fault[]
}

export const idOf = (field: string): string => `f-${field}`

export const faultOf = (filled: Filled | undefined, field: string): Fault | undefined => filled?.faults.find(fault => fault.field === field)

/** ARIA attributes that point to the field's hint and error. */
function describing(
  field: string,
  { hint, fault }: { hint?: string; fault?: Fault }
): Pick<AllHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid'> {
  const told = [hint && `${idOf(field)}-hint`, fault && `${idOf(field)}-wrong`].filter(Boolean).join(' ')
  return { 'aria-describedby': told || undefined, 'aria-invalid': fault ? 'true' : undefined }
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  reader: Reader
  filled: Filled | undefined
  name: string
  label: ComponentChildren
  hint?: string
  /** The value until something is typed. */
  usual?: string | number
}

export function Field({ reader, filled, name, label, hint, usual = '', ...input }: FieldProps) {
  const fault = faultOf(filled, name)
  const value = filled?.typed[name] ?? usual
  return (
    <div class="field">
      <label for={idOf(name)}>{label}</label>
      <input id={idOf(name)} name={name} value={value} {...input} {...describing(name, { hint, fault })} />
      {hint && <small id={`${idOf(name)}-hint`}>{hint}</small>}
      <Wrong reader={reader} fault={fault} />
    </div>
  )
}

export function Wrong({ reader, fault }: { reader: Reader; fault: Fault | undefined }) {
  if (!fault) return null
  return (
    <small class="wrong" id={`${idOf(fault.field)}-wrong`}>
      {reader.say(fault.text)}
    </small>
  )
}

/** All errors of a form, listed above it, each linking to its field. */
export function Faults({ reader, filled }: { reader: Reader; filled: Filled | undefined }) {
  if (!filled?.faults.length) return null
  const { faults } = filled
  return (
    <section class="calm" role="alert" aria-labelledby="faults">
      <h2 id="faults">{reader.t('fault-heading', { count: faults.length })}</h2>
      <ul class="ways">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a class="wrong" href={`#${idOf(field)}`}>
              {reader.say(text)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CopyProps {
  id: string
  label: string
  /** The heading above says the same. */
  named?: boolean
  link: string
  hint?: string
}

/** How much of a link one line of a phone holds, for browsers that cannot size a field by what is in it. */
const LINE = 28

const linesOf = (text: string): number => text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / LINE), 0)

/** A link to copy, in a read-only field that shows the whole of it. */
export function CopyField({ id, label, named, link, hint }: CopyProps) {
  return (
    <div class="field">
      <label for={id} class={named ? 'ear' : undefined}>
        {label}
      </label>
      <textarea id={id} class="num" rows={linesOf(link)} readonly aria-describedby={hint && `${id}-hint`}>
        {link}
      </textarea>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

type ChoosingProps = { reader: Reader; filled: Filled | undefined; field: string; heading: string; children: ComponentChildren }

/** A group of fields with a heading; errors of the whole group go below it. */
export function FieldGroup({ reader, filled, field, heading, children }: ChoosingProps) {
  const fault = faultOf(filled, field)
  return (
    <fieldset id={idOf(field)} aria-describedby={fault && `${idOf(field)}-wrong`}>
      <legend>
        <h2>{heading}</h2>
      </legend>
      <Wrong reader={reader} fault={fault} />
      {children}
    </fieldset>
  )
}
