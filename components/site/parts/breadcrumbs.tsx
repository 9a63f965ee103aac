import { type Crumb } from '@/lib/seo/crumbs'

/** The way to this page: links to the pages above it, then its own name. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav
      className="flex flex-wrap gap-x-2 pt-3 text-small text-quiet *:flex *:min-h-tap *:items-center *:gap-2"
      aria-label="Breadcrumb"
    >
      {crumbs.slice(0, -1).map(({ name, href }) => (
        <span key={href}>
          <a
            className="flex min-h-tap items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
            href={href}
          >
            {name}
          </a>
          <span aria-hidden="true">/</span>
        </span>
      ))}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </nav>
  )
}
