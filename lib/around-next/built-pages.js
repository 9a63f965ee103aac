// Pages that `next build` rendered. Next documents their folder (server/app) and that their metadata names each exact key; the
// names of files and fields are Next's own. If these change, a page is rendered on its first visit.
const { existsSync, readFileSync } = require('node:fs')
const { readFile, stat } = require('node:fs/promises')
const path = require('node:path')

/** Returns the path of a key's files without their endings; the key ends in the page's path. */
function baseOf(/** @type {string} */ serverDistDir, /** @type {string} */ key) {
  const start = key.indexOf('/$/')
  const folder = path.join(serverDistDir, 'app')
  const base = path.join(folder, start < 0 ? key : key.slice(start + 2))
  return base.startsWith(folder + path.sep) ? base : undefined
}

/** Returns the build's metadata of a page or route; undefined if the build has none under exactly this key. */
function metaOf(/** @type {string | undefined} */ base, /** @type {string} */ key) {
  try {
    const meta = JSON.parse(readFileSync(`${base}.meta`, 'utf8'))
    return meta.routeCache?.key === key && !meta.routeCache.isFallback ? meta : undefined
  } catch {
    return undefined
  }
}

function wasBuilt(/** @type {string} */ serverDistDir, /** @type {string} */ key) {
  const base = baseOf(serverDistDir, key)
  return metaOf(base, key) !== undefined && (existsSync(`${base}.html`) || existsSync(`${base}.body`))
}

/** @returns {Promise<import('../page-cache/store').Entry | undefined>} what the build rendered for a key */
async function readBuiltPage(/** @type {string} */ serverDistDir, /** @type {string} */ key) {
  const base = baseOf(serverDistDir, key)
  const meta = metaOf(base, key)
  if (!meta) return undefined
  const { headers, status, postponed, segmentPaths } = meta
  try {
    if (existsSync(`${base}.body`)) {
      const { mtimeMs } = await stat(`${base}.body`)
      const body = await readFile(`${base}.body`)
      return { value: { kind: 'APP_ROUTE', body, headers, status }, lastModified: mtimeMs }
    }
    const [html, rscData, { mtimeMs }] = await Promise.all([
      readFile(`${base}.html`, 'utf8'),
      readFile(`${base}.rsc`),
      stat(`${base}.html`),
    ])
    /** @type {Map<string, Buffer> | undefined} */
    const segmentData = segmentPaths && new Map()
    for (const segment of segmentPaths ?? [])
      segmentData?.set(segment, await readFile(`${base}.segments${segment}.segment.rsc`))
    const value = { kind: 'APP_PAGE', html, rscData, postponed, headers, status, segmentData }
    return { value, lastModified: mtimeMs }
  } catch {
    return undefined
  }
}

module.exports = { readBuiltPage, wasBuilt }
