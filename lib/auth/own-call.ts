import 'server-only'
import { createHmac } from 'node:crypto'
import { hasBearer } from './bearer'
import { sessionSecret } from './secret'

const token = () => createHmac('sha256', sessionSecret()).update('own call').digest('base64url')

/** The headers by which this server knows a request of its own. */
export const ownCallHeaders = () => ({ authorization: `Bearer ${token()}` })

/** Whether the request comes from this server, or another instance with the same secret. */
export const isOwnCall = (request: Request): boolean => hasBearer(request, token())
