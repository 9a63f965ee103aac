import { services } from '@/lib/business/services'
import { type Page } from '@/lib/content-types'

/** What is on the site besides the list: the services county-wide, the reviews, the privacy page, and the pages that staff made. */
export function SitemapMore({ pages }: { pages: readonly Pick<Page, 'slug' | 'title'>[] }) {
  const links = [
    ...services.map(({ slug, name }) => ({ href: `/rockland/${slug}/`, name: `${name} in Rockland County` })),
    { href: '/reviews', name: 'Reviews' },
    { href: '/privacy', name: 'Privacy' },
    ...pages.map(({ slug, title }) => ({ href: `/${slug}`, name: title })),
  ]
  return (
    <section className="page-grid px-gutter py-section">
      <h2 className="mb-3 text-h3 md:col-[1/4]">Also on this site</h2>
      <ul className="gap-x-col underline-offset-4 *:break-inside-avoid *:border-t *:border-line xl:col-[4/-1] xl:columns-2 [&_a]:block [&_a]:py-2.5 [&_a:hover]:underline">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
