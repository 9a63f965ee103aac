import './county-map.css'
import { distanceToEdge, drawCounty, type CountyDrawing } from './county-drawing'
import { showroomTown, towns, type Town } from '@/lib/business/towns'
import { countyLabels, townLabels, type MapLabel } from './county-labels'

const drawings = { towns: drawCounty(536, 6), locator: drawCounty(360, 6), county: drawCounty(776, 10) }
const mainTowns = towns.filter((town) => town.slug in townLabels)
const otherTowns = towns.filter((town) => !(town.slug in townLabels))

/** Points as one path of dots, so that 47 of them weigh less than a kilobyte. */
const dots = (drawing: CountyDrawing, places: readonly Town[]) =>
  places
    .map((place) => drawing.point(place))
    .map(({ x, y }) => `M${x} ${y}h.01`)
    .join('')

/** Where a place stands on the large map, as shares of the map's width (both, so that CSS can use one length). */
export function placeOnCountyMap(place: Town): { x: number; y: number } {
  const { x, y } = drawings.county.point(place)
  const share = (value: number) => Math.round((value / countyViewWidth) * 10000) / 10000
  return { x: share(x), y: share(y) }
}
const riverRoom = 30
const countyViewWidth = drawings.county.width + riverRoom

function Outline({ drawing, river = 'south' }: { drawing: CountyDrawing; river?: 'south' | 'north' }) {
  const shore = drawing.point(
    river === 'south' ? { lng: -73.8935, lat: 41.004 } : { lng: -73.9205, lat: 41.185 },
  )
  const turn = river === 'south' ? -87 : 64
  return (
    <>
      <path className="map__county" d={drawing.path} />
      <text className="map__w" transform={`translate(${shore.x + 17} ${shore.y}) rotate(${turn})`}>
        Hudson River
      </text>
    </>
  )
}

function Showroom({ drawing }: { drawing: CountyDrawing }) {
  const { x, y } = drawing.point(showroomTown)
  return <rect className="map__room" x={x - 6} y={y - 6} width="12" height="12" />
}

function Name({
  drawing,
  town,
  at,
  className,
}: {
  drawing: CountyDrawing
  town: Town
  at: MapLabel
  className?: string
}) {
  const { x, y } = drawing.point(town)
  return (
    <text className={className} x={x + at.dx} y={y + at.dy} textAnchor={at.anchor}>
      {town.name}
    </text>
  )
}

/** The county with its eight main towns, for the home page. With `linkTo`, each name and point is a link. */
export function TownsMap({ label, linkTo }: { label: string; linkTo?: (town: Town) => string }) {
  const drawing = drawings.towns
  return (
    <svg
      className="map"
      viewBox={`0 0 ${drawing.width + 24} ${drawing.height}`}
      role={linkTo ? 'group' : 'img'}
      aria-label={label}
    >
      <Outline drawing={drawing} />
      <path className="map__dots map__dots--l" d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} />
      {mainTowns.map((town) => {
        const name = <Name key={town.slug} drawing={drawing} town={town} at={townLabels[town.slug]!} />
        return linkTo ? (
          <a key={town.slug} href={linkTo(town)}>
            {name}
          </a>
        ) : (
          name
        )
      })}
    </svg>
  )
}

/** A long name on two lines, broken where the longer one is shortest. */
function lines(name: string): string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map((match) => match.index + 1)
  const halves = breaks.map((at) => [name.slice(0, at).trimEnd(), name.slice(at)])
  const longest = (parts: string[]) => Math.max(...parts.map((part) => part.length))
  return name.length < 11 || halves.length === 0 ? [name] : halves.sort((a, b) => longest(a) - longest(b))[0]!
}

type Way = 'right' | 'up' | 'down'

