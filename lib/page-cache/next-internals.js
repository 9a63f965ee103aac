// Everything of Next that isn't its public interface, in one place: the base class of its page cache, its list of
// revalidated tags, where it keeps pages, and what its rendered HTML looks like; its headers' names are in
// lib/next-headers.ts; how it names what revalidates a page in lib/page-tags.js. tests/unit/next-internals.test.ts holds each of them and fails by name when an upgrade changes one.
const { AsyncLocalStorage } = require('node:async_hooks')
const { randomUUID } = require('node:crypto')
const { rename } = require('node:fs/promises')
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default
const {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external')
const { routeOf } = require('../page-tags')

/**
 * The names under which a page's files may lie: its key, and the path alone, under which the build left it before the
 * first visit (`/route-cache/<route>/$/<path>`).
 */
function keysOnDisk(/** @type {string} */ key) {
  const path = key.indexOf('/$/')
  return path < 0 ? [key] : [key, key.slice(path + 2)]
}

// React writes `>` in an attribute as &gt;: a tag ends at the first one.
const scriptTag = /<script\b([^>]*)>([^]*?)<\/script>/g
const linkTag = /<link\b([^>]*)>/g
const attribute = (/** @type {string} */ attributes, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

/**
 * Takes the external scripts and their preloads out of a page; `sources` are those of the build that a browser of today would
 * load. `strange` are all others: the loader must not bring in what somebody has got into a page.
 */
function takeScripts(/** @type {string} */ html) {
  /** @type {Set<string>} */
  const sources = new Set()
  let strange = 0
  const bare = html
    .replace(linkTag, (tag, attributes) =>
      attribute(attributes, 'rel') === 'preload' && attribute(attributes, 'as') === 'script' ? '' : tag,
    )
    .replace(scriptTag, (tag, attributes) => {
      const source = attribute(attributes, 'src')
      if (source === undefined) return tag
      if (!source.startsWith('/_next/static/') || source.includes('..')) strange += 1
      else if (!/\bnomodule\b/i.test(attributes)) sources.add(source)
      return ''
    })
  return { bare, sources: [...sources], strange }
}

// Turbopack names a chunk by the script element that brought it, or by its path: both begin like this.
const chunkStart = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(['
const byElement = `${chunkStart}"object"==typeof document?document.currentScript:void 0,`

/**
 * Makes one script of several of the build's; each says its own path, so that Turbopack's runtime knows that it is there. React
 * and Turbopack look for a script element besides and would fetch each again: the last line adds one for each, of a type that no browser
 * fetches.
 * @param {{ source: string, text: string }[]} scripts by their addresses, in their order
 * @returns {string | undefined} nothing where one looks otherwise than known
 */
function joinScripts(scripts) {
  const named = scripts.map(({ source, text }) => {
    if (!/^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(source)) return undefined
    // The runtime registers no modules.
    if (source.includes('/turbopack-')) return text
    if (!text.startsWith(byElement)) return undefined
    return `${chunkStart}${JSON.stringify(source.replace('/_next/', ''))},${text.slice(byElement.length)}`
  })
  if (named.includes(undefined)) return undefined
  const sources = JSON.stringify(scripts.map(({ source }) => source))
  const isThere = `for(const src of ${sources})document.head.append(Object.assign(document.createElement("script"),{type:"joined",async:true,src}))`
  return [...named, isThere].join('\n;')
}

// How React and Next hand a page its data: the stream's first push makes the list, and Turbopack's entry is named.
const dataPushes = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([^]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^]*)\);?$/,
]

/** Whether a script does nothing but hand Next data: what it pushes is JSON, which runs nothing. */
function handsData(/** @type {string} */ code) {
  const pushed = dataPushes.map((push) => push.exec(code)?.[1]).find((data) => data !== undefined)
  if (pushed === undefined) return false
  try {
    JSON.parse(pushed)
    return true
  } catch {
    return false
  }
}

/**
 * Takes the inline scripts that hand Next its data out of a page, in their order. `strange` are the inline scripts that
 * are none of Next's: they stay, and the policy doesn't let them run. Structured data is no script to a browser.
 */
function takePayload(/** @type {string} */ html) {
  /** @type {string[]} */
  const payload = []
  let strange = 0
  const bare = html.replace(scriptTag, (tag, attributes, code) => {
    if (handsData(code)) {
      payload.push(code)
      return ''
    }
    if (attribute(attributes, 'type') !== 'application/ld+json') strange += 1
    return tag
  })
  return { bare, payload, strange }
}

/** Takes a page out of the memory that all page caches of a process share; it is read from the disk again. */
const forgetInMemory = (/** @type {string} */ key) => FileSystemCache.memoryCache?.remove(key)

/** Puts a page into that memory as rendered just now (or at `lastModified`), and leaves the disk alone. */
const keepInMemory = (
  /** @type {string} */ key,
  /** @type {object} */ page,
  /** @type {object | undefined} */ cacheControl,
  lastModified = Date.now(),
) => FileSystemCache.memoryCache?.set(key, { value: page, lastModified, cacheControl })

/** When a page's tags were last revalidated here, in milliseconds since 1970; 0 where none was. */
const revalidatedAt = (/** @type {string[]} */ tags) =>
  Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.expired ?? 0))

