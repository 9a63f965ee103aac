import { type Metadata } from 'next'
import { ContactForm } from '@/components/forms/contact-form'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { NextSteps } from '@/components/site/parts/next-steps'
import { ShowroomCard } from '@/components/site/screens/contact/showroom-card'
import { JsonLd } from '@/components/site/parts/json-ld'
import { hoursText, openDays } from '@/lib/business/hours'
import { phoneDigits } from '@/lib/business/profile'
import { listPlaces } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const profile = await getProfile()
  const { address, showroomHours } = profile
  const days = openDays(showroomHours)
  return pageMetadata({
    path: '/contact',
    image: siteImage('/contact', profile),
    title: 'Request a Kitchen or Bath Estimate | Rockland County, NY',
    description: `Ask for a free in-home consultation and a no-obligation estimate for your kitchen or bath in Rockland County, NY. Showroom in ${address.locality}${days && `, open ${days}`}.`,
    keywords: [
      'kitchen remodeling estimate',
      'bathroom remodeling estimate',
      `showroom ${address.locality} ${address.region}`,
    ],
  })
}

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Contact', href: '/contact' },
]

export default async function ContactPage() {
  const [profile, places] = await Promise.all([getProfile(), listPlaces()])
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="page-grid gap-y-5 px-gutter pt-8 pb-7 md:items-end md:pt-18 md:pb-14">
        <h1 className="text-display md:col-[1/9]">Request an estimate</h1>
        <p className="text-quiet md:col-[9/-1]">
          Or call: {hoursText(profile.telephoneHours)}.
          <a
            className="mt-2 block min-h-tap font-serif text-34 leading-tight tracking-[-0.02em] whitespace-nowrap text-spruce lining-nums"
            href={`tel:${phoneDigits(profile.phone)}`}
          >
            {profile.phone}
          </a>
        </p>
      </section>
      <div className="page-grid gap-y-6 px-gutter pb-section">
        <div className="border-t border-ink pt-6 md:col-[1/8] md:pt-9">
          {profile.visits.isOn && (
            <p className="mb-7">
              <ArrowLink href="/visit">Choose a time for the visit yourself</ArrowLink>
            </p>
          )}
          <ContactForm phone={profile.phone} contactHours={profile.contactHours} />
          <NextSteps profile={profile} className="pt-14 pb-18 md:pt-18 md:pb-0" />
        </div>
        <ShowroomCard profile={profile} places={places} />
      </div>
    </>
  )
}
