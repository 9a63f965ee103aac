import { areaHandlers } from '@/app/api/record-handlers'
import { serviceStore } from '@/lib/records/service/store'

/** GET: all services, also those that are off. */
export const { GET } = areaHandlers(serviceStore).collection
