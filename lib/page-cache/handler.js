// Next's cache of rendered pages, on its documented interface (`cacheHandler` in next.config.js). A page is stored as Next
// rendered it and served finished (finish-page.js): without external scripts, with its payload in a file and a policy of its own.
// Instances that share a Redis share pages and payloads (shared-pages.js, decision 043).
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

/** For how many seconds a page of the build counts as fresh: the routes' own `revalidate`. */
const defaultRevalidate = 3600

/** Routes whose pages staff can remove: a removed page must not come back. */
const editableRoutes = ['/(site)/[slug]/page', '/(site)/blog/[slug]/page']
/** Routes with too many pages to keep: every design of the visualizer, every filter of the gallery. */
const transientRoutes = ['/(site)/design/shared/[choice]/page', '/(site)/gallery/filter/[code]/page']
/** The page that Next serves for every address without a route. */
const notFoundPath = '/_not-found'

const policyHeader = 'content-security-policy'

const isPage = (/** @type {{ kind?: string } | null | undefined} */ { kind } = {}) =>
  kind === 'APP_PAGE' || kind === 'APP_ROUTE'
const isFinished = (/** @type {Value} */ { headers }) => Boolean(headers?.[policyHeader])
const isExpired = (/** @type {Entry} */ { value, lastModified }) =>
  lastRevalidation(tagsOf(value)) >= lastModified
/** Returns until when a page counts as fresh, in milliseconds since 1970. */
function freshUntil(/** @type {Omit<Entry, 'value'>} */ { lastModified, cacheControl }) {
  const { revalidate } = cacheControl ?? { revalidate: defaultRevalidate }
  return revalidate ? lastModified + revalidate * 1000 : Infinity
}
const isOverdue = (/** @type {Omit<Entry, 'value'>} */ entry) => freshUntil(entry) < Date.now()
/** Returns an entry that Next serves at once and renders again after the answer. */
const asOverdue = (/** @type {Entry} */ entry) => ({
  ...entry,
  lastModified: Date.now() - ((entry.cacheControl?.revalidate || defaultRevalidate) + 1) * 1000,
})

/** A page is finished again in each epoch: while Redis is away it contains its payload, which other instances couldn't read. */
const redisEpoch = () => instances.redis?.epoch ?? 0

