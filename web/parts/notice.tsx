import { Fragment, type ComponentChildren } from 'preact'

/** Something to know before anything else; announced by screen readers when it appears. */
export function Notice({ wrong, children }: { wrong?: boolean; children: ComponentChildren }) {
  return (
    <p class={wrong ? 'notice wrong' : 'notice'} role="status">
      {children}
    </p>
  )
}

/** What went wrong, why, and where to go from here. */
export function Mishap(props: { heading: string; children: ComponentChildren; ways: readonly { href: string; text: string }[] }) {
  const { heading, children, ways } = props
  return (
    <section class="calm mishap" aria-labelledby="mishap">
      <h1 id="mishap">{heading}</h1>
      {children}
      <p class="row fill">
        {ways.map(({ href, text }, i) => (
          <Fragment key={href}>
            <a class={i === 0 ? 'button main' : 'button'} href={href}>
              {text}
            </a>{' '}
          </Fragment>
        ))}
      </p>
    </section>
  )
}
