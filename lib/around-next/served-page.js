// Tells the response cache, which is part of the server's bundle, what the page cache answers a request with. Next loads the page
// cache unbundled, so the two meet in the process. Relies on Next asking the cache in the request's asynchronous context;
// otherwise the response cache would keep nothing.
const { AsyncLocalStorage } = require('node:async_hooks')

/**
 * @typedef {object} ServedPage a page, or a file that a route makes, such as /sitemap.xml
 * @property {string | Buffer} body as it is sent
 * @property {number} freshUntil in milliseconds since 1970
 * @property {() => boolean} isRevalidated returns true if its content was changed since
 */

const key = Symbol.for('showroom.served-page')

/** @type {AsyncLocalStorage<(page: ServedPage) => void>} receives the page while one request is answered */
const answering = (globalThis[key] ??= new AsyncLocalStorage())

/** Notes which page the current request gets. */
const noteServed = (/** @type {ServedPage} */ page) => answering.getStore()?.(page)

module.exports = { answering, noteServed }
