import { Fragment } from 'react'
import { requireTown } from '@/lib/business/towns'
import { type CountyDrawing } from './county-drawing'
import { type MapLabel } from './county-labels'

/** Names stand out from the dots below them by an edge in the color of the land. */
export const halo =
  'stroke-(--land) stroke-4 [paint-order:stroke] [stroke-linejoin:round] forced-colors:stroke-0'

/** Names beside their points; one that stands outside the county has a line to it. */
export function Names({ drawing, labels }: { drawing: CountyDrawing; labels: Record<string, MapLabel> }) {
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
