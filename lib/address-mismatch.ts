import 'server-only'
import { env } from './env'

/** Says that static pages were built with another address than the server runs under; null if they weren't. */
export function addressMismatch(): string | null {
  const builtUrl = process.env.BUILT_SITE_URL
  const { SITE_URL } = env()
  return builtUrl && URL.canParse(builtUrl) && new URL(builtUrl).origin !== SITE_URL
    ? `The pages were built for ${builtUrl} and SITE_URL is ${SITE_URL}: build again.`
    : null
}
