import './hub.css'
import { type CSSProperties } from 'react'
import { CountyMap, placeOnCountyMap } from '@/components/site/parts/county-map'
import { type Service } from '@/lib/business/services'
import { townPages } from '@/lib/content/town-pages'
import { townshipNames, townships, towns, type Town } from '@/lib/business/towns'
import { milesText } from '@/lib/landing/town-facts'

const byName = [...towns].sort((a, b) => a.name.localeCompare(b.name))

/** A place's link in the list, with its point on the map: pointing at either lights up both. */
function PlaceLink({ town, href }: { town: Town; href: string }) {
  const { x, y } = placeOnCountyMap(town)
  return (
    <a href={href}>
      {town.name}
      <i className="pt" style={{ '--x': x, '--y': y } as CSSProperties} data-name={town.name} />
    </a>
  )
}

/** All 47 places of a service: on the map, the eight main towns beside it, and by township as plain links. */
export function HubMap({ service }: { service: Service }) {
  const href = (town: Town) => `/rockland/${town.slug}/${service.slug}/`
  return (
    <section className="wrap hub-map">
      <div className="hm">
        <div className="hm__in">
          <figure className="hm__fig">
            <CountyMap label="Map of Rockland County with the 47 places we work in" />
            <figcaption className="note">The square is the showroom in Congers.</figcaption>
          </figure>
          <div className="hm__find">
            <h2>Find your town</h2>
            <p className="text quiet">
              Each place has its own page: the permit office, the kind of houses, work nearby.
            </p>
            <form action="/search" method="get" className="field hm__form">
              <label htmlFor="hub-q">Town or ZIP code</label>
              <div>
                <input
                  className="input"
                  id="hub-q"
                  name="q"
                  type="search"
                  autoComplete="postal-code"
                  required
                />
                <button className="btn btn--line">Find</button>
              </div>
            </form>
            <ul className="cols cols--1">
              {townPages.map(({ town }) => (
                <li key={town.slug}>
                  <a href={href(town)}>{town.name}</a>
                  <span className="num">
                    {town.zip}, {milesText(town)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="note hm__note">Straight-line miles from the showroom.</p>
          </div>
          <div className="towns5">
            <h2 className="sr">All 47 places by township</h2>
            <div className="towns5__g">
              {townships.map((township) => (
                <div key={township} className={`ts ts--${township}`}>
                  <h3>{townshipNames[township]}</h3>
                  <ul>
                    {byName
                      .filter((town) => town.township === township)
                      .map((town) => (
                        <li key={town.slug}>
                          <PlaceLink town={town} href={href(town)} />
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
