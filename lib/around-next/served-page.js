// Passes the page that the page cache answers a request with to the response cache, which is part of the server's bundle. Next loads the page
// cache unbundled, so the two meet in the process. Relies on Next asking the cache in the request's asynchronous context;
// otherwise the response cache would keep nothing.
const { AsyncLocalStorage } = require('node:async_hooks')

/**
 * @typedef {object} ServedPage a page, or a file that a route makes, such as /sitemap.xml
 * @property {string | Buffer} body as it is sent
 * @property {number} freshUntil in milliseconds since 1970
 * @property {() => boolean} isRevalidated returns true if its content has changed since
 */

const key = Symbol.for('showroom.served-page')

/** @type {AsyncLocalStorage<(page: ServedPage) => void>} receives the page while one request is answered */
const pageReceiver = (globalThis[key] ??= new AsyncLocalStorage())

/** Notes which page the current request gets. */
const noteServed = (/** @type {ServedPage} */ page) => pageReceiver.getStore()?.(page)

module.exports = { pageReceiver, noteServed }
