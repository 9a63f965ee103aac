import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { distanceToEdge, drawCounty, showroomOnMap } from './county-drawing'
import { dots, Outline, Sheet, Showroom } from './map-sheet'

const drawing = drawCounty(360, 6)

/** Breaks a long name into two lines where the longer one is shortest. */
function breakName(name: string): string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map((match) => match.index + 1)
  const halves = breaks.map((index) => [name.slice(0, index).trimEnd(), name.slice(index)])
  const width = (parts: string[]) => Math.max(...parts.map((part) => part.length))
  return name.length < 11 || halves.length === 0 ? [name] : halves.sort((a, b) => width(a) - width(b))[0]!
}

type Way = 'right' | 'up' | 'down'

type LocatorMapProps = {
  town: Pick<Town, 'slug' | 'name' | 'lat' | 'lng'>
  places: readonly Town[]
  profile: Pick<BusinessProfile, 'address'>
  onSand?: boolean
}

/** Shows all places as dots, one of them ringed, with its name outside the county at the end of a short line. */
export function LocatorMap({ town, places, profile, onSand }: LocatorMapProps) {
  const { x, y } = drawing.point(town)
  const showroom = showroomOnMap(profile, places)
  const square = showroom && drawing.point(showroom)
  const reach = (toward: Way) => distanceToEdge(drawing.outline, { x, y }, toward) ?? Infinity
  // In the far west a name is wider than the room left of its line, and there is more room below the county.
  const nameLength = town.name.length * 9.5
  const ends = x + 5 > nameLength
  const ways: Way[] = ends || x > 150 ? ['right', 'down', 'up'] : ['down']
  const toward = ways
    .filter((way) => way !== 'down' || y + reach(way) < drawing.height - 40)
    .filter((way) => way !== 'right' || !square || !crosses(square, { x, y }))
    .reduce((best, next) => (reach(next) < reach(best) ? next : best))
  const fromRight = distanceToEdge(drawing.outline, { x: nameLength + 10, y }, 'down') ?? 0
  const end = Math.round(toward === 'down' && !ends ? fromRight + 18 : reach(toward) + 14)
  const name = toward === 'right' ? breakName(town.name) : [town.name]
  const place = {
    right: { x: x + end + 8, y: y + 6 - (name.length - 1) * 11, lead: `M${x + 12} ${y}h${end - 12}` },
    down: { x: x + 5, y: y + end + 18, lead: `M${x} ${y + 12}v${end - 12}` },
    up: { x: x + 5, y: y - end - 7, lead: `M${x} ${y - 12}v${12 - end}` },
  }[toward]
  // Above and below, the name ends where its line does.
  const anchor = toward !== 'right' && ends ? 'end' : 'start'
  const nameX = toward === 'right' || ends ? Math.round(place.x) : -6
  // The river's name is in the south, unless the town's name needs that place.
  const river = toward === 'right' && y > 255 ? 'north' : 'south'
  const width = toward === 'right' ? place.x + Math.max(...name.map((line) => line.length)) * 10.4 : 0
  return (
    <Sheet
      label={`Map of Rockland County with ${town.name}`}
      width={Math.max(372, Math.round(width))}
      height={drawing.height}
      onSand={onSand}
    >
      <Outline drawing={drawing} river={river} riverClass="text-[12px]" />
      <path
        className="county-dots"
        d={dots(
          drawing,
          places.filter(({ slug }) => slug !== town.slug),
        )}
      />
      <path className="county-ring" d={place.lead} />
      <Showroom drawing={drawing} showroom={showroom} />
      <circle className="county-ring" cx={x} cy={y} r="12" />
      {!(square && isUnder(square, { x, y })) && <circle className="fill-brass" cx={x} cy={y} r="5.5" />}
      <text
        className="fill-ink font-serif text-[19px] tracking-[-0.01em] max-sm:text-[21px]"
        y={Math.round(place.y)}
        textAnchor={anchor}
      >
        {name.map((line, index) => (
          <tspan key={line} x={nameX} dy={index === 0 ? 0 : 22}>
            {line}
          </tspan>
        ))}
      </text>
    </Sheet>
  )
}

type Point = { x: number; y: number }

/** Returns true if a line to the right of a point would run through the showroom's square. */
const crosses = (square: Point, { x, y }: Point) => square.x > x && Math.abs(square.y - y) < 10

/** Returns true if the showroom's square covers a point. */
const isUnder = (square: Point, { x, y }: Point) => Math.hypot(square.x - x, square.y - y) < 6
