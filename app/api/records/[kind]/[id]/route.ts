import { anyRecordHandler } from '@/app/api/record-handlers'

export const GET = anyRecordHandler('item', 'GET')
export const PUT = anyRecordHandler('item', 'PUT')
export const DELETE = anyRecordHandler('item', 'DELETE')
