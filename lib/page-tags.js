// How Next names what revalidates a page. Apart from page-cache/next-internals.js, because the server's bundles have it too.

/** What every page has: with it all are rendered anew. */
const everyPage = '_N_T_/layout'

/** The names by which Next knows what a tag is of: a route, a layout or a path. */
const routeOf = (/** @type {string} */ tag) => tag.replace(/^_N_T_/, '')

/** A page's key in the cache without the route, which Next puts before it. */
const pathOf = (/** @type {string} */ key) => key.replace(/^.*?\/\$(?=\/)/, '')

module.exports = { everyPage, pathOf, routeOf }
