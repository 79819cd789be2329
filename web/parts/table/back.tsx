/** The link above the heading of a page about one table. */
export const BackToTable = ({ href, name }: { href: string; name: string }) => (
  <p class="note">
    <a href={href}>
      ‹ <bdi>{name}</bdi>
    </a>
  </p>
)
