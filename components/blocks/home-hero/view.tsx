import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { claimFigures, shownClaims } from '@/lib/business/claims'
import { licenseText, phoneDigits } from '@/lib/business/profile'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { Picture } from '@/components/site/parts/picture'
import { StatRow } from '@/components/site/parts/stat-row'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

/** On a wide screen the title reaches over the picture. */
const overPicture = 'md:-mr-18 lg:col-[1/7] lg:-mr-11'

export function View({ config, words, data: { profile }, isMain }: SectionProps<typeof definition>) {
  const call = `tel:${phoneDigits(profile.phone)}`
  const { license, leadSafe, turnaround, warranty } = shownClaims(profile)
  const eyebrow = licenseText(profile)
  const title = words('title')
  const picture = shownPicture(config, '/images/hero-kitchen.webp')
  const shown = picture.alt ?? 'White kitchen with a navy island, brass pendants, oak floor'
  // The descriptions of most built-in pictures begin with it.
  const note = shown.startsWith('Design rendering') ? '' : renderingCaption(picture.src, profile)
  const caption = [shown.replace(/\.$/, ''), note].filter(Boolean).join('. ')
  const recommendations = config.recommendations.trim()
  const Heading = isMain ? 'h1' : 'h2'
  const figures = claimFigures(profile, ['years', 'rating', 'customers', 'turnaround', 'satisfaction'])
  return (
    <>
      <section className="grid grid-cols-1 gap-x-col px-gutter md:grid-cols-12 md:grid-rows-[56px_auto_auto_1fr]">
        <div className="-mx-gutter md:col-[6/-1] md:row-[1/5] md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0">
          <Picture
            {...picture}
            fallback="/images/hero-fallback.webp"
            sizes="(min-width: 1440px) 56.2vw@700px, (min-width: 960px) 57vw@700px, (min-width: 640px) 100vw@2/1, 100vw@5/4"
            className="aspect-5/4 rounded-none object-[52%_50%] sm:aspect-2/1 md:aspect-auto md:h-full md:max-h-175 md:min-h-160 md:object-[55%_50%]"
            priority
          />
        </div>
        {(eyebrow || title) && (
          <div
            className={`relative -mt-14 -ml-gutter w-[min(100%,352px)] bg-ivory pt-5.5 pr-3 pl-gutter md:z-1 md:col-[1/6] md:row-2 md:mt-0 md:ml-0 md:w-auto md:pt-8 md:pb-5 md:pl-0 ${title ? overPicture : ''}`}
          >
            {eyebrow && (
              <p className="mb-3 text-small font-semibold text-accent md:mb-4">
                {eyebrow} {(license?.isExample || leadSafe?.isExample) && <ExampleLabel />}
              </p>
            )}
            {title && (
              <Heading className="w-[calc(100vw-2*var(--spacing-gutter))] max-w-[11.5em] text-[length:min(var(--text-display),11vw)] leading-[1.03] tracking-[-0.024em] md:w-auto md:max-w-none md:max-lg:text-[length:5vw] lg:text-[length:min(var(--text-display),5.9vw)]">
                {title}
              </Heading>
            )}
          </div>
        )}
        <div className="pt-5 md:col-[1/6] md:row-[3/5] md:pt-4 md:pr-6">
          <p className="max-w-[29em] text-lede text-pretty">
            {words('text')}{' '}
            {!config.text && (warranty?.isExample || turnaround?.isExample) && <ExampleLabel />}
          </p>
          <div className="mt-7 mb-3.5 flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col md:[--spacing-control-x:16px] md:[--text-control:1rem] xl:flex-nowrap">
            <ButtonLink look="primary" href={call}>
              <Icon name="phone" />
              {words('call')}
            </ButtonLink>
            {recommendations && <RecommendationsButton>{recommendations}</RecommendationsButton>}
          </div>
          <p className="flex flex-wrap gap-x-7 text-16 underline decoration-accent decoration-1 underline-offset-4 *:inline-flex *:min-h-tap *:items-center hover:*:decoration-2">
            <a href={call}>{profile.phone}</a>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </p>
        </div>
        <p className="pt-2.5 text-caption text-quiet max-md:hidden md:col-[6/-1] md:row-5">{caption}</p>
      </section>
      {figures.length > 0 && (
        <section className="mt-10 px-gutter" aria-label="In numbers">
          <StatRow stats={figures} />
        </section>
      )}
    </>
  )
}
