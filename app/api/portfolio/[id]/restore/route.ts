import { handlers } from '../../handlers'

export const { POST } = handlers.restore
