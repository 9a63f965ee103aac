import { LocatorMap } from '@/components/site/parts/locator-map'
import { Notes } from '@/components/site/parts/notes'
import { type Town } from '@/lib/business/towns'
import { type LandingContent } from '@/lib/landing/content'

/** The town and its houses: the map, the place's own text, what the houses ask for, the local notes. */
export function LandingHouse({ town, content }: { town: Town; content: LandingContent }) {
  const { housing, notes, pull } = content
  const away = town.drive === 0 ? '' : `, ${town.drive} miles from the showroom in a straight line`
  return (
    <section className="page-grid px-gutter pt-section">
      <figure className="mb-8 max-w-75 md:sticky md:top-30 md:col-[1/5] md:max-w-96 md:self-start">
        <LocatorMap town={town} />
        <figcaption className="mt-3.5 text-caption text-quiet">
          {town.name}
          {away}. The square is the showroom in Congers.
        </figcaption>
      </figure>
      <div className="md:col-[6/-1]">
        <h2>{housing.heading}</h2>
        <p className="mt-6 mb-9 max-w-[29em] font-serif text-h3 leading-snug text-pretty">{pull}</p>
        <div className="max-w-[29em] space-y-4 text-pretty">
          {housing.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {notes.items.length > 0 && (
          <>
            <h3 className="mt-10 mb-4">{notes.heading}</h3>
            <Notes items={notes.items} heading="h4" />
          </>
        )}
      </div>
    </section>
  )
}
