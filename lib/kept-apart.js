// Whose each page of the cache is, where several contractors share an installation (lib/tenant-context.js): the page of a path
// is kept under /t/ID and the path, and what revalidates it has the id before it. Of the default one everything is called as
// Next calls it. Nobody can ask for such a key: it is made here, for the contractor whose host name was asked for.
const { createRequire } = require('node:module')
const path = require('node:path')
const { currentTenant, everyTenant, inTenant } = require('./tenant-context')

const everyPage = '_N_T_/layout'

/** Every page of every contractor but the default one has it besides its own tags. */
const everyPageOfOthers = `${everyTenant}:${everyPage}`

/**
 * The key of a page of the contractor whose work is being done.
 * @param {string | null} key the default one's; null for what isn't kept
 */
function ownKey(key) {
  const tenant = currentTenant()
  return key === null || tenant === '' ? key : `/t/${tenant}${key === '/' ? '/index' : key}`
}

/** Whether what lies under a key of the cache is of the contractor whose work is being done. Next puts the route before it. */
function isOwn(/** @type {string} */ key) {
  const tenant = currentTenant()
  return tenant === '' ? !key.includes('/$/t/') : key.includes(`/$/t/${tenant}/`)
}

/** A key without the route, and without whose page it is. */
const pathOf = (/** @type {string} */ key) =>
  key.replace(/^.*?\/\$(?=\/)/, '').replace(/^\/t\/[^/]+(?=\/)/, '')

/**
 * Tags as they are kept: those of the contractor whose work is being done. What is so already stays.
 * @param {readonly string[]} tags
 * @returns {string[]}
 */
function ownTags(tags) {
  const tenant = currentTenant()
  return tenant === '' ? [...tags] : tags.map((tag) => (/^[^_:][^:]*:/.test(tag) ? tag : `${tenant}:${tag}`))
}

/** The names by which Next knows what a tag is of: a route, a layout or a path. */
const routeOf = (/** @type {string} */ tag) => tag.replace(/^(?:[^_:][^:]*:)?_N_T_/, '')

/** Whose a tag is: an id, empty for the default one. */
const ownerOf = (/** @type {string} */ tag) => /^([^_:][^:]*):/.exec(tag)?.[1] ?? ''

const contractors = Symbol.for('showroom.tenants')

/**
 * What the pages of a contractor besides the default one have for the address that the site has now: every link in them names
 * it, so that those of a site that has moved are none of its pages any more.
 */
const addressTag = () => {
  const tenant = currentTenant()
  return `${tenant}:at=${globalThis[contractors]?.byId.get(tenant)?.origin}`
}

/**
 * Has Next keep what it renders by contractor, and let only requests of one wait for the same rendering: it tells them apart
 * by the key that is given here. For the server's start, once there is a contractor besides the default one.
 * @param {(host: string | undefined) => string} ownerOfHost
 * @throws Error where Next has another way than the one that is known
 */
function keepApart(ownerOfHost) {
  if (process.env.NODE_ENV !== 'production') return // In development nothing is kept.
  const load = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'))
  for (const kind of ['page', 'route']) {
    const { default: RouteModule } = load(`next/dist/compiled/next-server/app-${kind}-turbo.runtime.prod.js`)
    keepModuleApart(Object.getPrototypeOf(RouteModule.prototype), ownerOfHost)
  }
}

const isApart = Symbol.for('showroom.kept-apart')

/**
 * @param {any} prototype of Next's route modules
 * @param {(host: string | undefined) => string} ownerOfHost
 */
function keepModuleApart(prototype, ownerOfHost) {
  const answer = prototype.handleResponse
  if (typeof answer !== 'function')
    throw new Error('Next has no handleResponse, by which contractors are kept apart')
  if (prototype[isApart]) return
  prototype[isApart] = true
  prototype.handleResponse = function handleResponse(/** @type {any} */ asked) {
    const render = () => answer.call(this, { ...asked, cacheKey: ownKey(asked.cacheKey) })
    const owner = ownerOfHost(asked.req.headers.host)
    // A request that came while the server was starting hasn't been taken in anybody's name.
    return owner === currentTenant() ? render() : inTenant(owner, render)
  }
}

module.exports = {
  addressTag,
  everyPage,
  everyPageOfOthers,
  isOwn,
  keepApart,
  keepModuleApart,
  ownerOf,
  ownKey,
  ownTags,
  pathOf,
  routeOf,
}