/** All 47 places as dots, one of them ringed, with its name outside the county where a short line leads to it. */
export function LocatorMap({ town }: { town: Town }) {
  const drawing = drawings.locator
  const { x, y } = drawing.point(town)
  const reach = (toward: Way) => distanceToEdge(drawing.outline, { x, y }, toward) ?? Infinity
  // In the far west a name is wider than what is left of its line, and there is more room below the county.
  const nameLength = town.name.length * 9.5
  const ends = x + 5 > nameLength
  const ways: Way[] = ends || x > 150 ? ['right', 'down', 'up'] : ['down']
  const toward = ways
    .filter((way) => way !== 'down' || y + reach(way) < drawing.height - 40)
    .reduce((best, next) => (reach(next) < reach(best) ? next : best))
  const fromRight = distanceToEdge(drawing.outline, { x: nameLength + 10, y }, 'down') ?? 0
  const end = Math.round(toward === 'down' && !ends ? fromRight + 18 : reach(toward) + 14)
  const name = toward === 'right' ? lines(town.name) : [town.name]
  const place = {
    right: { x: x + end + 8, y: y + 6 - (name.length - 1) * 11, lead: `M${x + 12} ${y}h${end - 12}` },
    down: { x: x + 5, y: y + end + 18, lead: `M${x} ${y + 12}v${end - 12}` },
    up: { x: x + 5, y: y - end - 7, lead: `M${x} ${y - 12}v${12 - end}` },
  }[toward]
  // Above and below, the name ends where its line does.
  const anchor = toward !== 'right' && ends ? 'end' : 'start'
  const nameX = toward === 'right' || ends ? Math.round(place.x) : -6
  // The river's name stands in the south, unless the town's name wants that room.
  const river = toward === 'right' && y > 255 ? 'north' : 'south'
  const width = toward === 'right' ? place.x + Math.max(...name.map((line) => line.length)) * 10.4 : 0
  return (
    <svg
      className="map map--locator"
      viewBox={`0 0 ${Math.max(372, Math.round(width))} ${drawing.height}`}
      role="img"
      aria-label={`Map of Rockland County with ${town.name}`}
    >
      <Outline drawing={drawing} river={river} />
      <path
        className="map__dots"
        d={dots(
          drawing,
          towns.filter((other) => other !== town),
        )}
      />
      <path className="map__lead" d={place.lead} />
      <Showroom drawing={drawing} />
      <circle className="map__ring" cx={x} cy={y} r="12" />
      {town !== showroomTown && <circle className="map__on" cx={x} cy={y} r="5.5" />}
      <text className="map__big" y={Math.round(place.y)} textAnchor={anchor}>
        {name.map((line, index) => (
          <tspan key={line} x={nameX} dy={index === 0 ? 0 : 22}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

/** Minor names vanish on phones, and of the main ones those that would run into each other. */
function labelClass(slug: string): string | undefined {
  if (slug === 'nyack') return 'map__out'
  if (!(slug in townLabels)) return 'map__minor'
  return crowded.includes(slug) ? 'map__nop' : undefined
}
const crowded = ['nanuet', 'spring-valley', 'monsey']

/** The large map of all 47 places; the points of the list beside it are laid over it (placeOnCountyMap). */
export function CountyMap({ label }: { label: string }) {
  const drawing = drawings.county
  const nyack = drawing.point(towns.find((town) => town.slug === 'nyack')!)
  return (
    <svg
      className="map map--county"
      viewBox={`0 0 ${countyViewWidth} ${drawing.height}`}
      role="img"
      aria-label={label}
    >
      <Outline drawing={drawing} />
      <path className="map__lead map__lead--s" d={`M${nyack.x + 9} ${nyack.y}h48`} />
      <path className="map__dots" d={dots(drawing, otherTowns)} />
      <path className="map__dots map__dots--l" d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} />
      {Object.entries(countyLabels).map(([slug, at]) => (
        <Name
          key={slug}
          drawing={drawing}
          town={towns.find((town) => town.slug === slug)!}
          at={at}
          className={labelClass(slug)}
        />
      ))}
    </svg>
  )
}
