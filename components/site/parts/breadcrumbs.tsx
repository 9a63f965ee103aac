import { Fragment } from 'react'
import { type Crumb } from '@/lib/seo/crumbs'

/** The way to this page: links to the pages above it, then its own name. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {crumbs.slice(0, -1).map(({ name, href }) => (
        <Fragment key={href}>
          <a href={href}>{name}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </nav>
  )
}
