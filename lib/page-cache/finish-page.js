// Finishes a static page between Next's rendering and the visitor: a pure function of its HTML.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { extractPayload, extractScripts } = require('../around-next/rendered-html')
const { statusIn } = require('../page-status')
const { staticPagePolicy } = require('../policy')
const { payloadName } = require('./payloads')

const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/page-cache')
/**
 * @type {[mark: string, code: string][]} parts of the inline loader, each with the text that a page must contain to need it
 *   (minify-loader.mjs)
 */
const loaderParts = JSON.parse(readFileSync(path.join(root, 'loader.min.json'), 'utf8'))
/** @type {Record<string, string>} scripts of single pages by name (components/site/parts/page-script.tsx) */
const pageScripts = JSON.parse(readFileSync(path.join(root, 'page-scripts.min.json'), 'utf8'))

const pageScriptMark = /<template data-script="([\w-]+)"><\/template>/g
const pageScript = (/** @type {string} */ name) =>
  Object.hasOwn(pageScripts, name) ? (pageScripts[name] ?? '') : ''

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')

/** Returns the inline loader with the parts that a page needs. */
const loaderFor = (/** @type {string} */ html) =>
  `(()=>{${loaderParts.map(([mark, code]) => (html.includes(mark) ? code : '')).join('')}})()`

/**
 * Makes a page that runs no script until the visitor shows an intent to use something: the inline loader (loader.js) loads the external
 * scripts on intent, and React's payload becomes a file of its own. The policy names the inline scripts by their hashes, so
 * no page needs a nonce or 'unsafe-inline'.
 * @param {string} rendered
 * @param {object} [options]
 * @param {boolean} [options.keepsPayload] leaves the payload in the document, for when no file can be kept
 * @param {(sources: string[]) => { name: string, rest: string[] } | undefined} [options.joinScripts] finds the one script
 *   that replaces those of all pages, and the page's other ones
 * @returns {{ html: string, payload?: { name: string, text: string }, csp: string, status?: number, refused: number }}
 *   `status` is what the page's own HTML asks for, `refused` counts scripts that are neither ours nor Next's and will not run
 */
function finishPage(rendered, { keepsPayload = false, joinScripts } = {}) {
  const { remaining: html, sources, foreign: foreignScripts } = extractScripts(rendered)
  const { remaining, payload: parts, foreign } = extractPayload(html)
  const text = parts.join('\n')
  const payload = keepsPayload || parts.length === 0 ? undefined : { name: payloadName(text), text }
  const joined = payload && joinScripts?.(sources)
  // The script that starts React comes last, when everything that the page needs is loaded.
  const scripts = joined ? [...joined.rest, `/payload/${joined.name}.js`] : sources
  const list = payload ? [`/payload/${payload.name}.js`, ...scripts] : scripts
  const loader = loaderFor(remaining)
  const onIntent = `<script id="on-intent" data-src="${list.join(' ')}">${loader}</script>`
  const ownScripts = Array.from(remaining.matchAll(pageScriptMark), ([, name = '']) => pageScript(name))
  const inline = [loader, ...ownScripts, ...(payload ? [] : parts)]
  return {
    html: (payload ? remaining : html)
      .replace(pageScriptMark, (_, name) => `<script>${pageScript(name)}</script>`)
      .replace('</body>', () => `${onIntent}</body>`),
    payload,
    csp: staticPagePolicy(new Set(inline.map(sha256)), remaining),
    status: statusIn(rendered),
    refused: foreign + foreignScripts,
  }
}

module.exports = { finishPage }
