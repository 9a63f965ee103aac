import 'server-only'
import { type AreaCounts } from '@/components/records/areas-head'
import { type LandingLine } from '@/lib/landing/landing-list'
import { townshipNames } from '@/lib/business/towns'
import { type LandingRow, listLandingRows } from '@/lib/areas/measures'
import { listPlaces, listServices } from '@/lib/data/areas'

const toLine = ({ place, service, listing, measure }: LandingRow): LandingLine => ({
  place: place.slug,
  placeName: place.name,
  township: townshipNames[place.township],
  service: service.slug,
  serviceName: service.name,
  listing,
  measure,
})

/** Returns all landing pages, by the names of their places. */
export async function listLandingLines(): Promise<LandingLine[]> {
  const lines = (await listLandingRows()).map(toLine)
  return lines.sort((a, b) => a.placeName.localeCompare(b.placeName))
}

export async function areaCounts(lines: readonly LandingLine[]): Promise<AreaCounts> {
  const [places, services] = await Promise.all([listPlaces(), listServices()])
  return { landings: lines.length, places: places.length, services: services.length }
}
