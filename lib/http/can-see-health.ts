import 'server-only'
import { hasBearer } from '@/lib/auth/bearer'
import { isOwnCall } from '@/lib/auth/own-call'
import { env } from '@/lib/env'
import { isLocalCall } from '@/lib/limits/client-address'

/** Returns true for callers who may see details of the server's health: this machine, METRICS_TOKEN, the server itself. */
export const canSeeHealth = (request: Request): boolean =>
  isLocalCall(request.headers) || hasBearer(request, env().METRICS_TOKEN) || isOwnCall(request)
