/** The title of whatever isn't there, and of staff screens for whoever isn't signed in. */
export const notFoundTitle = '404 Page Not Found'
