import { type Metadata } from 'next'
import { ContactForm } from '@/components/forms/contact-form'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { NextSteps } from '@/components/site/parts/next-steps'
import { ShowroomCard } from '@/components/blocks/contact-request/showroom-card'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { openDays } from '@/lib/business/hours'
import { listPlaces } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { CallHead } from '@/components/site/parts/call-head'
import { contactPromise } from '@/lib/content/promises'

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

export default async function ContactPage() {
  const [profile, places] = await Promise.all([getProfile(), listPlaces()])
  return (
    <>
      <PageJsonLd profile={profile} name="Contact" path="/contact" />
      <CallHead title="Request an estimate" profile={profile} />
      <div className="page-grid gap-y-6 px-gutter pb-section">
        <div className="border-t border-ink pt-6 md:col-[1/8] md:pt-9">
          {profile.visits.isOn && (
            <p className="mb-7">
              <ArrowLink href="/visit">Choose a time for the visit yourself</ArrowLink>
            </p>
          )}
          <ContactForm phone={profile.phone} promise={contactPromise(profile)} />
          <NextSteps profile={profile} className="pt-14 pb-18 md:pt-18 md:pb-0" />
        </div>
        <ShowroomCard profile={profile} places={places} />
      </div>
    </>
  )
}
