import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ButtonLink } from '@/components/ui/button'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { claimFigures, shownClaims } from '@/lib/business/claims'
import { type BusinessProfile, licenseText, phoneDigits } from '@/lib/business/profile'
import { CallButton } from '@/components/site/parts/actions'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { Picture } from '@/components/site/parts/picture'
import { StatRow } from '@/components/site/parts/stat-row'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'
import { homeKitchen } from './home-kitchen'
import { KitchenChoice } from './kitchen-choice'
import { KitchenPicture, KitchenText } from './kitchen-picture'

/** On a wide screen the title reaches over the picture. */
const overPicture = 'md:-mr-18 lg:col-[1/7] lg:-mr-11'

const sizes =
  '(min-width: 1440px) 56.2vw@780px, (min-width: 960px) 57vw@780px, (min-width: 640px) 100vw@2/1, 100vw@5/4'
const cropped =
  'aspect-5/4 rounded-none object-[52%_50%] sm:aspect-2/1 md:aspect-auto md:h-full md:max-h-195 md:min-h-160 md:object-[55%_50%]'

export function View({ config, words, data, isMain, isRepeat }: SectionProps<typeof definition>) {
  const { profile, finishes } = data
  const call = `tel:${phoneDigits(profile.phone)}`
  const { license, leadSafe, turnaround, warranty } = shownClaims(profile)
  const eyebrow = licenseText(profile)
  const title = words('title')
  // Its rules and fields have names that a page can have once.
  const kitchen = config.picture || isRepeat ? null : homeKitchen(finishes)
  const picture = shownPicture(config, '/images/hero-kitchen.webp')
  const recommendations = config.recommendations.trim()
  const Heading = isMain ? 'h1' : 'h2'
  const figures = claimFigures(profile, ['years', 'rating', 'customers', 'turnaround', 'satisfaction'])
  return (
    <div className={kitchen ? 'design' : undefined}>
      <section className="grid grid-cols-1 gap-x-col px-gutter md:grid-cols-12 md:grid-rows-[56px_auto_auto_1fr]">
        {(eyebrow || title) && (
          <div
            className={`relative bg-ivory py-5 md:z-1 md:pr-6 md:col-[1/6] md:row-2 md:pt-8 ${title ? overPicture : ''}`}
          >
            {eyebrow && (
              <p className="mb-3 pr-3 text-small font-semibold text-accent md:mb-4">
                {eyebrow} {(license?.isExample || leadSafe?.isExample) && <ExampleLabel />}
              </p>
            )}
            {title && (
              <Heading className="max-w-[11.5em] text-[length:min(var(--text-display),11vw)] leading-[1.03] tracking-[-0.024em] md:max-w-none md:max-lg:text-[length:5vw] lg:text-[length:min(var(--text-display),5.9vw)]">
                {title}
              </Heading>
            )}
          </div>
        )}
        <div className="-mx-gutter md:col-[6/-1] md:row-[1/5] md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0">
          {kitchen ? (
            <KitchenPicture kitchen={kitchen} sizes={sizes} className={cropped} />
          ) : (
            <Picture
              {...picture}
              fallback="/images/hero-fallback.webp"
              sizes={sizes}
              className={cropped}
              priority
            />
          )}
        </div>
        {kitchen ? (
          <KitchenText kitchen={kitchen} finishes={finishes} className={captioned} />
        ) : (
          <p className={captioned}>{caption(picture, profile)}</p>
        )}
        {kitchen && (
          <KitchenChoice
            kitchen={kitchen}
            finishes={finishes}
            profile={profile}
            design={config.design.trim() && words('design')}
            price={config.kitchenPrice.trim()}
          />
        )}
        <div className="pt-7 md:col-[1/6] md:row-[3/5] md:pt-4 md:pr-6">
          <p className="max-w-[29em] text-lede text-pretty">
            {words('text')}{' '}
            {!config.text && (warranty?.isExample || turnaround?.isExample) && <ExampleLabel />}
          </p>
          <div className="mt-7 mb-3.5 flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col md:[--spacing-control-x:16px] md:[--text-control:1rem] xl:flex-nowrap">
            <CallButton profile={profile}>{words('call')}</CallButton>
            {config.prices.trim() && (
              <ButtonLink look="line" href="/estimate">
                {words('prices')}
              </ButtonLink>
            )}
          </div>
          <div className="flex flex-wrap gap-x-7 text-16 underline decoration-accent decoration-1 underline-offset-4 *:inline-flex *:min-h-tap *:items-center hover:*:decoration-2">
            <a href={call}>{profile.phone}</a>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
            {recommendations && <RecommendationsButton look="bare">{recommendations}</RecommendationsButton>}
          </div>
        </div>
      </section>
      {figures.length > 0 && (
        <section className="mt-10 px-gutter" aria-label="In numbers">
          <StatRow stats={figures} />
        </section>
      )}
    </div>
  )
}

const captioned = 'pt-2.5 text-caption text-quiet max-md:hidden md:col-[6/-1] md:row-5'

function caption({ src, alt }: { src: string; alt?: string }, profile: BusinessProfile): string {
  const altText = alt ?? 'White kitchen with a navy island, brass pendants, oak floor'
  // The descriptions of most built-in pictures begin with it.
  const note = altText.startsWith('Design rendering') ? '' : renderingCaption(src, profile)
  return [altText.replace(/\.$/, ''), note].filter(Boolean).join('. ')
}
