// Next's own file-system page cache; each static page, as it leaves the cache, is finished once:
//  1. its external scripts are taken out and listed for the small inline loader (loader.js), which brings them in
//     when a visitor first means to use something that needs React (an element with data-intent); those that every page
//     has come as one (joined.js);
//  2. React's payload, which nobody needs before, leaves the document with them (payloads.js);
//  3. it gets a Content-Security-Policy with the hash of the loader: no 'unsafe-inline' for scripts, no nonce, and so no
//     rendering per request.
// On disk a page stays as Next rendered it, so that its payload can be made again.
// What has been revalidated is noted beside the pages: Next keeps that in memory only, and a page that nobody has asked
// for since would come back as it was after a restart.
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { isDatabaseAway } = require('../database-away')
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
  revalidationOf,
  routesOf,
  tagsManifest,
  takePayload,
  takeScripts,
} = require('./next-internals')
const { joinCommon } = require('./joined')
const { keepPayload, noteEvery, notePayload } = require('./payloads')

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
  const name = folder && payload.length > 0 ? keepPayload(folder, payload.join('\n')) : undefined
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

let read = false

/** Brings back what was revalidated before this process started, once. */
function readRevalidated(file) {
  if (read) return
  read = true
  try {
    for (const [tag, entry] of JSON.parse(readFileSync(file, 'utf8')))
      if (!tagsManifest.has(tag)) tagsManifest.set(tag, entry)
  } catch {
    // Nothing has been revalidated since the build.
  }
}

module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    const { flushToDisk, serverDistDir } = context
    this.folder = serverDistDir
    // In development nothing is kept on disk.
    this.revalidatedFile =
      flushToDisk && serverDistDir ? path.join(serverDistDir, 'revalidated.json') : undefined
    if (this.revalidatedFile) readRevalidated(this.revalidatedFile)
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
    if (!this.revalidatedFile) return
    try {
      writeFileSync(`${this.revalidatedFile}.new`, JSON.stringify([...tagsManifest]))
      renameSync(`${this.revalidatedFile}.new`, this.revalidatedFile)
    } catch {
      // Where this can't be written no page can be either: there is nothing on disk to come back.
    }
  }

  async get(key, context) {
    const entry = await this.read(key, context)
    if (entry?.lastModified > 0 && ['APP_PAGE', 'APP_ROUTE'].includes(entry.value?.kind)) {
      const { value: page, lastModified } = entry
      const isRevalidated = revalidationOf(page, lastModified)
      noteServed({ body: page.html ?? page.body, lastModified, isRevalidated })
    }
    if (entry || !isDatabaseAway()) return entry
    // It was revalidated and can't be rendered now: what was shown last is better than nothing. It counts as overdue, so
    // that Next renders it behind the answer, and puts this back where that fails.
    const last = await asIfNothingRevalidated(() => this.read(key, context))
    return last?.value?.kind === 'APP_PAGE' && isAlways(last.value) ? asOverdue(last) : null
  }

  async read(key, context) {
    const entry = await super.get(key, context)
    finish(entry?.value, this.folder)
    if (hasPayload(entry?.value, this.folder)) return entry
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
    const kept = !isPassing && (!isMissing(page) || this.has(key))
    const rendered = page && { ...page }
    finish(page, kept ? this.folder : undefined) // its first answer is this very object
    if (kept) await super.set(key, rendered, context)
  }

  /** Whether there is a page under a key, also one from the build. */
  has(key) {
    return keysOnDisk(key).some((name) => existsSync(this.getFilePath(`${name}.html`, 'APP_PAGE')))
  }
}
module.exports.finish = finish
