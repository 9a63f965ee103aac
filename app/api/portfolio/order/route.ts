import { handlers } from '../handlers'

export const { PUT } = handlers.order
