/** A form as a person fills it in and a browser sends it. */
import type { HTMLElement } from 'node-html-parser'
import { textIn } from './page'

export interface Field {
  name: string
  kind: string
  label: string
  value: string
  ticked: boolean
  required: boolean
}

export class Form {
  readonly action: string
  readonly method: string
  readonly fields: Field[]
  readonly buttons: { text: string; name: string; value: string }[]

  constructor(form: HTMLElement, page: HTMLElement, url: string) {
    this.action = new URL(form.getAttribute('action') || url, url).href
    this.method = form.getAttribute('method')?.toUpperCase() ?? 'GET'
    this.fields = form.querySelectorAll('input').map(input => fieldOf(input, page))
    this.buttons = form.querySelectorAll('button').map(button => ({
      text: textIn(button),
      name: button.getAttribute('name') ?? '',
      value: button.getAttribute('value') ?? '',
    }))
  }

  hasButton(what: string | RegExp): boolean {
    return this.buttons.some(({ text }) => (typeof what === 'string' ? text === what : what.test(text)))
  }

  /** Types into the only field with this label or of this type. */
  type(label: string | RegExp, text: string): this {
    const [line, ...more] = this.lines(label)
    if (!line || more.length > 0)
      throw new Error(`not exactly one field "${label}" among ${this.fields.map(field => field.label).join(', ')}`)
    line.value = text
    return this
  }

  lines(label: string | RegExp): Field[] {
    const typed = this.fields.filter(({ kind }) => !['radio', 'checkbox', 'hidden'].includes(kind))
    return typed.filter(field => (typeof label === 'string' ? field.label === label || field.kind === label : label.test(field.label)))
  }

  /** Radio buttons grouped by question, except those that only select which group is shown. */
  questions(): Field[][] {
    const radios = this.fields.filter(({ kind, name }) => kind === 'radio' && !name.startsWith('group.'))
    return [...Map.groupBy(radios, ({ name }) => name).values()]
  }

  tick(choice: Field): this {
    if (choice.kind === 'radio')
      for (const field of this.fields) if (field.kind === 'radio' && field.name === choice.name) field.ticked = false
    choice.ticked = true
    return this
  }

  untick(label: string): this {
    const box = this.fields.find(field => field.kind === 'checkbox' && field.label === label)
    if (!box) throw new Error(`no check box "${label}"`)
    box.ticked = false
    return this
  }

  /** Ticks the option with this value; if several have it, the first one after `behind`. */
  choose(value: string, behind?: string): this {
    const from = behind === undefined ? 0 : this.fields.findIndex(field => field.kind === 'radio' && field.value === behind)
    const choice = this.fields.slice(from).find(field => ['radio', 'checkbox'].includes(field.kind) && field.value === value)
    if (from < 0 || !choice) throw new Error(`no option has the value "${value}"`)
    return this.tick(choice)
  }

  /** The body sent by the pressed button: named fields, and of radio buttons and check boxes only the ticked ones. */
  body(button?: string): string {
    const missing = this.questions().find(([first, ...rest]) => first?.required && ![first, ...rest].some(({ ticked }) => ticked))
    if (missing) throw new Error(`a browser would not send this: nothing is ticked for ${missing[0]?.name}`)
    const sent = new URLSearchParams()
    for (const { name, kind, value, ticked } of this.fields)
      if (name && (ticked || !['radio', 'checkbox'].includes(kind))) sent.append(name, value)
    const pressed = this.buttons.find(({ text }) => button === undefined || text === button)
    if (pressed?.name) sent.append(pressed.name, pressed.value)
    return sent.toString()
  }
}

function fieldOf(input: HTMLElement, page: HTMLElement): Field {
  const around = input.closest('label')
  const label = around ?? page.querySelector(`label[for="${input.id}"]`)
  const kind = input.getAttribute('type') ?? 'text'
  return {
    name: input.getAttribute('name') ?? '',
    kind,
    label: label ? textIn(label) : '',
    value: input.getAttribute('value') ?? (kind === 'checkbox' ? 'on' : ''),
    ticked: input.hasAttribute('checked'),
    required: input.hasAttribute('required'),
  }
}
