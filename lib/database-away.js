// Whether the database can't be reached right now, as whoever asks it regularly (lib/pages/page-clock.ts) tells the page
// cache, which Next loads unbundled: hence one place in the process, and plain JavaScript.
const key = Symbol.for('showroom.database-away')

/** Notes what the last question to the database showed. */
const noteDatabase = (/** @type {boolean} */ away) => {
  globalThis[key] = away
}

const isDatabaseAway = () => globalThis[key] === true

module.exports = { noteDatabase, isDatabaseAway }
