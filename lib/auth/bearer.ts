import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns true if a request carries this token as its bearer, in the same time for any; never where there is no token. */
export const hasBearer = (request: Request, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
