import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { county, pointOnMap, showroomOnMap } from './county-drawing'
import { countyLabels, townLabels } from './county-labels'
import { Name, Sheet, Showroom, Surroundings } from './map-sheet'
import { TownLinks } from './town-links'

/** Returns a place's position on the map, in thousandths of the map's width (both, so that CSS can use one length). */
export function placeOnCountyMap(place: Town): { x: number; y: number } {
  const { x, y } = pointOnMap(place)
  const part = (value: number) => Math.round((value / county.width) * 1000)
  return { x: part(x), y: part(y) }
}

type NamesProps = { places: readonly Town[]; labels: typeof townLabels }

const Names = ({ places, labels }: NamesProps) =>
  places.map((town) => {
    const label = labels[town.slug]
    return label && <Name key={town.slug} town={town} label={label} />
  })

/** Returns the points of the eight towns as one path. */
const dots = (places: readonly Town[]) =>
  places
    .filter(({ slug }) => slug in townLabels)
    .map((town) => {
      const { x, y } = pointOnMap(town)
      return `M${x} ${y}h0`
    })
    .join('')

type MapProps = {
  label: string
  places: readonly Town[]
  profile: Pick<BusinessProfile, 'address'>
}

/** The large map of all places; the list beside it lays its points over it (placeOnCountyMap). */
export const CountyMap = ({ label, places, profile }: MapProps) => (
  <Sheet label={label} className="text-[15px] max-sm:text-[28px]">
    <Surroundings />
    <Showroom showroom={showroomOnMap(profile, places)} />
    <g className="county-names fill-ink max-sm:hidden">
      <Names places={places} labels={countyLabels} />
    </g>
    <g className="county-names fill-ink sm:hidden">
      <path className="county-dot" d={dots(places)} />
      <Names places={places} labels={townLabels} />
    </g>
  </Sheet>
)

/** The eight towns as links to their pages. */
export const TownsMap = ({ label, places, profile }: MapProps) => (
  <Sheet label={label} className="text-[20px] max-sm:text-[28px]" hasLinks onSand>
    <Surroundings />
    <TownLinks places={places} />
    <Showroom showroom={showroomOnMap(profile, places)} />
  </Sheet>
)
