import 'server-only'
import { primeAreas } from './areas'
import { loadRedirects } from './redirect-table'
import { getProfile } from './settings'

/**
 * Has the redirects, the names of places and services, and the profile known to those who ask for one without the database
 * (getTown, getService, knownProfile): when the server starts, and after other instances have changed something.
 */
export const primeAll = () => Promise.all([primeAreas(), getProfile(), loadRedirects()])
