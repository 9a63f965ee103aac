// Tells the response cache, which is part of the server's bundle, what of the page cache a request is answered with. Next loads
// the page cache unbundled, so the two meet on what is one in the process. It depends on Next asking the cache in the asynchronous
// context of the request; if it didn't, the response cache would keep nothing.
const { AsyncLocalStorage } = require('node:async_hooks')

/**
 * @typedef {object} ServedPage a page, or a file that a route makes, such as /sitemap.xml
 * @property {string | Buffer} body as it is sent
 * @property {number} freshUntil until when it counts as fresh, in milliseconds since 1970
 * @property {() => boolean} isRevalidated returns true if something that it shows was changed since
 */

const key = Symbol.for('showroom.served-page')

/**
 * Hears of the page, while one request is answered.
 * @type {AsyncLocalStorage<(page: ServedPage) => void>}
 */
const answering = (globalThis[key] ??= new AsyncLocalStorage())

/** Notes which page of the cache the current request gets. */
const noteServed = (/** @type {ServedPage} */ page) => answering.getStore()?.(page)

module.exports = { answering, noteServed }
