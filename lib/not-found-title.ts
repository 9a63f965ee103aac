/** The title of missing pages, and of staff screens for visitors who aren't signed in. */
export const notFoundTitle = '404 Page Not Found'
