import { parse } from 'node-html-parser'

/** The names and values of the fields in the form for this deed. */
export function formOf(page: string, deed: string): Record<string, string> | undefined {
  const form = parse(page)
    .querySelectorAll('form')
    .find(found => found.querySelector(`[name=do][value=${deed}]`))
  return (
    form &&
    Object.fromEntries(form.querySelectorAll('[name]').map(field => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']))
  )
}
