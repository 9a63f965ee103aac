import { type Town } from '@/lib/business/towns'
import { pointOnMap } from './county-drawing'
import { townLabels } from './county-labels'
import { Name } from './map-sheet'

type TownLinksProps = {
  places: readonly Town[]
  /** The place that the page is about, and those whose names would lie under its own. */
  marked?: string
  unnamed?: readonly string[]
}

/** The eight towns on the map, as links to their pages. */
export const TownLinks = ({ places, marked, unnamed = [] }: TownLinksProps) => (
  <g className="county-names fill-ink">
    {places.map((town) => {
      const label = townLabels[town.slug]
      if (!label || town.slug === marked) return null
      const { x, y } = pointOnMap(town)
      const isNamed = !unnamed.includes(town.slug)
      return (
        <a key={town.slug} href={`/${town.slug}`} aria-label={isNamed ? undefined : town.name}>
          <path className="county-dot" d={`M${x} ${y}h0`} />
          {isNamed && <Name town={town} label={label} />}
        </a>
      )
    })}
  </g>
)
