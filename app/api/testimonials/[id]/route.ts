import { handlers } from '../handlers'

export const { GET, PUT, DELETE } = handlers.item
