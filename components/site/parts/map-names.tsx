import { Fragment } from 'react'
import { type Town } from '@/lib/business/towns'
import { type CountyDrawing } from './county-drawing'
import { type MapLabel } from './county-labels'

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
