import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries this token as its bearer; nobody does where there is none. Takes the same time for any. */
export const hasBearer = (request: Request, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
