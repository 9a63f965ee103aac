import { type Words, wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { shownClaims } from '@/lib/business/claims'
import { addressLine, type BusinessProfile, licenseText, socialLinks } from '@/lib/business/profile'
import { type Areas } from '@/lib/content/areas'
import { type MenuPage } from '@/lib/content-types'
import { townPagesIn } from '@/lib/content/town-pages'
import { capitalized } from '@/lib/text/in-words'
import { officeDay } from '@/lib/time/office-time'
import { ExampleLabel } from '../parts/example-label'
import { FoldedOnPhone } from '../parts/folded-on-phone'
import { HoursTable } from '../parts/hours-table'
import { Wordmark } from './wordmark'

type FooterLink = readonly [label: string, href: string]

const serviceLinks = ({ services }: Areas): FooterLink[] =>
  services.map(({ name, slug }) => [name, `/rockland/${slug}/`])
const areaLinks = ({ places }: Areas, words: Words): FooterLink[] => [
  ...townPagesIn(places).map(({ town }): FooterLink => [town.name, `/${town.slug}`]),
  [words('frame.places', { count: String(places.length) }), '/sitemap'],
]
const quickLinks = (words: Words): FooterLink[] => [
  [words('frame.linkServices'), '/services'],
  [words('frame.linkFinishes'), '/design'],
  [words('frame.linkEstimate'), '/estimate'],
  [words('frame.linkGallery'), '/gallery'],
  [words('frame.linkReviews'), '/reviews'],
  [words('frame.linkBlog'), '/blog'],
  [words('frame.linkContact'), '/contact'],
  [words('frame.linkSearch'), '/search'],
  [words('frame.linkSitemap'), '/sitemap'],
]

const heading = 'mb-3 font-sans text-small font-semibold tracking-normal text-accent'

/** A list of the footer, folded on a phone. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={heading}>{title}</h2>
    <FoldedOnPhone name={title}>{children}</FoldedOnPhone>
  </>
)

const LinkColumn = ({
  title,
  links,
  className,
}: {
  title: string
  links: FooterLink[]
  className?: string
}) => (
  <nav aria-label={title} className={className}>
    <Fold title={title}>
      <ul className="footer-links tap-links">
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Fold>
  </nav>
)

const yearNow = () => officeDay(new Date().toISOString()).slice(0, 4)

type SiteFooterProps = {
  profile: BusinessProfile
  areas: Areas
  pages?: MenuPage[]
  /** Paths of the lists that have nothing to show. */
  empty?: readonly string[]
}

export function SiteFooter({ profile, areas, pages: menuPages = [], empty = [] }: SiteFooterProps) {
  const words = wordingOf(profile)
  const { license, leadSafe, since } = shownClaims(profile)
  const standing = [licenseText(profile), since && words('frame.since', { year: since.value })]
    .filter(Boolean)
    .join(', ')
  const visit: FooterLink[] = profile.visits.isOn ? [[words('frame.linkVisit'), '/visit']] : []
  const ownLinks = menuPages.map(({ label, href }): FooterLink => [label, href])
  const pages = socialLinks(profile)
  return (
    <footer data-covered="" className="site-footer on-dark">
      <div className="footer-grid">
        <div>
          <Wordmark profile={profile} ground="dark" className="text-26! hover:no-underline! print:hidden" />
          <address className="grid justify-items-start not-italic *:inline-flex *:min-h-tap *:items-center md:*:min-h-8">
            <p className="my-3.5 max-w-[19em] flex-col items-start! text-pretty text-quiet">
              <span>{words('frame.showroom', { address: addressLine(profile) })}</span>
              {standing && (
                <span>
                  {capitalized(standing)}.{' '}
                  {[license, leadSafe, since].some((claim) => claim?.isExample) && <ExampleLabel />}
                </span>
              )}
            </p>
            <PhoneLink
              className="font-serif text-28 leading-tight tracking-[-0.01em] lining-nums"
              phone={profile.phone}
            />
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </address>
          {pages.length > 0 && (
            <ul
              className="mt-3 tap-links flex flex-wrap gap-x-5 md:[&_a]:min-h-8"
              aria-label={`${profile.shortName} elsewhere`}
            >
              {pages.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="mt-6 md:mt-0 md:max-w-62 print:hidden">
          <Fold title={words('frame.hours')}>
            <HoursTable profile={profile} className="[&_td]:py-0.5 [&_th]:py-0.5 [&_th]:text-quiet" />
          </Fold>
        </div>
        <LinkColumn title={words('frame.services')} links={serviceLinks(areas)} />
        <LinkColumn title={words('frame.areas')} links={areaLinks(areas, words)} />
        <LinkColumn
          title={words('frame.links')}
          links={[...quickLinks(words).filter(([, href]) => !empty.includes(href)), ...visit, ...ownLinks]}
        />
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-small text-quiet md:mt-18 print:hidden">
        <span>{`© ${yearNow()} ${profile.name}`}</span>
        <span className="tap-links flex flex-wrap gap-x-6 [&_a]:text-cream">
          <a href="/privacy">{words('frame.privacy')}</a>
          <a href="/accessibility">{words('frame.accessibility')}</a>
          <a href="/api/login">{words('frame.staff')}</a>
        </span>
      </div>
    </footer>
  )
}
