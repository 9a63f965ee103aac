// The undocumented form of Next's and React's HTML: scripts, the start of Turbopack chunks, and how React's data reaches the
// page. tests/unit/around-next/next.test.ts checks each with Next's own React.

// React writes `>` in an attribute as &gt;, so a tag ends at the first one.
const scriptTag = /<script\b([^>]*)>([^]*?)<\/script>/g
const linkTag = /<link\b([^>]*)>/g
const attribute = (/** @type {string} */ attributes, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

/**
 * Removes external scripts and their preloads from a page; `sources` are those of the build that modern browsers load.
 * `foreign` counts all others: the loader must not load what somebody has injected into a page.
 */
function extractScripts(/** @type {string} */ html) {
  /** @type {Set<string>} */
  const sources = new Set()
  let foreign = 0
  const remaining = html
    .replace(linkTag, (tag, attributes) =>
      attribute(attributes, 'rel') === 'preload' && attribute(attributes, 'as') === 'script' ? '' : tag,
    )
    .replace(scriptTag, (tag, attributes) => {
      const source = attribute(attributes, 'src')
      if (source === undefined) return tag
      if (!source.startsWith('/_next/static/') || source.includes('..')) foreign += 1
      else if (!/\bnomodule\b/i.test(attributes)) sources.add(source)
      return ''
    })
  return { remaining, sources: [...sources], foreign }
}

// Turbopack identifies a chunk by its script element or by its path; both begin like this.
const chunkStart = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(['
const byElement = `${chunkStart}"object"==typeof document?document.currentScript:void 0,`
// From Next 16.5 on a chunk of modules is a strict function.
const strictStart = '(()=>{"use strict";'

/**
 * Joins several of the build's scripts; each names its own path, so that Turbopack's runtime knows that it is loaded. React
 * and Turbopack would fetch a chunk without a script element again, so the last line adds elements of a type that no browser
 * fetches.
 * @param {{ source: string, text: string }[]} scripts by their addresses, in their order
 * @returns {string | undefined} undefined if one has an unknown form
 */
function joinScripts(scripts) {
  const texts = scripts.map(({ source, text }) => {
    if (!/^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(source)) return undefined
    // The runtime registers no modules.
    if (source.includes('/turbopack-')) return text
    const prefix = text.startsWith(strictStart) ? strictStart : ''
    if (!text.startsWith(byElement, prefix.length)) return undefined
    const rest = text.slice(prefix.length + byElement.length)
    return `${prefix}${chunkStart}${JSON.stringify(source.replace('/_next/', ''))},${rest}`
  })
  if (texts.includes(undefined)) return undefined
  const sources = JSON.stringify(scripts.map(({ source }) => source))
  const markLoaded = `for(const src of ${sources})document.head.append(Object.assign(document.createElement("script"),{type:"joined",async:true,src}))`
  return [...texts, markLoaded].join('\n;')
}

// React and Next push a page's data: the stream's first push makes the list, and Turbopack's entry is named.
const dataPushes = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([^]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^]*)\);?$/,
]

/** Returns true if a script does nothing but push JSON for Next. */
function onlyPushesData(/** @type {string} */ code) {
  const data = dataPushes.map((push) => push.exec(code)?.[1]).find((json) => json !== undefined)
  if (data === undefined) return false
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

/** Removes the inline scripts that pass data to Next. `foreign` counts other inline scripts: they stay, and the policy blocks them. */
function extractPayload(/** @type {string} */ html) {
  /** @type {string[]} */
  const payload = []
  let foreign = 0
  const remaining = html.replace(scriptTag, (tag, attributes, code) => {
    if (onlyPushesData(code)) {
      payload.push(code)
      return ''
    }
    if (attribute(attributes, 'type') !== 'application/ld+json') foreign += 1
    return tag
  })
  return { remaining, payload, foreign }
}

module.exports = { extractScripts, extractPayload, joinScripts }