/**
 * Finishes a page in place: Next answers the first visitor with the very object that it hands to `set`.
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
  // Says which pages browsers may render ahead (app/speculation-rules.json).
  const speculation = { 'speculation-rules': '"/speculation-rules.json"' }
  value.headers = { ...value.headers, [policyHeader]: page.csp, ...speculation }
}

/** Returns the names of the payloads that a finished page loads. */
const payloadsOf = (/** @type {Value} */ { html = '' }) =>
  Array.from(
    (/<script id="on-intent" data-src="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(/\/payload\/([\w-]+)\.js/g),
    ([, name = '']) => name,
  )

/**
 * When each rendering under way began, and the last change of other instances known by then. The oldest are dropped: a failed
 * rendering never ends.
 * @type {LRUCache<string, { startedAt: number, order: number | undefined }>}
 */
const renderings = new LRUCache({ max: 1_000 })

/** A disk that takes no page is logged once. */
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
    const local = await this.load(key)
    const isServable = local && !isExpired(local)
    if (local && isServable && !isOverdue(local)) return this.serve(local)
    const copy = await this.takeFromOtherInstance(key)
    if (copy) return this.serve(copy)
    renderings.set(key, { startedAt: Date.now(), order: syncedOrder() })
    if (local && isServable) return this.serve(local)
    // The page has changed and can't be rendered now: the last one is better than nothing. As it is overdue, Next tries to render
    // it after the answer, and puts this one back if that fails.
    const isLastResort = local?.value.kind === 'APP_PAGE' && isDatabaseAway()
    return isLastResort && !routesOf(local.value).some((route) => editableRoutes.includes(route))
      ? asOverdue(local)
      : null
  }

  /** Returns an entry for Next, and reports it to the response cache. */
  serve(/** @type {Entry} */ entry) {
    const { value, lastModified, cacheControl } = entry
    const epoch = redisEpoch()
    const tags = tagsOf(value)
    // Doesn't refer to the page, so that its memory can be freed. A page that names a payload must not outlive that file in the shared cache.
    const isRevalidated = () => lastRevalidation(tags) >= lastModified || epoch !== redisEpoch()
    noteServed({ body: value.html ?? value.body, freshUntil: freshUntil(entry), isRevalidated })
    return { value, lastModified, cacheControl }
  }

  /** Returns a finished page from memory or disk, expired or not. */
  async load(/** @type {string} */ key) {
    const rememberedPage = this.store?.recall(key)
    if (rememberedPage && this.isComplete(rememberedPage)) return rememberedPage.entry
    const savedEntry = await this.store?.read(key)
    if (savedEntry) this.remember(key, savedEntry)
    return savedEntry
  }

  /** Returns false if a payload of a remembered page is gone, or other instances can't read it. */
  isComplete(/** @type {import('./store').Remembered} */ rememberedPage) {
    if (rememberedPage.epoch !== redisEpoch()) return false
    if (rememberedPage.payloads.length === 0 || Date.now() - rememberedPage.notedAt < touchInterval)
      return true
    rememberedPage.notedAt = Date.now()
    return rememberedPage.payloads.every((name) => touchPayload(this.folder, name))
  }

  remember(/** @type {string} */ key, /** @type {Entry} */ entry) {
    finish(entry.value, this.folder)
    const payloads = payloadsOf(entry.value)
    this.store?.remember(key, { entry, payloads, notedAt: Date.now(), epoch: redisEpoch() })
  }

  /** Takes a page that another instance has rendered, and keeps it as if it had been rendered here. */
  async takeFromOtherInstance(/** @type {string} */ key) {
    if (!instances.redis?.isUp) return undefined
    const copy = await takeSharedPage(this.folder, key)
    if (!copy || isOverdue(copy) || !isUpToDate(tagsOf(copy.page), copy.order)) return undefined
    // Nothing on it was changed since, whatever the other host's clock says.
    const renderedAt = Math.min(copy.lastModified, Date.now())
    const lastModified = Math.max(renderedAt, lastRevalidation(tagsOf(copy.page)) + 1)
    const { page: value, cacheControl } = copy
    void this.save(key, { value: { ...value }, lastModified, cacheControl })
    const entry = { value, lastModified, cacheControl }
    this.remember(key, entry)
    return entry
  }

  /**
   * @param {string} key
   * @param {Value | null} value a page that Next has rendered
   * @param {{ cacheControl?: Entry['cacheControl'] }} [context]
   */
  async set(key, value, { cacheControl } = {}) {
    if (!this.store || !value || !isPage(value)) return
    const entry = { value, lastModified: Date.now(), cacheControl }
    const { startedAt = undefined, order = undefined } = renderings.get(key) ?? {}
    renderings.delete(key)
    // Next puts back a page that it couldn't render again. On disk it stays as it was rendered.
    if (isFinished(value)) return this.remember(key, entry)
    const renderedPage = { ...value }
    const isKept = this.shouldKeep(key, value)
    // A page whose data was changed during its rendering may not show the change: the next visit renders it again.
    const isOutdated = startedAt !== undefined && lastRevalidation(tagsOf(value)) >= startedAt
    if (!isKept || isOutdated) return finish(value, isKept ? this.folder : undefined)
    this.remember(key, entry)
    await this.save(key, { ...entry, value: renderedPage })
    if (order === undefined) return
    const metadata = { order, lastModified: entry.lastModified, cacheControl }
    sharePage(this.folder, key, renderedPage, metadata).catch(() => undefined) // the others render it themselves
  }

  /** A page that can't be saved is rendered again after a restart. */
  async save(/** @type {string} */ key, /** @type {Entry} */ entry) {
    try {
      await this.store?.save(key, entry)
    } catch (error) {
      if (!hasFailedToSave) console.error('pages can’t be saved to disk:', error)
      hasFailedToSave = true
    }
  }

  /** "Not found" is kept only where a page was: bots ask for missing addresses without end. */
  shouldKeep(/** @type {string} */ key, /** @type {Value} */ value) {
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
