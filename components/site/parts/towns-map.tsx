import { type Town } from '@/lib/business/towns'
import { drawCounty } from './county-drawing'
import { townLabels } from './county-labels'
import { Names } from './map-names'
import { dots, Outline, Sheet, Showroom } from './map-sheet'

const drawing = drawCounty(536, 6)

export function TownsMap({ label, places }: { label: string; places: readonly Town[] }) {
  const mainTowns = places.filter((town) => town.slug in townLabels)
  return (
    <Sheet
      label={label}
      width={drawing.width + 24}
      height={drawing.height}
      className="text-[13px] max-sm:text-[17px]"
      onSand
    >
      <Outline drawing={drawing} riverClass="text-[13px]" />
      <path className="county-dots county-towns" d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} />
      <g className="county-names fill-ink">
        <Names drawing={drawing} places={places} labels={townLabels} />
      </g>
    </Sheet>
  )
}
