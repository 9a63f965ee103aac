// The names of the tags by which Next revalidates a page. The header with a page's tags is documented; how tags and keys consist
// of routes and paths is not.

/** The tag of every page. */
const everyPage = '_N_T_/layout'

const routeOf = (/** @type {string} */ tag) => tag.replace(/^_N_T_/, '')

/** Returns a page's path from its key, where Next puts the route before it. */
const pathOf = (/** @type {string} */ key) => key.replace(/^.*?\/\$(?=\/)/, '')

const tagsOf = (/** @type {{ headers?: Record<string, any> }} */ page) =>
  String(page.headers?.['x-next-cache-tags'] ?? '').split(',')

/** Returns the routes and layouts that rendered a page. */
const routesOf = (/** @type {{ headers?: Record<string, any> }} */ page) => tagsOf(page).map(routeOf)

module.exports = { everyPage, pathOf, routesOf, tagsOf }
