import { areaHandlers } from '@/app/api/record-handlers'
import { serviceStore } from '@/lib/records/service/store'

export const { GET, PUT } = areaHandlers(serviceStore).item
