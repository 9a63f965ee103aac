// Everything of Next that isn't its public interface, in one place: the base class of its page cache, its list of
// revalidated tags, where it keeps pages, and what its rendered HTML looks like. tests/unit/next-internals.test.ts
// holds each of them and fails by name when an upgrade changes one.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

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

/** Takes the external scripts and their preloads out of a page; `sources` are those a browser of today would load. */
function takeScripts(/** @type {string} */ html) {
  /** @type {Set<string>} */
  const sources = new Set()
  const bare = html
    .replace(linkTag, (tag, attributes) =>
      attribute(attributes, 'rel') === 'preload' && attribute(attributes, 'as') === 'script' ? '' : tag,
    )
    .replace(scriptTag, (tag, attributes) => {
      const source = attribute(attributes, 'src')
      if (source === undefined) return tag
      if (!/\bnomodule\b/i.test(attributes)) sources.add(source)
      return ''
    })
  return { bare, sources: [...sources] }
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

module.exports = {
  FileSystemCache,
  tagsManifest,
  keysOnDisk,
  takeScripts,
  takePayload,
  forgetInMemory,
}
