import { LANGUAGES } from './layout'

/** The four languages, each under its own name. */
export function LanguagePicks({ legend, chosen }: { legend: string; chosen: string }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="picks pairs">
        {LANGUAGES.map(([code, name]) => (
          <label key={code} class="pick bare-pick">
            <input type="radio" name="language" value={code} checked={code === chosen} />
            <span lang={code}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
