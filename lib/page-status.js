// How a static page states its status: Next only has notFound(), which leaves the HTML empty until script runs.
// components/site/parts/not-found-status.tsx writes the mark, the page cache reads it.

/** The `<meta>` of a page that says that nothing is here. */
const notFoundMark = { name: 'status', content: '404' }

/** Returns the status that a page's HTML asks for. Text can't ask: React writes its quotes as &quot;. */
const statusIn = (/** @type {string} */ html) =>
  html.includes(`<meta name="${notFoundMark.name}" content="${notFoundMark.content}"`) ? 404 : undefined

module.exports = { notFoundMark, statusIn }
