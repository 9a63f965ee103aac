import { anyRecordHandler } from '@/app/api/record-handlers'

export const PUT = anyRecordHandler('order', 'PUT')
