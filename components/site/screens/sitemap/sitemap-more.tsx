import { services } from '@/lib/business/services'
import { type Page } from '@/lib/content-types'

/** What is on the site besides the list: the services county-wide, the reviews, and the pages that staff made. */
export function SitemapMore({ pages }: { pages: readonly Pick<Page, 'slug' | 'title'>[] }) {
  const links = [
    ...services.map(({ slug, name }) => ({ href: `/rockland/${slug}/`, name: `${name} in Rockland County` })),
    { href: '/reviews', name: 'Reviews' },
    ...pages.map(({ slug, title }) => ({ href: `/${slug}`, name: title })),
  ]
  return (
    <section className="wrap section section--last oldgrid sm-more">
      <h2 className="c-1-3">Also on this site</h2>
      <ul className="sm-more__list">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
