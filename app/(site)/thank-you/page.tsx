import { ownRooms } from '@/lib/business/rooms'
import { wordingOf } from '@/lib/business/wording'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { type Metadata } from 'next'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { PageScript } from '@/components/site/parts/page-script'
import { NextSteps } from '@/components/site/parts/next-steps'
import { Picture } from '@/components/site/parts/picture'
import { Testimonials } from '@/components/site/parts/testimonials'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { hoursText, phoneHours } from '@/lib/business/hours'
import { contactTime } from '@/lib/content/promises'
import { getProfile } from '@/lib/data/settings'
import { featuredFirst } from '@/lib/landing/local-work'
import { pageMetadata } from '@/lib/seo/metadata'
import { testimonialStore } from '@/lib/records/testimonial/store'

export const revalidate = 3600

const picture = '/images/kitchen-05-after.webp'

export async function generateMetadata(): Promise<Metadata> {
  const time = contactTime(await getProfile())
  return pageMetadata({
    path: '/thank-you',
    title: 'Thank You | Your Request Has Reached Us',
    description: `Your request has reached us. We contact you ${time && `within ${time} `}to schedule a free in-home consultation.`,
    keywords: ['request received', 'free in-home consultation'],
    noindex: true,
  })
}

export default async function ThankYouPage() {
  const [profile, testimonials] = await Promise.all([getProfile(), testimonialStore.listShown()])
  const words = wordingOf(profile)
  return (
    <>
      <PageJsonLd profile={profile} name="Thank You" path="/thank-you" />
      <section className="page-grid gap-y-12 px-gutter pt-10 md:pt-18">
        <div className="md:col-[1/7]">
          <p className="mb-6 grid size-16 place-items-center rounded-full border border-spruce text-spruce">
            <Icon name="check" className="size-7" />
          </p>
          <h1 className="text-display">{words('sent.title')}</h1>
          <p className="mt-4 mb-7 max-w-[31em] text-lede">{words('sent.text')}</p>
          {profile.visits.isOn && (
            <p className="mb-7">
              <ArrowLink href="/visit">{words('sent.choose')}</ArrowLink>
            </p>
          )}
          <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:*:w-full">
            <ButtonLink look="primary" href="/new-city">
              {words('sent.projects')}
            </ButtonLink>
            <ButtonLink look="line" href="/">
              {words('sent.home')}
            </ButtonLink>
          </div>
          {/* The page's script shows it and fills its list; React leaves that alone. */}
          <section className="pt-14" data-sent-estimate="" hidden suppressHydrationWarning>
            <h2 className="md:text-h3">{words('sent.yourEstimate')}</h2>
            <p className="mt-2 text-quiet" dangerouslySetInnerHTML={{ __html: '' }} />
            <dl
              className="mt-4 border-t border-ink lining-nums tabular-nums"
              dangerouslySetInnerHTML={{ __html: '' }}
            />
            <a
              className="mt-4 inline-block py-1 underline decoration-brass underline-offset-4"
              href="/estimate"
              suppressHydrationWarning
            >
              {words('sent.openEstimate')}
            </a>
          </section>
          <NextSteps profile={profile} className="pt-14 pb-6" />
          <p className="text-quiet">
            {words('sent.add', { hours: hoursText(phoneHours(profile)) })}{' '}
            <PhoneLink
              className="whitespace-nowrap underline decoration-brass underline-offset-4"
              phone={profile.phone}
            />
          </p>
        </div>
        <figure
          data-sent=""
          className="-mx-gutter md:col-[8/-1] md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0"
        >
          <Picture
            src={picture}
            sizes="(min-width: 1600px) 46vw@4/5, (min-width: 960px) 42vw@4/5, 100vw@3/2"
            position="56% 50%"
            className="aspect-3/2 rounded-none md:aspect-4/5"
            priority
          />
          <figcaption className="px-gutter pt-2 text-caption text-quiet md:px-0">
            <span suppressHydrationWarning>
              {words('sent.picture')} {renderingCaption(picture, profile)}
            </span>
            <a
              className="inline-block py-1 underline decoration-brass underline-offset-4"
              href="/design"
              hidden
              suppressHydrationWarning
              // The page's script says this of a room that isn't a kitchen.
              data-rooms={JSON.stringify(
                Object.fromEntries(
                  ownRooms.map(({ id, noun }) => [id, words('sent.roomDesign', { room: noun })]),
                ),
              )}
            >
              {words('sent.design')}
            </a>
          </figcaption>
          <PageScript name="sent-along" />
        </figure>
      </section>
      <Testimonials
        testimonials={featuredFirst(testimonials)}
        words={words}
        heading={words('sent.quotes')}
        more={words('sent.moreQuotes')}
        last
      />
    </>
  )
}
