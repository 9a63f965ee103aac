import { type Crumb } from '@/lib/seo/crumbs'

/** Shows the way to a page; the last crumb is the page itself. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav
    className="flex flex-wrap gap-x-2 pt-3 text-small text-quiet *:flex *:min-h-tap *:items-center *:gap-2"
    aria-label="Breadcrumb"
  >
    {/* A slash belongs to the name behind it, so that it is never alone at the end of a line. */}
    {crumbs.slice(0, -1).map(({ name, href }, index) => (
      <span key={href}>
        {index > 0 && <span aria-hidden="true">/</span>}
        <a
          className="flex min-h-tap items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
          href={href}
        >
          {name}
        </a>
      </span>
    ))}
    <span>
      {crumbs.length > 1 && <span aria-hidden="true">/</span>}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </span>
  </nav>
)
