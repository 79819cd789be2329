/** What no one else may see of a visitor. */
import type { Visitor } from './visitor'

/** The keys a browser holds, and the form tokens on its current page. */
export function secretsOf(visitors: readonly Visitor[]): string[] {
  return visitors.flatMap(({ jar, page }) => {
    const cookies = jar.all().flatMap(({ value }) => value.split(/[.~]/))
    const hidden = page.forms().flatMap(form => form.fields.filter(({ kind }) => kind === 'hidden').map(({ value }) => value))
    return [...cookies, ...hidden].filter(value => /^[a-z2-7]{26}$/.test(value))
  })
}
