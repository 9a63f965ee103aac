import { EstimateButton } from '@/components/forms/estimate-button'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { Picture } from '@/components/site/parts/picture'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { shownClaims } from '@/lib/business/claims'
import { phoneDigits } from '@/lib/business/profile'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function View({ config, words, data: { profile }, isMain }: SectionProps<typeof definition>) {
  const { phone } = profile
  const { warranty } = shownClaims(profile)
  const { estimate } = config
  const picture = shownPicture(config, '/images/showroom.webp')
  const [title, cost] = [words('title'), words('cost')]
  const Heading = isMain ? 'h1' : 'h2'
  return (
    <section className="page-grid gap-y-7 px-gutter pt-8 md:items-center md:pt-0">
      <div className="md:col-[1/6] md:row-1 md:pb-8">
        {title && <Heading className="text-display">{title}</Heading>}
        <p className="mt-4.5 mb-6 max-w-[29em] text-lede text-pretty">
          {words('text')} {!config.text && warranty?.isExample && <ExampleLabel />}
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col">
          {estimate.trim() && <EstimateButton>{estimate}</EstimateButton>}
          <ButtonLink look="line" className="tabular-nums" href={`tel:${phoneDigits(phone)}`}>
            <Icon name="phone" />
            {phone}
          </ButtonLink>
          {cost && (
            <ButtonLink look="bare" href="/estimate">
              {cost}
            </ButtonLink>
          )}
        </div>
      </div>
      <figure className="-mx-gutter md:col-[6/-1] md:row-1 md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0">
        <Picture
          {...picture}
          sizes="(min-width: 1440px) 56.2vw@600px, (min-width: 960px) 57vw@600px, 100vw@4/3"
          className="aspect-4/3 rounded-none md:aspect-auto md:h-150"
          priority
        />
        <RenderingNote
          profile={profile}
          as="figcaption"
          className="px-gutter pt-2.5 text-caption text-quiet md:px-0"
          pictures={[picture.src]}
        />
      </figure>
    </section>
  )
}
