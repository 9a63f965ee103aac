// How a static page says its own status: Next has no way for one that isn't notFound(), which leaves the HTML empty until
// script runs. components/site/parts/not-found-status.tsx writes the mark, the page cache reads it.

/** A `<meta>` for a page that says in its own words that nothing is here. */
const notFoundMark = { name: 'status', content: '404' }

/** The status that a page's HTML asks for, or undefined. Text can't: React writes its quotes as &quot;. */
const statusIn = (/** @type {string} */ html) =>
  html.includes(`<meta name="${notFoundMark.name}" content="${notFoundMark.content}"`) ? 404 : undefined

module.exports = { notFoundMark, statusIn }
