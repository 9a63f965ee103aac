// Pages that one instance has rendered, for the others: as Next rendered them, compressed, in Redis. An instance takes one only
// where it has no valid one itself, so a page in its own memory costs no query. Keys contain the build's name: two versions that run side by
// side during an upgrade don't read each other's.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { promisify } = require('node:util')
const { deserialize, serialize } = require('node:v8')
const zlib = require('node:zlib')
const { instances } = require('../instances-hub')

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** How long a page is kept, in seconds: by then it is overdue everywhere. */
const lifetime = 3600
/** The size limit of a page's HTML, in bytes. */
const maxBytes = 4 * 1024 * 1024

/** @type {Map<string, string>} by the build's server folder */
const builds = new Map()
function buildOf(/** @type {string} */ serverDistDir) {
  const stored = builds.get(serverDistDir)
  if (stored !== undefined) return stored
  const build = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  builds.set(serverDistDir, build)
  return build
}

const nameOf = (/** @type {string} */ serverDistDir, /** @type {string} */ key) =>
  `page:${buildOf(serverDistDir)}:${createHash('sha256').update(key).digest('base64url')}`

/**
 * Shares a page with the other instances; not awaited.
 * @param {string} serverDistDir
 * @param {string} key
 * @param {object} page as Next rendered it
 * @param {{ order: number, lastModified: number, cacheControl?: object }} metadata the last known change when its rendering
 *   began, and when it ended
 */
async function sharePage(serverDistDir, key, page, metadata) {
  if (!instances.redis?.isUp || (page.html ?? page.body).length > maxBytes) return
  const compressed = await gzip(serialize({ ...metadata, page }), { level: 4 })
  await instances.redis?.setBytes(nameOf(serverDistDir, key), compressed, lifetime)
}

/**
 * @returns {Promise<{ page: object, order: number, lastModified: number, cacheControl?: object } | null>} a page that another
 *   instance has shared
 */
async function takeSharedPage(/** @type {string} */ serverDistDir, /** @type {string} */ key) {
  const compressed = await instances.redis?.getBytes(nameOf(serverDistDir, key))
  if (!compressed) return null
  try {
    return deserialize(await gunzip(compressed))
  } catch {
    return null // not written by this site
  }
}

module.exports = { sharePage, takeSharedPage }
