import 'server-only'
import { primeAreas } from './areas'
import { loadRedirects } from './redirect-table'
import { getProfile } from './settings'

/**
 * Loads what is read without the database afterwards (redirects, getTown, getService, knownProfile): when the server starts,
 * and after other instances have changed something.
 */
export const primeAll = () => Promise.all([primeAreas(), getProfile(), loadRedirects()])
