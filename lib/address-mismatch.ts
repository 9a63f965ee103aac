import 'server-only'
import { env } from './env'

/** Says that static pages were built with another address than the server runs under; null if they weren't. */
export function addressMismatch(): string | null {
  const built = process.env.BUILT_SITE_URL
  const { SITE_URL } = env()
  return built && URL.canParse(built) && new URL(built).origin !== SITE_URL
    ? `The pages were built for ${built} and SITE_URL is ${SITE_URL}: build again.`
    : null
}
