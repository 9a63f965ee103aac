// Whether the database is unreachable: lib/pages/page-clock.ts notes it for the page cache, which Next loads unbundled, hence
// plain JavaScript and one place in the process.
const key = Symbol.for('showroom.database-away')

/** Notes the result of the last query. */
const noteDatabase = (/** @type {boolean} */ away) => {
  globalThis[key] = away
}

const isDatabaseAway = () => globalThis[key] === true

module.exports = { noteDatabase, isDatabaseAway }
