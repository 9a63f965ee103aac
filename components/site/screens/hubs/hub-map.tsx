import { type Words, wordingOf } from '@/lib/business/wording'
import { type CSSProperties } from 'react'
import { CountyMap, placeOnCountyMap } from '@/components/site/parts/county-map'
import { showroomOnMap } from '@/components/site/parts/county-drawing'
import { FoldedOnPhone } from '@/components/site/parts/folded-on-phone'
import { LinkList } from '@/components/site/parts/link-lists'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input-class'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Service } from '@/lib/business/services'
import { townshipNames, townships, type Town, type Township } from '@/lib/business/towns'
import { townPagesIn } from '@/lib/content/town-pages'

const columns: Record<Township, string> = {
  clarkstown: 'md:col-span-3 md:row-span-2',
  ramapo: 'md:col-span-5',
  orangetown: 'md:col-span-4',
  haverstraw: 'md:col-span-5',
  'stony-point': 'md:col-span-4',
}

/** A place in the list with its point on the map: hovering over either highlights both. */
function PlaceLink({ town, href }: { town: Town; href: string }) {
  const { x, y } = placeOnCountyMap(town)
  return (
    <a href={href}>
      {town.name}
      <i data-name={town.name} style={{ '--x': x, '--y': y } as CSSProperties} />
    </a>
  )
}

type TownFinderProps = {
  service: Service
  places: readonly Town[]
  href: (town: Town) => string
  words: Words
}

const TownFinder = ({ service, places, href, words }: TownFinderProps) => (
  <div className="md:self-center">
    <h2>{words('serviceHub.find')}</h2>
    <p className="mt-3 mb-5 max-w-[29em] text-quiet">{words('serviceHub.findText')}</p>
    <form action="/search" method="get">
      <input type="hidden" name="service" value={service.slug} />
      <label className="text-label font-semibold" htmlFor="hub-q">
        {words('serviceHub.search')}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input className={inputClass} id="hub-q" name="q" type="search" autoComplete="postal-code" required />
        <Button type="submit" look="line">
          {words('serviceHub.searchButton')}
        </Button>
      </div>
    </form>
    <LinkList
      className="mt-6"
      items={townPagesIn(places).map(({ town }) => ({
        name: town.name,
        href: href(town),
        note: town.zip,
      }))}
      two
    />
  </div>
)

type HubMapProps = { service: Service; places: readonly Town[]; profile: BusinessProfile }

export function HubMap({ service, places, profile }: HubMapProps) {
  const byName = [...places].sort((a, b) => a.name.localeCompare(b.name))
  const words = wordingOf(profile)
  const allPlaces = words('serviceHub.places', { count: String(places.length) })
  const href = (town: Town) => `/rockland/${town.slug}/${service.slug}/`
  return (
    <section className="mt-12 px-gutter md:mt-20">
      <div className="@container">
        <div className="hub-map relative grid gap-y-10">
          <figure>
            <CountyMap
              places={places}
              profile={profile}
              label={`Map of Rockland County with the ${places.length} places we work in`}
            />
            {showroomOnMap(profile, places) && (
              <figcaption className="mt-3 text-caption text-quiet md:pl-[4cqw]">
                {words('serviceHub.square', { showroom: profile.address.locality })}
              </figcaption>
            )}
          </figure>
          <TownFinder service={service} places={places} href={href} words={words} />
          <FoldedOnPhone name={allPlaces} className="md:col-span-full md:pt-2">
            <h2 className="sr-only">{allPlaces}</h2>
            <div className="hub-places grid gap-x-8 gap-y-8 underline-offset-4 md:grid-cols-12">
              {townships.map((township) => (
                <div key={township} className={columns[township]}>
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
          </FoldedOnPhone>
        </div>
      </div>
    </section>
  )
}
