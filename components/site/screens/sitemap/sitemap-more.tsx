import { type Service } from '@/lib/business/services'
import { type Page, type Project } from '@/lib/content-types'

type Link = { href: string; name: string }
type SitemapMoreProps = {
  services: readonly Pick<Service, 'slug' | 'name'>[]
  pages: readonly Pick<Page, 'slug' | 'title'>[]
  projects: readonly Pick<Project, 'slug' | 'title'>[]
  hasReviews: boolean
}

export const SitemapMore = ({ services, pages, projects, hasReviews }: SitemapMoreProps) => (
  <div className="pb-section">
    <LinkGroup
      title="Also on this site"
      links={[
        ...services.map(({ slug, name }) => ({
          href: `/rockland/${slug}/`,
          name: `${name} in Rockland County`,
        })),
        { href: '/design', name: 'See it in your finishes' },
        { href: '/estimate', name: 'What it may cost' },
        { href: '/visit', name: 'A visit at your home' },
        ...(hasReviews ? [{ href: '/reviews', name: 'Reviews' }] : []),
        { href: '/privacy', name: 'Privacy' },
        { href: '/accessibility', name: 'Accessibility' },
        ...pages.map(({ slug, title }) => ({ href: `/${slug}`, name: title })),
      ]}
    />
    {projects.length > 0 && (
      <LinkGroup
        title="Projects"
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
