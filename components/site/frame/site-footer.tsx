import { addressLine, type BusinessProfile, claims, licenseText, phoneDigits } from '@/lib/business/profile'
import { services } from '@/lib/business/services'
import { townPages } from '@/lib/content/town-pages'
import { towns } from '@/lib/business/towns'
import { HoursTable } from '../parts/hours-table'
import { Wordmark } from './wordmark'

type FooterLink = readonly [label: string, href: string]

const serviceLinks: FooterLink[] = services.map(({ name, slug }) => [name, `/rockland/${slug}/`])
const areaLinks: FooterLink[] = [
  ...townPages.map(({ town }): FooterLink => [town.name, `/${town.slug}`]),
  [`All ${towns.length} places`, '/sitemap'],
]
const quickLinks: FooterLink[] = [
  ['Services', '/services'],
  ['Gallery', '/gallery'],
  ['Reviews', '/reviews'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Sitemap', '/sitemap'],
]

function LinkColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The foot of every public page: where we are, when we are there, and every way on. */
export function SiteFooter({ profile }: { profile: BusinessProfile }) {
  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <div className="foot">
          <div className="foot__brand">
            <Wordmark profile={profile} />
            <address>
              <p>
                <span>Showroom: {addressLine(profile)}</span>
                <span>
                  {licenseText(profile)}, at work here since {claims.since}.
                </span>
              </p>
              <a className="foot__phone num" href={`tel:${phoneDigits(profile.phone)}`}>
                {profile.phone}
              </a>
              <a href={`mailto:${profile.email}`}>{profile.email}</a>
            </address>
          </div>
          <div className="foot__hours">
            <h2>Showroom hours</h2>
            <HoursTable />
          </div>
          <LinkColumn title="Our services" links={serviceLinks} />
          <LinkColumn title="Service areas" links={areaLinks} />
          <LinkColumn title="Quick links" links={quickLinks} />
        </div>
        <div className="foot__legal">
          <span>
            © {claims.copyrightYear} {profile.name}
          </span>
          <a href="/api/login">Content Management System</a>
        </div>
      </div>
    </footer>
  )
}
