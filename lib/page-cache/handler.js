// Next's cache of rendered pages, on its documented interface (`cacheHandler` in next.config.js: get, set, revalidateTag,
// resetRequestCache). A page is kept as Next rendered it and served finished (finish-page.js): without external scripts,
// its payload in a file of its own, with a policy of its own. Where several instances share a Redis, they share pages and payloads
// (shared-pages.js, decision 043).
const path = require('node:path')
const { LRUCache } = require('lru-cache')
const { isDatabaseAway } = require('../database-away')
const { pathOf, routesOf, tagsOf } = require('../around-next/page-tags')
const { noteServed } = require('../around-next/served-page')
const { instances } = require('../instances-hub')
const { statusIn } = require('../page-status')
const { finishPage } = require('./finish-page')
const { joinCommonScripts } = require('./joined-scripts')
const { storePayload, touchInterval, touchPayload } = require('./payloads')
const { sharePage, takeSharedPage } = require('./shared-pages')
const { openStore } = require('./store')
const { expireTags, syncedOrder, isUpToDate, lastRevalidation, loadTags } = require('./tags')

/** @typedef {import('./store').Entry} Entry */
/** @typedef {Record<string, any>} Value */

/** The seconds for which a page of the build counts as fresh: the routes' own `revalidate`. */
const defaultRevalidate = 3600

/** Routes whose pages staff write and take away: a page that was taken away must not come back. */
const editableRoutes = ['/(site)/[slug]/page', '/(site)/blog/[slug]/page']
/** Routes with too many pages to keep: every design that the visualizer can show. */
const transientRoutes = ['/(site)/design/[choice]/page']
/** The one page that Next serves for every address without a route. */
const notFoundPath = '/_not-found'

const policyHeader = 'content-security-policy'

const isPage = (/** @type {{ kind?: string } | null | undefined} */ { kind } = {}) =>
  kind === 'APP_PAGE' || kind === 'APP_ROUTE'
const isFinished = (/** @type {Value} */ { headers }) => Boolean(headers?.[policyHeader])
/** Returns true if a page's data was changed after it was rendered. */
const isExpired = (/** @type {Entry} */ { value, lastModified }) =>
  lastRevalidation(tagsOf(value)) >= lastModified
/** Returns until when a page counts as fresh, in milliseconds since 1970. */
function freshUntil(/** @type {Omit<Entry, 'value'>} */ { lastModified, cacheControl }) {
  const { revalidate } = cacheControl ?? { revalidate: defaultRevalidate }
  return revalidate ? lastModified + revalidate * 1000 : Infinity
}
/** Returns true if a page is older than it may be, so that Next renders it again behind its answer. */
const isOverdue = (/** @type {Omit<Entry, 'value'>} */ entry) => freshUntil(entry) < Date.now()
/** Returns an entry that Next serves at once and renders again behind the answer. */
const asOverdue = (/** @type {Entry} */ entry) => ({
  ...entry,
  lastModified: Date.now() - ((entry.cacheControl?.revalidate || defaultRevalidate) + 1) * 1000,
})

/** Counts how often Redis came or went: while it is away pages hold their own payloads, as other instances couldn't read them. */
const redisEpoch = () => instances.redis?.epoch ?? 0

/**
 * Finishes a page in place; Next answers the first visitor with the very object that it hands to `set`.
 * @param {Value} value a page as Next rendered it
 * @param {string | undefined} folder the build's server folder; without it the payload stays in the document
 */
function finish(value, folder) {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || isFinished(value)) return
  const isReachable = folder !== undefined && (!instances.redis || instances.redis.isUp)
  const joinScripts = (/** @type {string[]} */ sources) => joinCommonScripts(String(folder), sources)
  let page = finishPage(value.html, isReachable ? { joinScripts } : { keepsPayload: true })
  if (page.payload && !storePayload(String(folder), page.payload.text))
    page = finishPage(value.html, { keepsPayload: true })
  if (page.refused > 0) console.error(`${page.refused} script(s) of a page are not ours and will not run`)
  value.html = page.html
  value.status = page.status ?? value.status
  // Browsers that can render a link ahead find there which pages they may (app/speculation-rules.json).
  const speculation = { 'speculation-rules': '"/speculation-rules.json"' }
  value.headers = { ...value.headers, [policyHeader]: page.csp, ...speculation }
}

