import 'server-only'
import { primeAreas } from './areas'
import { loadRedirects } from './redirect-table'
import { getProfile } from './settings'

/** Loads what getTown, getService, knownProfile and redirects read: at the start, and after changes of other instances. */
export const primeAll = () => Promise.all([primeAreas(), getProfile(), loadRedirects()])
