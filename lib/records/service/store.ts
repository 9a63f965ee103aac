import 'server-only'
import { type AreaService } from '@/lib/content/areas'
import { getService, listPlaces, listServices } from '@/lib/data/areas'
import { areaStore } from '../area-store'
import { service } from './definition'

/** A service is on its own page and on one of each place; whether it is offered shows everywhere. */
export const serviceStore = areaStore<AreaService>(service, {
  list: listServices,
  get: getService,
  invalidated: async (before, after) => {
    const places = (await listPlaces()).map(({ slug }) => slug)
    return { kind: 'service', before, after, places }
  },
})
