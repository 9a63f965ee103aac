import { handlers } from '../handlers'

export const { PUT, DELETE } = handlers.item
