import { townPagesIn } from '@/lib/content/town-pages'
import { showroomTown, type Town } from '@/lib/business/towns'
import { numberWord } from '@/lib/text/number-word'
import { TownsMap } from '@/components/site/parts/county-map'

export function Gazetteer({ places }: { places: readonly Town[] }) {
  const farthest = Math.ceil(Math.max(...places.map(({ drive }) => drive)))
  const pages = townPagesIn(places)
  const count = numberWord(pages.length)
  return (
    <section className="band page-grid bg-sand" id="towns">
      <div className="md:col-[1/8]">
        <h2>Serving All Rockland County</h2>
        <p className="mt-3.5 mb-8 max-w-[29em] text-pretty text-quiet">
          We work in all {places.length} of its villages, hamlets and neighborhoods.
          {pages.length > 0 && ` These ${count} have pages of their own.`}
        </p>
        <ul className="border-t border-ink empty:hidden sm:grid sm:grid-cols-2 sm:gap-x-col">
          {pages.map(({ town, badge, projectCount }) => (
            <li key={town.slug}>
              <a
                className="group flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink/20 py-4 text-small text-quiet"
                href={`/${town.slug}`}
              >
                <b className="font-serif text-24 leading-tight font-normal tracking-[-0.012em] text-ink decoration-accent decoration-1 underline-offset-4 group-hover:underline sm:text-28 md:max-lg:w-full">
                  {town.name}
                </b>
                <em className="whitespace-nowrap not-italic tabular-nums md:max-lg:order-1">
                  {projectCount} projects
                </em>
                <span className="w-full md:max-lg:w-auto">{badge}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure className="mt-10 md:col-[8/-1] md:mt-0 md:ml-6 md:self-end">
        <TownsMap
          places={places}
          label={`Map of Rockland County with ${pages.length > 0 ? `the ${count} towns and ` : ''}our showroom in ${showroomTown.name}`}
        />
        <figcaption className="mt-3.5 text-caption leading-normal text-quiet">
          The square is our showroom in {showroomTown.name}. No place on this map is more than {farthest}{' '}
          miles from it.
        </figcaption>
      </figure>
    </section>
  )
}
