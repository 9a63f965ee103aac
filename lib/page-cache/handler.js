// Next's own file-system page cache; each static page, as it leaves the cache, is finished once:
//  1. its external scripts are taken out and listed for the small inline loader (loader.js), which brings them in
//     when a visitor first means to use something that needs React (an element with data-intent); those that every page
//     has come as one (joined.js);
//  2. React's payload, which nobody needs before, leaves the document with them (payloads.js);
//  3. it gets a Content-Security-Policy with the hash of the loader: no 'unsafe-inline' for scripts, no nonce, and so no
//     rendering per request.
// On disk a page stays as Next rendered it, so that its payload can be made again.
// What has been revalidated is noted beside the pages (revalidated.js). Where several instances share a Redis, they share
// pages and payloads (shared-pages.js, decision 043).
const { createHash } = require('node:crypto')
const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { isDatabaseAway } = require('../database-away')
const { instances } = require('../instances-hub')
const { statusIn } = require('../page-status')
const { staticPagePolicy } = require('../policy')
const { noteServed } = require('./from-cache')
const {
  FileSystemCache,
  asIfNothingRevalidated,
  asOverdue,
  forgetInMemory,
  keepInMemory,
  keysOnDisk,
  longestRevalidate,
  revalidatedAt,
  revalidationOf,
  routesOf,
  tagsOf,
  takePayload,
  takeScripts,
  wholeFiles,
} = require('./next-internals')
const { joinCommon } = require('./joined')
const { pathOf } = require('../page-tags')
const { keepPayload, noteEvery, notePayload } = require('./payloads')
const { heardOrder, isRight, readRevalidated, saveRevalidated } = require('./revalidated')
const { givePage, takePage } = require('./shared-pages')

const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/page-cache')
// Made of loader.js by minify-loader.mjs: its parts, and what a page must hold to need each.
const loaderParts = JSON.parse(readFileSync(path.join(root, 'loader.min.json'), 'utf8'))

/** The pages' own scripts, by name, each put where a page asks for it (components/site/parts/page-script.tsx). */
const pageScripts = JSON.parse(readFileSync(path.join(root, 'page-scripts.min.json'), 'utf8'))
const scriptOf = (/** @type {string} */ name) => (Object.hasOwn(pageScripts, name) ? pageScripts[name] : '')
const scriptMark = /<template data-script="([\w-]+)"><\/template>/g

const sha256 = (text, encoding) => createHash('sha256').update(text).digest(encoding)

/** The inline script of a page, without the parts that it has no use for. */
const loaderOf = (html) =>
  `(()=>{${loaderParts.map(([mark, code]) => (html.includes(mark) ? code : '')).join('')}})()`

/** What a finished page names of the payloads' folder, and when it was last noted that the page is served. */
const payloadOf = new WeakMap()

/** Whether a page says that nothing is at its address: in its own words, or by Next's notFound(). */
const isMissing = (page) =>
  page?.status === 404 || (typeof page?.html === 'string' && statusIn(page.html) === 404)

/** Whether it is a page, or a file that a route makes; anything else no instance gives to another. */
const isResponse = (/** @type {{ kind?: string } | null} */ page) =>
  ['APP_PAGE', 'APP_ROUTE'].includes(page?.kind)

const isFinished = (page) => page?.kind === 'APP_PAGE' && !!page.headers?.['content-security-policy']

/**
 * Finishes a page in place.
 * @param {object} page an entry of the cache
 * @param {string | undefined} folder the build's server folder, where payloads are kept; without it, or where it can't be
 *   written, the payload stays in the document
 */
