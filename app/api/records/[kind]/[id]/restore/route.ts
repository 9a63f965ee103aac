import { anyRecordHandler } from '@/app/api/record-handlers'

export const POST = anyRecordHandler('restore', 'POST')
