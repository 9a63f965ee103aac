import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The folders in a folder; none where it isn't there. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * The folders of a build in which pages of a contractor besides the default one lie: Next puts what it keeps by kind and route,
 * and each page under its key there (lib/kept-apart.js).
 */
export const pageFolders = (build: string, tenant: string): string[] =>
  foldersIn(path.join(build, 'server/route-cache'))
    .flatMap(foldersIn)
    .flatMap((route) => foldersIn(path.join(route, '$/t')))
    .filter((folder) => path.basename(folder) === tenant)
