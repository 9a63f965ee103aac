import { anyRecordHandler } from '@/app/api/record-handlers'

export const GET = anyRecordHandler('collection', 'GET')
export const POST = anyRecordHandler('collection', 'POST')
