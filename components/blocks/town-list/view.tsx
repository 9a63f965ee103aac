import { badgeOf } from '@/lib/business/badges'
import { townPagesIn } from '@/lib/content/town-pages'
import { numberWord } from '@/lib/text/number-word'
import { showroomOnMap } from '@/components/site/parts/county-drawing'
import { TownsMap } from '@/components/site/parts/county-map'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data, isRepeat }: SectionProps<typeof definition>) {
  const { profile } = data
  const [title, note] = [words('title'), words('note')]
  const { places } = data.areas
  // A live site has no sample figures.
  const isLive = profile.liveSince !== ''
  const pages = townPagesIn(places)
  const count = numberWord(pages.length)
  const showroom = `our showroom in ${profile.address.locality}`
  const isOnMap = showroomOnMap(profile, places) !== null
  const onMap = [pages.length > 0 && `the ${count} towns`, isOnMap && showroom].filter(Boolean)
  return (
    <section className="band page-grid bg-sand" id={isRepeat ? undefined : 'towns'}>
      <div className="md:col-[1/8]">
        {title && <h2>{title}</h2>}
        <p className="mt-3.5 mb-6 max-w-[29em] text-pretty text-quiet">
          {words('text')} {!isLive && pages.length > 0 && <ExampleLabel />}
        </p>
        <ul className="grid grid-cols-2 gap-x-col border-t border-ink empty:hidden">
          {pages.map(({ town, projectCount }) => (
            <li key={town.slug}>
              <a
                className="group flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink/20 py-4 text-small text-quiet"
                href={`/${town.slug}`}
              >
                <b className="font-serif text-24 leading-tight font-normal tracking-[-0.012em] text-ink decoration-accent decoration-1 underline-offset-4 group-hover:underline max-sm:w-full sm:text-28 md:max-lg:w-full">
                  {town.name}
                </b>
                {!isLive && (
                  <em className="whitespace-nowrap not-italic tabular-nums md:max-lg:order-1">
                    {projectCount} projects
                  </em>
                )}
                <span className="w-full md:max-lg:w-auto">{badgeOf(town.slug, profile)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure className="mt-7 md:col-[8/-1] md:mt-0 md:ml-6 md:self-end">
        <TownsMap
          places={places}
          profile={profile}
          label={['Map of Rockland County', onMap.join(' and ')].filter(Boolean).join(' with ')}
        />
        {note && <figcaption className="mt-3.5 text-caption leading-normal text-quiet">{note}</figcaption>}
      </figure>
    </section>
  )
}
