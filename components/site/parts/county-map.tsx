import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { drawCounty, showroomOnMap } from './county-drawing'
import { countyLabels, phoneLabels, townLabels } from './county-labels'
import { Names, dots, Outline, Sheet, Showroom } from './map-sheet'

const drawing = drawCounty(776, 10)
const riverRoom = 30
const countyViewWidth = drawing.width + riverRoom

/** Returns a place's position on the large map, in thousandths of the map's width (both, so that CSS can use one length). */
export function placeOnCountyMap(place: Town): { x: number; y: number } {
  const { x, y } = drawing.point(place)
  const part = (value: number) => Math.round((value / countyViewWidth) * 1000)
  return { x: part(x), y: part(y) }
}

const mainNames = Object.fromEntries(Object.entries(countyLabels).filter(([slug]) => slug in townLabels))
const minorNames = Object.fromEntries(Object.entries(countyLabels).filter(([slug]) => !(slug in townLabels)))

type MapProps = {
  label: string
  places: readonly Town[]
  profile: Pick<BusinessProfile, 'address'>
}

/** The large map of all places; the list beside it lays its points over it (placeOnCountyMap). */
export function CountyMap({ label, places, profile }: MapProps) {
  const mainTowns = places.filter((town) => town.slug in townLabels)
  const otherTowns = places.filter((town) => !(town.slug in townLabels))
  return (
    <Sheet label={label} width={countyViewWidth} height={drawing.height}>
      <Outline drawing={drawing} riverClass="text-[15px] max-sm:text-[24px]" />
      <path className="county-dots max-sm:stroke-8" d={dots(drawing, otherTowns)} />
      <path className="county-dots county-towns max-sm:stroke-12" d={dots(drawing, mainTowns)} />
      <Showroom drawing={drawing} showroom={showroomOnMap(profile, places)} />
      <g className="county-names fill-stone text-[14.5px] max-sm:hidden">
        <Names drawing={drawing} places={places} labels={minorNames} />
      </g>
      <g className="county-names fill-ink text-[16px] max-sm:hidden">
        <Names drawing={drawing} places={places} labels={mainNames} />
      </g>
      <g className="fill-ink text-[28px] tracking-tight sm:hidden">
        <Names drawing={drawing} places={places} labels={phoneLabels} />
      </g>
    </Sheet>
  )
}

const townsDrawing = drawCounty(536, 6)

export function TownsMap({ label, places, profile }: MapProps) {
  const mainTowns = places.filter((town) => town.slug in townLabels)
  return (
    <Sheet
      label={label}
      width={townsDrawing.width + 24}
      height={townsDrawing.height}
      className="text-[13px] max-sm:text-[17px]"
      onSand
    >
      <Outline drawing={townsDrawing} riverClass="text-[13px]" />
      <path className="county-dots county-towns" d={dots(townsDrawing, mainTowns)} />
      <Showroom drawing={townsDrawing} showroom={showroomOnMap(profile, places)} />
      <g className="county-names fill-ink">
        <Names drawing={townsDrawing} places={places} labels={townLabels} />
      </g>
    </Sheet>
  )
}
