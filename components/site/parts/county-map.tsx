import { Fragment, type ReactNode } from 'react'
import { distanceToEdge, drawCounty, type CountyDrawing } from './county-drawing'
import { requireTown, showroomTown, towns, type Town } from '@/lib/business/towns'
import { countyLabels, type MapLabel, phoneLabels, townLabels } from './county-labels'

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

// Sizes are in drawing units. Forced colors leave drawings as they are: what has to follow them says so.
const brass = 'fill-none stroke-brass stroke-[1.5px]'
const dot = 'fill-none stroke-stone stroke-6 [stroke-linecap:round] forced-colors:stroke-[CanvasText]'
const mainDot = 'fill-none stroke-spruce stroke-9 [stroke-linecap:round] forced-colors:stroke-[CanvasText]'
/** Names stand out from the dots below them by an edge in the color of the land. */
const halo = 'stroke-(--land) stroke-4 [paint-order:stroke] [stroke-linejoin:round] forced-colors:stroke-0'

type SheetProps = {
  label: string
  width: number
  height: number
  /** On a band of sand the land is ivory. */
  onSand?: boolean
  className?: string
  children: ReactNode
}

/** What all maps have in common. */
function Sheet({ label, width, height, onSand, className = '', children }: SheetProps) {
  const land = onSand ? '[--land:var(--color-ivory)]' : '[--land:var(--color-sand)]'
  return (
    <svg
      className={`h-auto w-full overflow-visible forced-colors:[--land:Canvas] forced-colors:[&_text]:fill-[CanvasText] ${land} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

type OutlineProps = { drawing: CountyDrawing; river?: 'south' | 'north'; riverClass: string }

function Outline({ drawing, river = 'south', riverClass }: OutlineProps) {
  const shore = drawing.point(
    river === 'south' ? { lng: -73.8935, lat: 41.004 } : { lng: -73.9205, lat: 41.185 },
  )
  const turn = river === 'south' ? -87 : 64
  return (
    <>
      <path
        className="fill-(--land) stroke-ink [stroke-linejoin:round] forced-colors:stroke-[CanvasText]"
        d={drawing.path}
      />
      <text
        className={`fill-stone ${riverClass}`}
        transform={`translate(${shore.x + 17} ${shore.y}) rotate(${turn})`}
      >
        Hudson River
      </text>
    </>
  )
}

function Showroom({ drawing }: { drawing: CountyDrawing }) {
  const { x, y } = drawing.point(showroomTown)
  return <rect className="fill-paper stroke-brass stroke-2" x={x - 6} y={y - 6} width="12" height="12" />
}

/** Names beside their points; one that stands outside the county has a line to it. */
function Names({ drawing, labels }: { drawing: CountyDrawing; labels: Record<string, MapLabel> }) {
  return Object.entries(labels).map(([slug, { dx, dy, anchor, lead }]) => {
    const town = requireTown(slug)
    const { x, y } = drawing.point(town)
    return (
      <Fragment key={slug}>
        {lead && <path className="fill-none stroke-edge stroke-1" d={`M${x} ${y}${lead}`} />}
        <text className={lead && 'stroke-0'} x={x + dx} y={y + dy} textAnchor={anchor}>
          {town.name}
        </text>
      </Fragment>
    )
  })
}

/** The county with its eight main towns, for the home page's band of sand. */
export function TownsMap({ label }: { label: string }) {
  const drawing = drawings.towns
  return (
    <Sheet
      label={label}
      width={drawing.width + 24}
      height={drawing.height}
      className="text-[13px] max-sm:text-[17px]"
      onSand
    >
      <Outline drawing={drawing} riverClass="text-[13px]" />
      <path className={mainDot} d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} />
      <g className={`fill-ink ${halo}`}>
        <Names drawing={drawing} labels={townLabels} />
      </g>
    </Sheet>
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
export function LocatorMap({ town, onSand }: { town: Town; onSand?: boolean }) {
  const drawing = drawings.locator
  const { x, y } = drawing.point(town)
  const reach = (toward: Way) => distanceToEdge(drawing.outline, { x, y }, toward) ?? Infinity
  // In the far west a name is wider than what is left of its line, and there is more room below the county.
  const nameLength = town.name.length * 9.5
  const ends = x + 5 > nameLength
  const ways: Way[] = ends || x > 150 ? ['right', 'down', 'up'] : ['down']
  const toward = ways
    .filter((way) => way !== 'down' || y + reach(way) < drawing.height - 40)
    .filter((way) => way !== 'right' || !crossesShowroom({ x, y }))
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
    <Sheet
      label={`Map of Rockland County with ${town.name}`}
      width={Math.max(372, Math.round(width))}
      height={drawing.height}
      onSand={onSand}
    >
      <Outline drawing={drawing} river={river} riverClass="text-[12px]" />
      <path
        className={dot}
        d={dots(
          drawing,
          towns.filter((other) => other !== town),
        )}
      />
      <path className={brass} d={place.lead} />
      <Showroom drawing={drawing} />
      <circle className={brass} cx={x} cy={y} r="12" />
      {town !== showroomTown && <circle className="fill-brass" cx={x} cy={y} r="5.5" />}
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

/** Whether a line to the right of a point of the locator would run through the showroom's square. */
function crossesShowroom({ x, y }: { x: number; y: number }): boolean {
  const showroom = drawings.locator.point(showroomTown)
  return showroom.x > x && Math.abs(showroom.y - y) < 10
}

const mainNames = Object.fromEntries(Object.entries(countyLabels).filter(([slug]) => slug in townLabels))
const minorNames = Object.fromEntries(Object.entries(countyLabels).filter(([slug]) => !(slug in townLabels)))

/** The large map of all 47 places; the points of the list beside it are laid over it (placeOnCountyMap). */
export function CountyMap({ label }: { label: string }) {
  const drawing = drawings.county
  return (
    <Sheet label={label} width={countyViewWidth} height={drawing.height}>
      <Outline drawing={drawing} riverClass="text-[15px] max-sm:text-[24px]" />
      <path className={`${dot} max-sm:stroke-8`} d={dots(drawing, otherTowns)} />
      <path className={`${mainDot} max-sm:stroke-12`} d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} />
      <g className={`fill-stone text-[14.5px] max-sm:hidden ${halo}`}>
        <Names drawing={drawing} labels={minorNames} />
      </g>
      <g className={`fill-ink text-[16px] max-sm:hidden ${halo}`}>
        <Names drawing={drawing} labels={mainNames} />
      </g>
      <g className="fill-ink text-[28px] tracking-tight sm:hidden">
        <Names drawing={drawing} labels={phoneLabels} />
      </g>
    </Sheet>
  )
}
