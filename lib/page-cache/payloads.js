// React's payload of every static page, as a script: /payload/<hash of its text>.js. A page names the payload of its own
// rendering, so a page that was opened before the next rendering still gets what belongs to it. Kept gzipped beside the build;
// plain JavaScript, because Next loads the page cache unbundled.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } = require('node:fs')
const { readdir, stat, unlink } = require('node:fs/promises')
const path = require('node:path')
const { gunzipSync, gzipSync } = require('node:zlib')
const { instances } = require('../instances-hub')

const hour = 3600_000
/** A payload is deleted when no page that names it was served for so long (visitors were promised 48 hours). */
const lifetime = 72 * hour
/** How often the use of a payload is noted, as the date of its file. */
const touchInterval = hour
/** The number of payloads is limited to this, about 400 MB. */
const maxPayloads = 25_000

const folderOf = (/** @type {string} */ serverDistDir) => path.join(serverDistDir, 'payload')
const fileOf = (/** @type {string} */ serverDistDir, /** @type {string} */ name) =>
  path.join(folderOf(serverDistDir), `${name}.js.gz`)

// In Redis payloads have the same names for every build: a name stands for one text.
const sharedName = (/** @type {string} */ name) => `payload:${name}`

/** When this instance last shared a payload, and in which epoch of Redis: it may have come back empty. */
const sharedAt = new Map()

/** Shares a payload with the other instances, once an hour at most; not awaited. */
function share(/** @type {string} */ name, /** @type {() => Buffer} */ gzipped) {
  const { redis } = instances
  if (!redis?.isUp) return
  const last = sharedAt.get(name)
  if (last?.epoch === redis.epoch && Date.now() - last.at < touchInterval) return
  sharedAt.delete(name)
  sharedAt.set(name, { epoch: redis.epoch, at: Date.now() })
  const [oldest] = sharedAt.keys()
  if (sharedAt.size > maxPayloads) sharedAt.delete(oldest)
  void redis.setBytes(sharedName(name), gzipped(), lifetime / 1000)
}

/** Takes a payload from the other instances, and keeps it here too. */
async function takeSharedPayload(/** @type {string} */ serverDistDir, /** @type {string} */ name) {
  const gzipped = await instances.redis?.getBytes(sharedName(name))
  if (!gzipped) return null
  try {
    const text = gunzipSync(gzipped)
    write(serverDistDir, name, gzipped)
    return text
  } catch {
    return null
  }
}

function write(
  /** @type {string} */ serverDistDir,
  /** @type {string} */ name,
  /** @type {Buffer} */ gzipped,
) {
  const file = fileOf(serverDistDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const temporaryFile = `${file}.${process.pid}`
  writeFileSync(temporaryFile, gzipped)
  renameSync(temporaryFile, file)
  pruneHourly(serverDistDir)
}

/** Returns the name of a payload: 96 bits of its hash, so that pages stay small. */
const payloadName = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * @param {string} serverDistDir the build's server folder
 * @param {string} text the script
 * @returns {string | undefined} the payload's name; undefined if it can't be written
 */
function storePayload(serverDistDir, text) {
  const name = payloadName(text)
  try {
    if (touchPayload(serverDistDir, name)) return name
    const gzipped = gzipSync(text, { level: 9 })
    write(serverDistDir, name, gzipped)
    share(name, () => gzipped)
    return name
  } catch {
    return undefined
  }
}

/** Notes that a page with this payload is served now. Returns false if the payload is gone. */
function touchPayload(/** @type {string} */ serverDistDir, /** @type {string} */ name) {
  try {
    const now = new Date()
    const file = fileOf(serverDistDir, name)
    utimesSync(file, now, now)
    // Redis may have lost it.
    share(name, () => readFileSync(file))
    return true
  } catch {
    return false
  }
}

/**
 * Reads a payload, of this instance or another.
 * @param {string} serverDistDir
 * @param {string} name from an address, checked here
 * @returns {Promise<Buffer | null>} the script; null if there is none (any more)
 */
async function readPayload(serverDistDir, name) {
  // Earlier versions, whose pages may still be open, had longer names.
  if (!/^[\w-]{16,22}$/.test(name)) return null
  try {
    return gunzipSync(readFileSync(fileOf(serverDistDir, name)))
  } catch {
    return takeSharedPayload(serverDistDir, name).catch(() => null)
  }
}

/** Deletes payloads of pages that weren't served for long, and the oldest beyond `max`. */
async function prunePayloads(/** @type {string} */ serverDistDir, now = Date.now(), max = maxPayloads) {
  const folder = folderOf(serverDistDir)
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, touchedAt: (await stat(file)).mtimeMs }
    }),
  )
  files.sort((a, b) => b.touchedAt - a.touchedAt)
  const old = files.filter(({ touchedAt }, index) => index >= max || now - touchedAt > lifetime)
  await Promise.all(old.map(({ file }) => unlink(file)))
}

let prunedAt = Date.now()

function pruneHourly(/** @type {string} */ serverDistDir) {
  if (Date.now() - prunedAt < hour) return
  prunedAt = Date.now()
  // Another process may prune too; a file that it deleted first is fine.
  prunePayloads(serverDistDir).catch(() => undefined)
}

module.exports = { storePayload, payloadName, touchPayload, readPayload, prunePayloads, touchInterval }
