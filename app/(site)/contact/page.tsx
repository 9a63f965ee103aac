import { ContactForm } from '@/components/forms/contact-form'
import { NextSteps } from '@/components/site/parts/next-steps'
import { ShowroomCard } from '@/components/site/screens/contact/showroom-card'
import { JsonLd } from '@/components/site/parts/json-ld'
import { phoneDigits, telephoneHoursText } from '@/lib/business/profile'
import { getProfile } from '@/lib/data/settings'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const metadata = pageMetadata({
  path: '/contact',
  title: 'Request a Kitchen or Bath Estimate | Rockland County, NY',
  description:
    'Ask for a free in-home consultation and a no-obligation estimate for your kitchen or bath in Rockland County, NY. Showroom in Congers, open Monday to Saturday.',
  keywords: ['kitchen remodeling estimate', 'bathroom remodeling estimate', 'showroom Congers NY'],
})

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Contact', href: '/contact' },
]

export default async function ContactPage() {
  const profile = await getProfile()
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="wrap grid contact-head">
        <h1 className="display c-1-8">Request an estimate</h1>
        <p className="c-9-12 quiet">
          Or call: {telephoneHoursText}.
          <a className="contact-num serif num" href={`tel:${phoneDigits(profile.phone)}`}>
            {profile.phone}
          </a>
        </p>
      </section>
      <div className="wrap grid contact">
        <div className="contact__form">
          <ContactForm phone={profile.phone} />
          <NextSteps />
        </div>
        <ShowroomCard profile={profile} />
      </div>
    </>
  )
}
