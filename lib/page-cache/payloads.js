// React's payload of every static page, as one script of ours: /payload/<hash of its text>.js. A page names the payload
// that it was rendered with, so a visitor who opened it before it was rendered anew still gets what belongs to what he
// sees. Kept beside the build, gzipped; plain JavaScript, as the page cache, which Next loads unbundled, writes here.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } = require('node:fs')
const { readdir, stat, unlink } = require('node:fs/promises')
const path = require('node:path')
const { gunzipSync, gzipSync } = require('node:zlib')

const hour = 3600_000
/** A payload goes when no page that names it was served for so long (visitors were promised 48 hours). */
const keptFor = 72 * hour
/** How often serving a page is noted: the date of a payload's file is that of its last note. */
const noteEvery = hour
/** At most so many are kept, whatever their age: about 400 MB. */
const mostKept = 25_000

const folderOf = (/** @type {string} */ serverDistDir) => path.join(serverDistDir, 'payload')
const fileOf = (/** @type {string} */ serverDistDir, /** @type {string} */ name) =>
  path.join(folderOf(serverDistDir), `${name}.js.gz`)

/**
 * Keeps a payload.
 * @param {string} serverDistDir the build's server folder
 * @param {string} text the script
 * @returns {string | undefined} its name; none where it can't be written
 */
function keepPayload(serverDistDir, text) {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  try {
    if (notePayload(serverDistDir, name)) return name
    const file = fileOf(serverDistDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, gzipSync(text, { level: 9 }))
    renameSync(unfinished, file)
    pruneNowAndThen(serverDistDir)
    return name
  } catch {
    return undefined
  }
}

/** Notes that a page with this payload is served now. False where the payload is gone. */
function notePayload(/** @type {string} */ serverDistDir, /** @type {string} */ name) {
  try {
    const now = new Date()
    utimesSync(fileOf(serverDistDir, name), now, now)
    return true
  } catch {
    return false
  }
}

/**
 * Reads a payload.
 * @param {string} serverDistDir
 * @param {string} name from an address, checked here
 * @returns {Buffer | null} the script; null where there is none (any more)
 */
function readPayload(serverDistDir, name) {
  if (!/^[\w-]{22}$/.test(name)) return null
  try {
    return gunzipSync(readFileSync(fileOf(serverDistDir, name)))
  } catch {
    return null
  }
}

/**
 * Removes the payloads of pages that nobody was given for long, and the oldest where there are too many.
 * @param {string} serverDistDir
 * @param {number} now in milliseconds
 * @param {number} most how many may stay
 */
async function prunePayloads(serverDistDir, now = Date.now(), most = mostKept) {
  const folder = folderOf(serverDistDir)
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, noted: (await stat(file)).mtimeMs }
    }),
  )
  files.sort((a, b) => b.noted - a.noted)
  const old = files.filter(({ noted }, index) => index >= most || now - noted > keptFor)
  await Promise.all(old.map(({ file }) => unlink(file)))
}

let pruned = Date.now()

function pruneNowAndThen(/** @type {string} */ serverDistDir) {
  if (Date.now() - pruned < hour) return
  pruned = Date.now()
  // Another process may be at it as well; what it removed first is gone as it should be.
  prunePayloads(serverDistDir).catch(() => undefined)
}

module.exports = { keepPayload, notePayload, readPayload, prunePayloads, noteEvery }
