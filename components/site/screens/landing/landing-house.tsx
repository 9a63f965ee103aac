import { LocatorMap } from '@/components/site/parts/county-map'
import { type LandingContent } from '@/lib/landing/content'
import { type Town } from '@/lib/business/towns'

/** The town and its houses: the map, the place's own text, what the houses ask for, the local notes. */
export function LandingHouse({ town, content }: { town: Town; content: LandingContent }) {
  const { housing, notes, pull } = content
  const away = town.drive === 0 ? '' : `, ${town.drive} miles from the showroom in a straight line`
  return (
    <section className="section wrap">
      <div className="oldgrid">
        <figure className="c-1-4 lp-map sticky">
          <LocatorMap town={town} />
          <figcaption className="note">
            {town.name}
            {away}. The square is the showroom in Congers.
          </figcaption>
        </figure>
        <div className="c-6-12">
          <h2>{housing.heading}</h2>
          <p className="pull serif">{pull}</p>
          <div className="text">
            {housing.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {notes.items.length > 0 && (
            <>
              <h3 className="lp-notes">{notes.heading}</h3>
              <div className="two">
                {notes.items.map(({ title, text }) => (
                  <div key={title}>
                    <h4>{title}</h4>
                    <p>{text}</p>
                  </div>
                ))}
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