function finish(page, folder) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || isFinished(page)) return
  if (isMissing(page)) page.status = 404
  const { bare: html, sources, strange: foreign } = takeScripts(page.html)
  const { bare, payload, strange } = takePayload(html)
  if (strange + foreign > 0)
    console.error(`${strange + foreign} script(s) of a page are not ours and will not run`)
  finishedAt.set(page, redisTurns())
  // While Redis is away the others can't have the payload, and any of them may be asked for it.
  const isReachable = folder && (!instances.redis || instances.redis.isUp)
  const name = isReachable && payload.length > 0 ? keepPayload(folder, payload.join('\n')) : undefined
  let list = sources
  if (name) {
    const joined = joinCommon(folder, sources)
    // What starts React comes last, when it has all that the page needs.
    list = [`/payload/${name}.js`, ...(joined ? [...joined.rest, `/payload/${joined.name}.js`] : sources)]
    payloadOf.set(page, { names: joined ? [name, joined.name] : [name], noted: Date.now() })
  }
  const loader = loaderOf(bare)
  const onIntent = `<script id="on-intent" data-src="${list.join(' ')}">${loader}</script>`
  const wanted = Array.from(bare.matchAll(scriptMark), ([, script]) => scriptOf(script))
  page.html = (name ? bare : html)
    .replace(scriptMark, (_, script) => `<script>${scriptOf(script)}</script>`)
    .replace('</body>', () => `${onIntent}</body>`)
  const own = [loader, ...wanted, ...(name ? [] : payload)]
  const hashes = new Set(own.map((code) => sha256(code, 'base64')))
  page.headers = { ...page.headers, 'content-security-policy': staticPagePolicy(hashes, bare) }
  // Browsers that can render ahead what is pointed at find there which pages (app/speculation-rules.json).
  page.headers['speculation-rules'] = '"/speculation-rules.json"'
}

/** Whether what a page that is served now names is there. */
function hasPayload(page, folder) {
  const payload = page && payloadOf.get(page)
  if (!payload || Date.now() - payload.noted < noteEvery) return true
  payload.noted = Date.now()
  return payload.names.every((name) => notePayload(folder, name))
}

/** Routes whose pages staff write, and take away again: what was taken away must not come back. */
const written = ['/(site)/[slug]/page', '/(site)/blog/[slug]/page']

/** Whether a page is there whatever the database says. */
const isAlways = (page) => !routesOf(page).some((route) => written.includes(route))

/** Pages that there are too many of to keep: each kitchen that the visualizer can show. */
const passing = ['/(site)/design/[choice]/page']

/** What Next answers where no route is, one page for all such addresses. */
const missingPage = '/_not-found'

/** How often Redis came or went when a page was finished: while it is away payloads stay in their documents. */
const finishedAt = new WeakMap()
const redisTurns = () => instances.redis?.turns ?? 0
const isOfAnotherTurn = (page) => isFinished(page) && (finishedAt.get(page) ?? 0) !== redisTurns()

/** Since when pages are being rendered, by their keys, and what of other instances had been heard by then. */
const begun = new Map()
/** So many renderings are known at a time; one that failed is never ended. */
const mostBegun = 1_000

function noteBegun(key) {
  begun.delete(key)
  begun.set(key, { at: Date.now(), order: heardOrder() })
  const [oldest] = begun.keys()
  if (begun.size > mostBegun) begun.delete(oldest)
}

/** Whether an entry's time is over; of one from the build Next keeps that time elsewhere. */
function isOverdue({ lastModified, cacheControl = { revalidate: longestRevalidate } }) {
  return !!cacheControl.revalidate && lastModified + cacheControl.revalidate * 1000 < Date.now()
}

