// Next's own file-system page cache; each static page, as it enters or leaves the cache, is finished once:
//  1. its external scripts are taken out and listed for the small inline loader (loader.js), which brings them in
//     when a visitor first means to use something that needs React (an element with data-intent);
//  2. it gets a Content-Security-Policy with the hashes of its own inline scripts: no 'unsafe-inline' for scripts,
//     no nonce, and so no rendering per request.
// What has been revalidated is noted beside the pages: Next keeps that in memory only, and a page that nobody has asked
// for since would come back as it was after a restart.
const { createHash } = require('node:crypto')
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { statusIn } = require('../page-status')
const { staticPagePolicy } = require('../policy')
const {
  FileSystemCache,
  inlineScripts,
  isEmptyShell,
  readNotFoundPage,
  tagsManifest,
  takeScripts,
} = require('./next-internals')

const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/page-cache')
// Made of loader.js by minify-loader.mjs.
const loader = readFileSync(path.join(root, 'loader.min.js'), 'utf8').trim()

const sha256 = (text, encoding) => createHash('sha256').update(text).digest(encoding)

function finish(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.headers?.['content-security-policy'])
    return
  page.status = statusIn(page.html) ?? page.status
  const { bare, sources } = takeScripts(page.html)
  const onIntent = `<script id="on-intent" data-src="${sources.join(' ')}">${loader}</script>`
  page.html = bare.replace('</body>', () => `${onIntent}</body>`)
  const hashes = new Set(inlineScripts(page.html).map((code) => sha256(code, 'base64')))
  page.headers = { ...page.headers, 'content-security-policy': staticPagePolicy(hashes) }
}

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

/** The build's 404 page, read once and again after a revalidation. */
let notFoundPage

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
    notFoundPage = undefined
    if (!this.revalidatedFile) return
    try {
      writeFileSync(`${this.revalidatedFile}.new`, JSON.stringify([...tagsManifest]))
      renameSync(`${this.revalidatedFile}.new`, this.revalidatedFile)
    } catch {
      // Where this can't be written no page can be either: there is nothing on disk to come back.
    }
  }

  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value) // what the build rendered
    return entry
  }

  async set(key, page, context) {
    // notFound() leaves an empty page for the script to fill; the build's own 404 page stands in for it.
    if (page?.status === 404 && page.html && isEmptyShell(page.html))
      page.html = notFoundPage ??= await readNotFoundPage(this.folder)
    finish(page) // what was rendered on demand, before its first answer
    return super.set(key, page, context)
  }
}
module.exports.finish = finish
