import { type ReactNode } from 'react'
import { type Town } from '@/lib/business/towns'
import { county, pointOnMap } from './county-drawing'
import { type MapLabel } from './county-labels'

// Parts of the three maps; their styles are in maps.css.

type SheetProps = {
  label: string
  /** Set where links stand on the map: an image has none. */
  hasLinks?: boolean
  onSand?: boolean
  className?: string
  children: ReactNode
}

/** The county with its river, roads and lakes. */
export const Sheet = ({ label, hasLinks, onSand, className = '', children }: SheetProps) => (
  <svg
    className={`county ${onSand ? 'county-on-sand' : ''} ${className}`}
    viewBox={`0 0 ${county.width} ${county.height}`}
    role={hasLinks ? 'group' : 'img'}
    aria-label={label}
  >
    <path className="county-land" d={county.land} />
    <image href={county.picture} width={county.width} height={county.height} />
    {children}
  </svg>
)

export const HudsonRiver = () => (
  <text className="fill-stone" transform="translate(640 790)rotate(-89)">
    Hudson River
  </text>
)

/** The surroundings of the county, and its main roads for orientation. */
export const Surroundings = () => (
  <g className="fill-stone">
    <HudsonRiver />
    <text transform="translate(190 577)rotate(30.6)">New Jersey</text>
    <text transform="translate(138 300)rotate(-43.5)">Orange County</text>
    <g className="max-sm:hidden">
      <text transform="translate(314 557)rotate(3)">Thruway</text>
      <text x="488" y="574">
        59
      </text>
      <text x="526" y="652">
        303
      </text>
      <text x="424" y="192">
        9W
      </text>
    </g>
  </g>
)

type ShowroomProps = { showroom: { lat: number; lng: number } | null }

export function Showroom({ showroom }: ShowroomProps) {
  if (!showroom) return null
  const { x, y } = pointOnMap(showroom)
  return <rect className="county-ring fill-paper" x={x - 9} y={y - 9} width="18" height="18" />
}

type NameProps = { town: Town; label: MapLabel }

/** A place's name beside its point. */
export function Name({ town, label: { dx, dy, anchor } }: NameProps) {
  const { x, y } = pointOnMap(town)
  return (
    <text x={x + dx} y={y + dy} textAnchor={anchor === 'start' ? undefined : anchor}>
      {town.name}
    </text>
  )
}
