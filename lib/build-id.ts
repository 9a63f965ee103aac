import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from './memoize'

/** Returns the name of the running build; empty if there is none (development, tests). */
export const buildId = memoize((): string => {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.BUILD_DIR || '.next')
  try {
    return readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim()
  } catch {
    return ''
  }
})
