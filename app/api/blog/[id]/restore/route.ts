import { recordHandlers } from '@/app/api/record-handlers'
import { postStore } from '@/lib/records/post/store'

export const { POST } = recordHandlers(postStore).restore