/**
 * Next's ways to the disk, with files that are there whole or not at all: another instance may read in the same folder.
 * @template {{ writeFile: (file: string, data: any) => Promise<void> }} Files
 * @param {Files} files
 * @returns {Files}
 */
const wholeFiles = (files) => ({
  ...files,
  writeFile: async (file, data) => {
    const unfinished = `${file}.${randomUUID()}`
    await files.writeFile(unfinished, data)
    await rename(unfinished, file)
  },
})

// What has been revalidated is hidden from one reading at a time.
const hiding = new AsyncLocalStorage()
const tagEntry = tagsManifest.get.bind(tagsManifest)
tagsManifest.get = (/** @type {string} */ tag) => (hiding.getStore() ? undefined : tagEntry(tag))

/** Reads from the page cache as if nothing had been revalidated. */
const asIfNothingRevalidated = (/** @type {() => Promise<object | null>} */ read) => hiding.run(true, read)

/**
 * An entry as Next takes one whose time is over: answered at once, and rendered behind it.
 * @template {{ lastModified?: number, cacheControl?: { revalidate?: number | false } }} Entry
 * @param {Entry} entry
 * @returns {Entry}
 */
const asOverdue = (entry) => ({
  ...entry,
  lastModified: Date.now() - ((entry.cacheControl?.revalidate || longestRevalidate) + 1) * 1000,
})
/** How long our static pages count as fresh, in seconds: their routes' `revalidate`. */
const longestRevalidate = 3600

const tagsHeader = 'x-next-cache-tags'
const tagsOf = (/** @type {{ headers?: Record<string, string> }} */ page) =>
  (page.headers?.[tagsHeader] ?? '').split(',')

/** The routes (and layouts) that a page was rendered by, as Next names them in its tags. */
const routesOf = (/** @type {{ headers?: Record<string, string> }} */ page) => tagsOf(page).map(routeOf)

/**
 * Tells, whenever it is asked, whether something that a page shows was revalidated after it was rendered, as Next decides it.
 * It holds nothing of the page.
 */
function revalidationOf(
  /** @type {{ headers?: Record<string, string> }} */ page,
  /** @type {number} */ lastModified,
) {
  const tags = tagsOf(page)
  return () => areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified)
}

module.exports = {
  FileSystemCache,
  tagsManifest,
  longestRevalidate,
  tagsOf,
  revalidatedAt,
  wholeFiles,
  keepInMemory,
  asIfNothingRevalidated,
  asOverdue,
  routesOf,
  revalidationOf,
  keysOnDisk,
  takeScripts,
  takePayload,
  joinScripts,
  forgetInMemory,
}
