import { wordingOf } from '@/lib/business/wording'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { CallActions } from '@/components/site/parts/actions'
import { Facts } from '@/components/site/parts/facts'
import { Picture } from '@/components/site/parts/picture'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { type BusinessProfile } from '@/lib/business/profile'
import { type LandingContent } from '@/lib/landing/content'
import { type ServicePicture } from '@/lib/landing/service-pictures'
import { type Crumb } from '@/lib/seo/crumbs'

/** Longer headlines are one size smaller, so that the buttons stay above the fold. */
const longHeadline = 34

type LandingHeroProps = {
  content: LandingContent
  crumbs: readonly Crumb[]
  profile: BusinessProfile
  picture: ServicePicture
  /** Paths of all pictures on the page. */
  pictures: readonly string[]
  updated?: string
}

export function LandingHero({ content, crumbs, profile, picture, pictures, updated }: LandingHeroProps) {
  const { headline, lede } = content.hero
  const words = wordingOf(profile)
  return (
    <section className="px-gutter">
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-grid gap-y-6 pt-2 md:grid-rows-[auto_1fr] md:gap-y-12 md:pt-5">
        <div className="md:col-[1/7]">
          <h1 className={headline.length > longHeadline ? undefined : 'text-display'}>{headline}</h1>
          <p className="mt-5 mb-7 max-w-[29em] text-lede text-pretty">{lede}</p>
          <CallActions profile={profile} town={content.townSlug} service={content.serviceSlug} />
          <p className="mt-3 text-small text-quiet print:hidden">
            {words('landing.or')}{' '}
            <a
              className="inline-flex min-h-tap items-center text-ink underline decoration-brass underline-offset-4 hover:decoration-2"
              href={`mailto:${profile.email}`}
            >
              {words('landing.email', { email: profile.email })}
            </a>
          </p>
        </div>
        <figure className="max-md:-mx-gutter md:col-[7/-1] md:row-[1/3] md:-mr-bleed">
          <Picture
            src={picture.src}
            sizes="(min-width: 960px) 50vw@600px, 100vw@4/3"
            position={picture.position}
            className="aspect-4/3 rounded-none md:aspect-auto md:h-150"
            priority
          />
          <RenderingNote
            profile={profile}
            as="figcaption"
            pictures={pictures}
            className="pt-2.5 text-caption text-quiet max-md:px-gutter"
          />
        </figure>
        <Facts
          facts={[...content.facts, { label: words('place.updated'), value: updated }]}
          className="md:col-[1/6] md:mb-8 md:self-end"
        />
      </div>
    </section>
  )
}
