import 'server-only'
import { env } from './env'

/**
 * Says that the server runs under another address than the build was made for, which static pages contain; null if it
 * doesn't.
 */
export function addressMismatch(): string | null {
  const built = process.env.BUILT_SITE_URL
  const { SITE_URL } = env()
  return built && URL.canParse(built) && new URL(built).origin !== SITE_URL
    ? `The pages were built for ${built} and SITE_URL is ${SITE_URL}: build again.`
    : null
}
