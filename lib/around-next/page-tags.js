// How Next names what revalidates a page. That a page's tags stand in this header is documented; how they and the keys are
// made of routes and paths is not.

/** What every page has: with it all are rendered anew. */
const everyPage = '_N_T_/layout'

/** The names by which Next knows what a tag is of: a route, a layout or a path. */
const routeOf = (/** @type {string} */ tag) => tag.replace(/^_N_T_/, '')

/** A page's key in the cache without the route, which Next puts before it. */
const pathOf = (/** @type {string} */ key) => key.replace(/^.*?\/\$(?=\/)/, '')

/** Returns the cache tags of a page. */
const tagsOf = (/** @type {{ headers?: Record<string, any> }} */ page) =>
  String(page.headers?.['x-next-cache-tags'] ?? '').split(',')

/** Returns the routes (and layouts) that rendered a page. */
const routesOf = (/** @type {{ headers?: Record<string, any> }} */ page) => tagsOf(page).map(routeOf)

module.exports = { everyPage, pathOf, routesOf, tagsOf }
