// Tells who answers requests (held-answers.ts, part of the server's bundle) what of the cache an answer is made of.
// Next loads the page cache unbundled, so the two meet on what is one in the process.
const { AsyncLocalStorage } = require('node:async_hooks')

/**
 * @typedef {object} ServedPage a page, or a file that a route makes, such as /sitemap.xml
 * @property {string | Buffer} body as it is sent
 * @property {number} lastModified when it was rendered
 * @property {() => boolean} isRevalidated whether something it shows has been changed since
 */

const key = Symbol.for('showroom.from-cache')

/**
 * What hears of the page, for the time in which one request is answered.
 * @type {AsyncLocalStorage<(page: ServedPage) => void>}
 */
const answering = (globalThis[key] ??= new AsyncLocalStorage())

/** Says what of the cache the request that is being answered gets. */
const noteServed = (/** @type {ServedPage} */ page) => answering.getStore()?.(page)

module.exports = { answering, noteServed }
