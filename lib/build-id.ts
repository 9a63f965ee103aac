import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

let read: string | undefined

/** The name of the build that this server runs, as Next has given it; empty where there is none (development, tests). */
export function buildId(): string {
  if (read !== undefined) return read
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.BUILD_DIR || '.next')
  try {
    read = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim()
  } catch {
    read = ''
  }
  return read
}