module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(instances.redis ? { ...context, fs: wholeFiles(context.fs) } : context)
    const { flushToDisk, serverDistDir } = context
    this.folder = serverDistDir
    // In development nothing is kept on disk.
    if (flushToDisk && serverDistDir) readRevalidated(path.join(serverDistDir, 'revalidated.json'))
  }

  /** Where an entry is kept; a name that no file system takes is kept under its hash (a slug has no dots, endings stay). */
  getFilePath(key, kind) {
    return super.getFilePath(
      key.replace(/[^/.]{200,}/g, (name) => sha256(name, 'hex')),
      kind,
    )
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    saveRevalidated()
    await instances.tell?.([tags].flat())
  }

  async get(key, context) {
    const entry = await this.find(key, context)
    if (entry?.lastModified > 0 && isResponse(entry.value)) {
      const { value: page, lastModified } = entry
      const turns = redisTurns()
      const wasRevalidated = revalidationOf(page, lastModified)
      // What names a payload is served no longer than the others can have it.
      const isRevalidated = () => wasRevalidated() || turns !== redisTurns()
      noteServed({ body: page.html ?? page.body, lastModified, isRevalidated })
    }
    if (entry || !isDatabaseAway()) return entry
    // It was revalidated and can't be rendered now: what was shown last is better than nothing. It counts as overdue, so
    // that Next renders it behind the answer, and puts this back where that fails.
    const last = await asIfNothingRevalidated(() => this.read(key, context))
    return last?.value?.kind === 'APP_PAGE' && isAlways(last.value) ? asOverdue(last) : null
  }

  /** A page that may be served: this instance's own, else one that another has rendered. */
  async find(key, context) {
    const own = await this.read(key, context)
    if (own && !isOverdue(own)) return own
    if (!isResponse(context)) return own
    const other = await this.takeFromOthers(key, context)
    if (other) return other
    noteBegun(key)
    return own
  }

  /** Keeps a page of another instance as if it had been rendered here. */
  async takeFromOthers(key, context) {
    if (!this.folder || !instances.redis?.isUp) return null
    const taken = await takePage(this.folder, key)
    if (!taken || isOverdue(taken) || !isRight(tagsOf(taken.page), taken.order)) return null
    // Nothing that it shows was changed since, whatever the other host's clock said.
    const rendered = Math.min(taken.lastModified, Date.now())
    const lastModified = Math.max(rendered, revalidatedAt(tagsOf(taken.page)))
    const { page, cacheControl } = taken
    super.set(key, { ...page }, { cacheControl }).catch(() => undefined) // on disk for later; not waited for
    keepInMemory(key, page, cacheControl, lastModified)
    return this.read(key, context)
  }

  async read(key, context) {
    const entry = await super.get(key, context)
    finish(entry?.value, this.folder)
    if (hasPayload(entry?.value, this.folder) && !isOfAnotherTurn(entry?.value)) return entry
    forgetInMemory(key)
    const again = await super.get(key, context)
    finish(again?.value, this.folder)
    return again
  }

  async set(key, page, context) {
    // Next puts a page back that it couldn't render anew. On disk it stays as it was rendered.
    if (isFinished(page)) return keepInMemory(key, page, context.cacheControl)
    // That nothing is at an address is kept only where something was: strangers can ask for such addresses without end.
    const isPassing = page && routesOf(page).some((route) => passing.includes(route))
    const kept = !isPassing && (!isMissing(page) || this.has(key) || pathOf(key) === missingPage)
    const rendered = page && { ...page }
    finish(page, kept ? this.folder : undefined) // its first answer is this very object
    const { at, order } = begun.get(key) ?? {}
    begun.delete(key)
    // What was changed while it was rendered it may not show: it is rendered again when it is next asked for.
    const isOutdated = page && at !== undefined && revalidatedAt(tagsOf(page)) > at
    if (!kept || isOutdated) return
    await super.set(key, rendered, context)
    if (order === undefined || !isResponse(page) || !this.folder) return
    const about = { order, lastModified: Date.now(), cacheControl: context.cacheControl }
    givePage(this.folder, key, rendered, about).catch(() => undefined) // the others render it themselves
  }

  /** Whether there is a page under a key, also one from the build. */
  has(key) {
    return keysOnDisk(key).some((name) => existsSync(this.getFilePath(`${name}.html`, 'APP_PAGE')))
  }
}
module.exports.finish = finish
