import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { pointOnMap, showroomOnMap } from './county-drawing'
import { HudsonRiver, Sheet, Showroom } from './map-sheet'
import { placeName } from './place-name'
import { TownLinks } from './town-links'

type LocatorMapProps = {
  town: Pick<Town, 'slug' | 'name' | 'lat' | 'lng'>
  places: readonly Town[]
  profile: Pick<BusinessProfile, 'address'>
  onSand?: boolean
}

/** Shows where a place is: ringed and named, among the eight towns as links. */
export function LocatorMap({ town, places, profile, onSand }: LocatorMapProps) {
  const { x, y } = pointOnMap(town)
  const showroom = showroomOnMap(profile, places)
  const square = showroom && pointOnMap(showroom)
  const name = placeName(town, places)
  return (
    <Sheet
      label={`Map of Rockland County with ${town.name}`}
      className="text-[28px]"
      hasLinks
      onSand={onSand}
    >
      {!name.covered.includes('river') && <HudsonRiver />}
      <TownLinks places={places} marked={town.slug} unnamed={name.covered} />
      <Showroom showroom={showroom} />
      <circle className="county-ring fill-none" cx={x} cy={y} r="22" />
      {!(square && Math.hypot(square.x - x, square.y - y) < 12) && (
        <circle className="fill-brass" cx={x} cy={y} r="10" />
      )}
      <text
        className="county-names fill-ink font-serif text-[42px] tracking-[-0.01em]"
        y={name.y}
        textAnchor={name.anchor}
      >
        {name.lines.map((line, index) => (
          <tspan key={line} x={name.x} dy={index === 0 ? 0 : 44}>
            {line}
          </tspan>
        ))}
      </text>
    </Sheet>
  )
}
