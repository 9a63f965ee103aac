import { recordHandlers } from '@/app/api/record-handlers'
import { projectStore } from '@/lib/records/project/store'

export const handlers = recordHandlers(projectStore)
