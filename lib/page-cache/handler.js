// Next's own file-system page cache; each static page, as it enters or leaves the cache, is finished once:
//  1. its external scripts are taken out and listed for the small inline loader (loader.js), which brings them in
//     when a visitor first means to use something that needs React (an element with data-intent);
//  2. it gets a Content-Security-Policy with the hashes of its own inline scripts: no 'unsafe-inline' for scripts,
//     no nonce, and so no rendering per request.
// What has been revalidated is noted beside the pages: Next keeps that in memory only, and a page that nobody has asked
// for since would come back as it was after a restart.
// The base class and the shape of the HTML are Next's internals: the version is pinned, tests/browser holds the result.
const { createHash } = require('node:crypto')
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/page-cache')
// Comments and blanks go; no text in loader.js may have a blank beside one of these signs.
const loader = readFileSync(path.join(root, 'loader.js'), 'utf8')
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\n\s*/g, '\n')
  .replace(/ ?([=<>?&|+{},:()]+) ?/g, '$1')
  .replace(/,?\n([}\])])/g, '$1')
  .replace(/([{(,>])\n/g, '$1')
  .trim()

const externalScript = /<script(?=[^>]*\ssrc="([^"]+)")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
// Structured data is no script to a browser and needs no hash.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** Takes the external scripts out of a page and lists them for the loader. */
function loadScriptsOnIntent(html) {
  const sources = new Set()
  const bare = html.replace(scriptPreload, '').replace(externalScript, (tag, src) => {
    if (!/\bnomodule\b/i.test(tag)) sources.add(src)
    return ''
  })
  return bare.replace(
    '</body>',
    () => `<script id="on-intent" data-src="${[...sources].join(' ')}">${loader}</script></body>`,
  )
}

/** The Content-Security-Policy of a page: only its own inline scripts, by their hashes. */
function policyFor(html) {
  const hashes = new Set()
  for (const [, code] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://*.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function finish(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.headers?.['content-security-policy'])
    return
  // A page that says itself that nothing is here (components/site/parts/not-found-status.tsx).
  if (page.html.includes('<meta name="status" content="404"')) page.status = 404
  page.html = loadScriptsOnIntent(page.html)
  page.headers = { ...page.headers, 'content-security-policy': policyFor(page.html) }
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

module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    // In development nothing is kept on disk.
    this.revalidatedFile =
      this.flushToDisk && this.serverDistDir ? path.join(this.serverDistDir, 'revalidated.json') : undefined
    if (this.revalidatedFile) readRevalidated(this.revalidatedFile)
  }

  /** Where an entry is kept; a name that no file system takes is kept under its hash (a slug has no dots, endings stay). */
  getFilePath(key, kind) {
    const short = key.replace(/[^/.]{200,}/g, (name) => createHash('sha256').update(name).digest('hex'))
    return super.getFilePath(short, kind)
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

  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value) // what the build rendered
    return entry
  }

  async set(key, page, context) {
    // notFound() leaves an empty page for the script to fill; the build's own 404 page stands in for it.
    if (page?.status === 404 && page.html?.includes('<html id="__next_error__">'))
      page.html = readFileSync(path.join(this.serverDistDir, 'app/_not-found.html'), 'utf8')
    finish(page) // what was rendered on demand, before its first answer
    return super.set(key, page, context)
  }
}
module.exports.finish = finish
