// What Next's and React's rendered HTML looks like, which nobody promises: how scripts stand in it, how a Turbopack chunk begins, and
// how React's data is handed to the page. tests/unit/around-next/next.test.ts holds each with Next's own React.

// React writes `>` in an attribute as &gt;: a tag ends at the first one.
const scriptTag = /<script\b([^>]*)>([^]*?)<\/script>/g
const linkTag = /<link\b([^>]*)>/g
const attribute = (/** @type {string} */ attributes, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

/**
 * Takes the external scripts and their preloads out of a page; `sources` are those of the build that a browser of today would
 * load. `strange` are all others: the loader must not bring in what somebody has got into a page.
 */
function extractScripts(/** @type {string} */ html) {
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
// From Next 16.5 on a chunk of modules is a strict function.
const strictStart = '(()=>{"use strict";'

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
    const before = text.startsWith(strictStart) ? strictStart : ''
    if (!text.startsWith(byElement, before.length)) return undefined
    const rest = text.slice(before.length + byElement.length)
    return `${before}${chunkStart}${JSON.stringify(source.replace('/_next/', ''))},${rest}`
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
function extractPayload(/** @type {string} */ html) {
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

module.exports = { extractScripts, extractPayload, joinScripts }
