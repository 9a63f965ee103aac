import { pageHandlers } from '@/app/api/pages/page-handlers'

export const { POST } = pageHandlers.restore
