import { ExampleLabel } from '@/components/site/parts/example-label'
import { Picture } from '@/components/site/parts/picture'
import { claimFigures } from '@/lib/business/claims'
import { isRendering } from '@/lib/business/images'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function View({ config, data }: SectionProps<typeof definition>) {
  const figures = claimFigures(data.profile, ['rating', 'customers', 'turnaround', 'satisfaction'])
  if (figures.length === 0) return null
  const picture = shownPicture(config, '/images/gallery-kitchen-02-after.webp')
  return (
    <section className="page-grid gap-y-6 px-gutter pt-section md:items-end" aria-label="In figures">
      <figure className="-mx-gutter md:col-[1/10] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          {...picture}
          sizes="(min-width: 1440px) 70.4vw@16/9, (min-width: 960px) 73vw@16/9, 100vw@3/2"
          className="aspect-3/2 rounded-none md:aspect-video"
        />
        {isRendering(picture.src) && (
          <figcaption className="px-gutter pt-2.5 text-caption text-quiet md:pl-bleed">
            {renderingCaption(picture.src, data.profile)}
          </figcaption>
        )}
      </figure>
      <dl className="*:flex *:flex-col-reverse *:border-t *:border-line *:py-4 md:col-[10/-1] md:pb-4">
        {figures.map(({ value, label, isExample }) => (
          <div key={label}>
            <dt className="text-small text-quiet">
              {label} {isExample && <ExampleLabel />}
            </dt>
            <dd className="font-serif text-[clamp(1.875rem,1.6rem+1.1vw,2.625rem)] leading-tight tracking-[-0.02em] lining-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
