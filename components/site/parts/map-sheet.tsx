import { type ReactNode, Fragment } from 'react'
import { type Town } from '@/lib/business/towns'
import { type CountyDrawing } from './county-drawing'
import { type MapLabel } from './county-labels'

// Parts of the three maps; their styles are in maps.css.

/** Returns points as one path of dots, each relative to the one before, so that 47 of them take a third of a kilobyte. */
export function dots(drawing: CountyDrawing, places: readonly Town[]) {
  const points = places.map((place) => drawing.point(place)).map(({ x, y }) => [Math.round(x), Math.round(y)])
  points.sort(([, a = 0], [, b = 0]) => a - b)
  return points
    .map(([x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = points[index - 1] ?? []
      return `m${x - beforeX} ${y - beforeY}h0`
    })
    .join('')
}

type SheetProps = {
  label: string
  width: number
  height: number
  onSand?: boolean
  className?: string
  children: ReactNode
}

export const Sheet = ({ label, width, height, onSand, className = '', children }: SheetProps) => (
  <svg
    className={`county ${onSand ? 'county-on-sand' : ''} ${className}`}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
)

type OutlineProps = { drawing: CountyDrawing; river?: 'south' | 'north'; riverClass: string }

export function Outline({ drawing, river = 'south', riverClass }: OutlineProps) {
  const shore = drawing.point(
    river === 'south' ? { lng: -73.8935, lat: 41.004 } : { lng: -73.9205, lat: 41.185 },
  )
  const angle = river === 'south' ? -87 : 64
  return (
    <>
      {/* Whole units are finer than the line, and save bytes in every page of a service. */}
      <path
        className="county-land"
        d={drawing.path.replace(/\d+\.\d+/g, (number) => Math.round(+number).toString())}
      />
      <text
        className={`fill-stone ${riverClass}`}
        transform={`translate(${shore.x + 17} ${shore.y}) rotate(${angle})`}
      >
        Hudson River
      </text>
    </>
  )
}

type ShowroomProps = { drawing: CountyDrawing; showroom: { lat: number; lng: number } | null }

export function Showroom({ drawing, showroom }: ShowroomProps) {
  if (!showroom) return null
  const { x, y } = drawing.point(showroom)
  return <rect className="fill-paper stroke-brass stroke-2" x={x - 6} y={y - 6} width="12" height="12" />
}

type NamesProps = { drawing: CountyDrawing; places: readonly Town[]; labels: Record<string, MapLabel> }

export function Names({ drawing, places, labels }: NamesProps) {
  return Object.entries(labels).map(([slug, { dx, dy, anchor, lead }]) => {
    const town = places.find((place) => place.slug === slug)
    if (!town) return null
    const { x, y } = drawing.point(town)
    return (
      <Fragment key={slug}>
        {lead && <path className="fill-none stroke-edge stroke-1" d={`M${x} ${y}${lead}`} />}
        <text
          className={lead && 'stroke-0'}
          x={Math.round(x + dx)}
          y={Math.round(y + dy)}
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {town.name}
        </text>
      </Fragment>
    )
  })
}
