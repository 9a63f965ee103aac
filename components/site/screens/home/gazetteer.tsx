import { townPages } from '@/lib/content/town-pages'
import { towns } from '@/lib/business/towns'
import { TownsMap } from '@/components/site/parts/county-map'

/** The towns with pages of their own, as an index beside a map of the county. */
export function Gazetteer() {
  const farthest = Math.ceil(Math.max(...towns.map(({ drive }) => drive)))
  return (
    <section className="band" id="towns">
      <div className="wrap oldgrid">
        <div className="c-1-7">
          <h2>Serving All Rockland County</h2>
          <p className="text quiet gaz__lede">
            We work in all {towns.length} of its villages, hamlets and neighborhoods. These eight have pages
            of their own.
          </p>
          <ul className="gaz">
            {townPages.map(({ town, badge, projectCount }) => (
              <li key={town.slug}>
                <a href={`/${town.slug}`}>
                  <b>{town.name}</b>
                  <em>{projectCount} projects</em>
                  <span>{badge}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <figure className="c-9-12 home-map">
          <TownsMap label="Map of Rockland County with the eight towns and our showroom in Congers" />
          <figcaption className="note mt-3.5">
            The square is our showroom in Congers. No place on this map is more than {farthest} miles from it.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
