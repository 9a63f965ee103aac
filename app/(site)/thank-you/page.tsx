import { NextSteps } from '@/components/site/parts/next-steps'
import { Picture } from '@/components/site/parts/picture'
import { Testimonials } from '@/components/site/parts/testimonials'
import { Icon } from '@/components/ui/icon'
import { phoneDigits, telephoneHoursText } from '@/lib/business/profile'
import { getProfile } from '@/lib/data/settings'
import { listTestimonials } from '@/lib/data/testimonials'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const metadata = pageMetadata({
  path: '/thank-you',
  title: 'Thank You | Your Request Has Reached Us',
  description:
    'Your request has reached us. We contact you within 24 hours to schedule a free in-home consultation.',
  noindex: true,
})

export default async function ThankYouPage() {
  const [profile, testimonials] = await Promise.all([getProfile(), listTestimonials()])
  return (
    <>
      <section className="wrap grid thanks">
        <div className="thanks__text">
          <p className="thanks__sign">
            <Icon name="check" />
          </p>
          <h1 className="display">Thank You!</h1>
          <p className="lede">Your request has reached us. Our team will reach out shortly.</p>
          <div className="actions">
            <a className="btn btn--primary" href="/new-city">
              See kitchen projects
            </a>
            <a className="btn btn--line" href="/">
              Back to home
            </a>
          </div>
          <NextSteps />
          <p className="quiet">
            Something to add? Call {telephoneHoursText}:{' '}
            <a className="link num" href={`tel:${phoneDigits(profile.phone)}`}>
              {profile.phone}
            </a>
          </p>
        </div>
        <figure className="thanks__pic">
          <Picture
            src="/images/kitchen-05-after.webp"
            sizes="(min-width: 1440px) 1132px, (min-width: 960px) 80vw, 100vw"
            position="56% 50%"
            priority
          />
          <figcaption className="note">Greige cabinets and an oak island. Design rendering.</figcaption>
        </figure>
      </section>
      <Testimonials testimonials={testimonials} heading="What homeowners say" last />
    </>
  )
}
