import { handlers } from './handlers'

export const { GET, POST } = handlers.collection