/** The names of the payloads that a finished page loads. */
const payloadsOf = (/** @type {Value} */ { html = '' }) =>
  Array.from(
    (/<script id="on-intent" data-src="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(/\/payload\/([\w-]+)\.js/g),
    ([, name = '']) => name,
  )

/**
 * The renderings under way by key: when they began, and the last change of other instances that had been heard by then. The oldest
 * are forgotten: a rendering that failed never ends.
 * @type {LRUCache<string, { at: number, order: number | undefined }>}
 */
const renderings = new LRUCache({ max: 1_000 })

/** One line in the log tells of a disk that takes no page. */
let hasFailedToSave = false

class PageCache {
  /**
   * @param {object} context
   * @param {string} [context.serverDistDir] the build's server folder
   * @param {boolean} [context.flushToDisk] false where nothing may be written
   * @param {number} [context.maxMemoryCacheSize] `cacheMaxMemorySize` of next.config.js, in bytes
   */
  constructor({ serverDistDir, flushToDisk, maxMemoryCacheSize }) {
    this.folder = serverDistDir ?? ''
    if (!flushToDisk || !serverDistDir) return
    this.store = openStore(serverDistDir, maxMemoryCacheSize)
    loadTags(path.join(serverDistDir, 'revalidated.json'))
  }

  /**
   * Returns a page that may be served; null has Next render it.
   * @param {string} key
   * @param {{ kind: string }} context
   * @returns {Promise<Entry | null>}
   */
  async get(key, context) {
    if (!this.store || !isPage(context)) return null
    const own = await this.load(key)
    const isServable = own && !isExpired(own)
    if (own && isServable && !isOverdue(own)) return this.serve(own)
    const other = await this.takeFromOthers(key)
    if (other) return this.serve(other)
    renderings.set(key, { at: Date.now(), order: syncedOrder() })
    if (own && isServable) return this.serve(own)
    // The page has changed and can't be rendered now: what was shown last is better than nothing. As overdue, so that Next
    // tries to render it behind the answer and puts this one back if that fails.
    const isLast = own?.value.kind === 'APP_PAGE' && isDatabaseAway()
    return isLast && !routesOf(own.value).some((route) => editableRoutes.includes(route))
      ? asOverdue(own)
      : null
  }

  /** Tells the response cache what the current request is answered with. */
  serve(/** @type {Entry} */ entry) {
    const { value, lastModified, cacheControl } = entry
    const turns = redisEpoch()
    const tags = tagsOf(value)
    // It holds nothing of the page. A page that names a payload must not outlive that file in the shared cache.
    const isRevalidated = () => lastRevalidation(tags) >= lastModified || turns !== redisEpoch()
    noteServed({ body: value.html ?? value.body, freshUntil: freshUntil(entry), isRevalidated })
    return { value, lastModified, cacheControl }
  }

  /** Returns a finished page from memory or disk, whether or not it has expired. */
  async load(/** @type {string} */ key) {
    const remembered = this.store?.remembered(key)
    if (remembered && this.isComplete(remembered)) return remembered.entry
    const saved = await this.store?.read(key)
    if (saved) this.remember(key, saved)
    return saved
  }

  /** Returns false if a payload that a remembered page names is gone, or can't be read by the other instances. */
  isComplete(/** @type {import('./store').Remembered} */ remembered) {
    if (remembered.turns !== redisEpoch()) return false
    if (remembered.payloads.length === 0 || Date.now() - remembered.notedAt < touchInterval) return true
    remembered.notedAt = Date.now()
    return remembered.payloads.every((name) => touchPayload(this.folder, name))
  }

  /** Finishes a page and keeps it in memory. */
  remember(/** @type {string} */ key, /** @type {Entry} */ entry) {
    finish(entry.value, this.folder)
    const payloads = payloadsOf(entry.value)
    this.store?.remember(key, { entry, payloads, notedAt: Date.now(), turns: redisEpoch() })
  }

  /** Takes a page that another instance has rendered, and keeps it as if it had been rendered here. */
  async takeFromOthers(/** @type {string} */ key) {
    if (!instances.redis?.isUp) return undefined
    const taken = await takeSharedPage(this.folder, key)
    if (!taken || isOverdue(taken) || !isUpToDate(tagsOf(taken.page), taken.order)) return undefined
    // Nothing that it shows was changed since, whatever the other host's clock says.
    const rendered = Math.min(taken.lastModified, Date.now())
    const lastModified = Math.max(rendered, lastRevalidation(tagsOf(taken.page)) + 1)
    const { page: value, cacheControl } = taken
    void this.save(key, { value: { ...value }, lastModified, cacheControl })
    const entry = { value, lastModified, cacheControl }
    this.remember(key, entry)
    return entry
  }

  /**
   * Keeps a page that Next has rendered.
   * @param {string} key
   * @param {Value | null} value
   * @param {{ cacheControl?: Entry['cacheControl'] }} [context]
   */
  async set(key, value, { cacheControl } = {}) {
    if (!this.store || !value || !isPage(value)) return
    const entry = { value, lastModified: Date.now(), cacheControl }
    const { at = undefined, order = undefined } = renderings.get(key) ?? {}
    renderings.delete(key)
    // Next puts back a page that it couldn't render again. On disk it stays as it was rendered.
    if (isFinished(value)) return this.remember(key, entry)
    const rendered = { ...value }
    const isKept = this.keeps(key, value)
    // A page whose data was changed while it was rendered may not show the change: the next visit renders it again.
    const isOutdated = at !== undefined && lastRevalidation(tagsOf(value)) >= at
    if (!isKept || isOutdated) return finish(value, isKept ? this.folder : undefined)
    this.remember(key, entry)
    await this.save(key, { ...entry, value: rendered })
    if (order === undefined) return
    const about = { order, lastModified: entry.lastModified, cacheControl }
    sharePage(this.folder, key, rendered, about).catch(() => undefined) // the others render it themselves
  }

  /** Saves a page to disk. Where that fails it is rendered again after a restart. */
  async save(/** @type {string} */ key, /** @type {Entry} */ entry) {
    try {
      await this.store?.save(key, entry)
    } catch (error) {
      if (!hasFailedToSave) console.error('pages can’t be saved to disk:', error)
      hasFailedToSave = true
    }
  }

  /** Returns false for a page not to be kept. "Not found" is kept only where a page was: strangers ask for such addresses without end. */
  keeps(/** @type {string} */ key, /** @type {Value} */ value) {
    if (routesOf(value).some((route) => transientRoutes.includes(route))) return false
    const isMissing = value.status === 404 || statusIn(value.html ?? '') === 404
    return !isMissing || pathOf(key) === notFoundPath || Boolean(this.store?.has(key))
  }

  async revalidateTag(/** @type {string | string[]} */ tags) {
    expireTags([tags].flat())
    await instances.notify?.([tags].flat())
  }

  resetRequestCache() {}
}

module.exports = PageCache
