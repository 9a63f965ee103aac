// React's payload of every static page, as one script of ours: /payload/<hash of its text>.js. A page names the payload
// that it was rendered with, so a visitor who opened it before it was rendered anew still gets what belongs to what he
// sees. Kept beside the build, gzipped; plain JavaScript, as the page cache, which Next loads unbundled, writes here.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } = require('node:fs')
const { readdir, stat, unlink } = require('node:fs/promises')
const path = require('node:path')
const { gunzipSync, gzipSync } = require('node:zlib')
const { instances } = require('../instances-hub')

const hour = 3600_000
/** A payload goes when no page that names it was served for so long (visitors were promised 48 hours). */
const keptFor = 72 * hour
/** How often serving a page is noted: the date of a payload's file is that of its last note. */
const touchInterval = hour
/** At most so many are kept, whatever their age: about 400 MB. */
const mostKept = 25_000

const folderOf = (/** @type {string} */ serverDistDir) => path.join(serverDistDir, 'payload')
const fileOf = (/** @type {string} */ serverDistDir, /** @type {string} */ name) =>
  path.join(folderOf(serverDistDir), `${name}.js.gz`)

// Other instances find payloads in Redis, those of every build: a name stands for one text.
const sharedName = (/** @type {string} */ name) => `payload:${name}`

/** When this instance gave a payload last, and in which of Redis' turns: it may have come back empty. */
const given = new Map()

/** Gives a payload to the other instances, once an hour at most; not waited for. */
function give(/** @type {string} */ name, /** @type {() => Buffer} */ packed) {
  const { redis } = instances
  if (!redis?.isUp) return
  const last = given.get(name)
  if (last?.turn === redis.epoch && Date.now() - last.at < touchInterval) return
  given.delete(name)
  given.set(name, { turn: redis.epoch, at: Date.now() })
  const [oldest] = given.keys()
  if (given.size > mostKept) given.delete(oldest)
  void redis.setBytes(sharedName(name), packed(), keptFor / 1000)
}

/** Takes a payload from the other instances, and keeps it here too. */
async function takePayloadOfOthers(/** @type {string} */ serverDistDir, /** @type {string} */ name) {
  const packed = await instances.redis?.getBytes(sharedName(name))
  if (!packed) return null
  try {
    const text = gunzipSync(packed)
    write(serverDistDir, name, packed)
    return text
  } catch {
    return null
  }
}

function write(
  /** @type {string} */ serverDistDir,
  /** @type {string} */ name,
  /** @type {Buffer} */ packed,
) {
  const file = fileOf(serverDistDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, packed)
  renameSync(unfinished, file)
  pruneNowAndThen(serverDistDir)
}

/** Returns the name of a payload: 96 bits of its hash, so that a page that names it stays small. */
const payloadName = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * Keeps a payload.
 * @param {string} serverDistDir the build's server folder
 * @param {string} text the script
 * @returns {string | undefined} its name; none where it can't be written
 */
function storePayload(serverDistDir, text) {
  const name = payloadName(text)
  try {
    if (touchPayload(serverDistDir, name)) return name
    const packed = gzipSync(text, { level: 9 })
    write(serverDistDir, name, packed)
    give(name, () => packed)
    return name
  } catch {
    return undefined
  }
}

/** Notes that a page with this payload is served now. False where the payload is gone. */
function touchPayload(/** @type {string} */ serverDistDir, /** @type {string} */ name) {
  try {
    const now = new Date()
    const file = fileOf(serverDistDir, name)
    utimesSync(file, now, now)
    // Also where Redis has lost it meanwhile.
    give(name, () => readFileSync(file))
    return true
  } catch {
    return false
  }
}

/**
 * Reads a payload, of this instance or another.
 * @param {string} serverDistDir
 * @param {string} name from an address, checked here
 * @returns {Promise<Buffer | null>} the script; null where there is none (any more)
 */
async function readPayload(serverDistDir, name) {
  // Of earlier versions, whose pages somebody may have open, the names were longer.
  if (!/^[\w-]{16,22}$/.test(name)) return null
  try {
    return gunzipSync(readFileSync(fileOf(serverDistDir, name)))
  } catch {
    return takePayloadOfOthers(serverDistDir, name).catch(() => null)
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

module.exports = { storePayload, payloadName, touchPayload, readPayload, prunePayloads, touchInterval }
