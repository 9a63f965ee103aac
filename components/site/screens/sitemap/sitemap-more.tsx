import { ownRooms, roomAddress } from '@/lib/business/rooms'
import { type Words } from '@/lib/business/wording'
import { type Service } from '@/lib/business/services'
import { type Page, type Project } from '@/lib/content-types'

type Link = { href: string; name: string }
type SitemapMoreProps = {
  words: Words
  services: readonly Pick<Service, 'slug' | 'name'>[]
  pages: readonly Pick<Page, 'slug' | 'title'>[]
  projects: readonly Pick<Project, 'slug' | 'title'>[]
  hasReviews: boolean
}

export const SitemapMore = ({ words, services, pages, projects, hasReviews }: SitemapMoreProps) => (
  <div className="pb-section">
    <LinkGroup
      title={words('sitemap.more')}
      links={[
        ...services.map(({ slug, name }) => ({
          href: `/rockland/${slug}/`,
          name: words('sitemap.inCounty', { service: name }),
        })),
        { href: '/design', name: words('sitemap.finishes') },
        ...ownRooms.map(({ id, noun }) => ({
          href: roomAddress(id),
          name: words('sitemap.roomFinishes', { room: noun }),
        })),
        { href: '/estimate', name: words('sitemap.estimate') },
        { href: '/visit', name: words('sitemap.visit') },
        ...(hasReviews ? [{ href: '/reviews', name: words('frame.linkReviews') }] : []),
        { href: '/privacy', name: words('frame.privacy') },
        { href: '/accessibility', name: words('frame.accessibility') },
        ...pages.map(({ slug, title }) => ({ href: `/${slug}`, name: title })),
      ]}
    />
    {projects.length > 0 && (
      <LinkGroup
        title={words('sitemap.projects')}
        links={projects.map(({ slug, title }) => ({ href: `/gallery/${slug}`, name: title }))}
      />
    )}
  </div>
)

const LinkGroup = ({ title, links }: { title: string; links: readonly Link[] }) => (
  <section className="page-grid px-gutter pt-section not-first:pt-14">
    <h2 className="mb-3 text-h3 md:col-[1/4]">{title}</h2>
    <ul className="gap-x-col underline-offset-4 *:break-inside-avoid *:border-t *:border-line xl:col-[4/-1] xl:columns-2 [&_a]:block [&_a]:py-2.5 [&_a:hover]:underline">
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
)
