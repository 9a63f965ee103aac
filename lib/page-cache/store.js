// The entries of the page cache: in memory, within a bound, and in files beside the build.
const { createHash, randomUUID } = require('node:crypto')
const { existsSync, mkdirSync } = require('node:fs')
const { readFile, rename, writeFile } = require('node:fs/promises')
const path = require('node:path')
const { deserialize, serialize } = require('node:v8')
const { LRUCache } = require('lru-cache')
const { readBuiltPage, wasBuilt } = require('../around-next/built-pages')

/**
 * @typedef {object} Entry what Next hands to a cache handler, and what it gets back
 * @property {Record<string, any>} value a page or the answer of a route
 * @property {number} lastModified when it was rendered, in milliseconds since 1970
 * @property {{ revalidate?: number | false, expire?: number }} [cacheControl] none for a page of the build: Next knows its own
 */

/**
 * @typedef {object} Remembered a finished entry in memory
 * @property {Entry} entry
 * @property {string[]} payloads the names of the payloads that it loads
 * @property {number} notedAt when the use of its payloads was last noted, in milliseconds since 1970
 * @property {number} epoch how often Redis had come or gone when it was finished
 */

/** Returns the memory that an entry takes, in bytes: that of its long parts. */
function sizeOf(/** @type {Remembered} */ { entry }) {
  const { html = '', rscData, body, segmentData } = entry.value
  let size = 1024 + 2 * html.length + (rscData?.length ?? 0) + (body?.length ?? 0)
  for (const segment of segmentData?.values() ?? []) size += segment.length
  return size
}

class PageStore {
  /**
   * @param {string} serverDistDir the build's server folder
   * @param {number} maxBytes limits the memory of entries
   */
  constructor(serverDistDir, maxBytes) {
    this.serverDistDir = serverDistDir
    this.folder = path.join(serverDistDir, 'page-cache')
    /** @type {LRUCache<string, Remembered> | undefined} */
    this.memory = maxBytes > 0 ? new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf }) : undefined
  }

  /** Keys may be longer than a file name may be, hence the hash. */
  file(/** @type {string} */ key) {
    return path.join(this.folder, createHash('sha256').update(key).digest('hex'))
  }

  /** Returns true if there is an entry, even if only the build has made it. */
  has(/** @type {string} */ key) {
    return Boolean(this.memory?.has(key)) || existsSync(this.file(key)) || wasBuilt(this.serverDistDir, key)
  }

  recall(/** @type {string} */ key) {
    return this.memory?.get(key)
  }

  /**
   * Reads an entry from disk, else from the build.
   * @returns {Promise<Entry | undefined>}
   */
  async read(/** @type {string} */ key) {
    try {
      const saved = deserialize(await readFile(this.file(key)))
      if (saved.key === key) return saved.entry
    } catch {
      // Never saved, or saved by another version of Node: the build's is as good as none.
    }
    return readBuiltPage(this.serverDistDir, key)
  }

  remember(/** @type {string} */ key, /** @type {Remembered} */ remembered) {
    this.memory?.set(key, remembered)
  }

  /** Saves an entry to disk. The file appears whole or not at all: another process may read in the same folder. */
  async save(/** @type {string} */ key, /** @type {Entry} */ entry) {
    const file = this.file(key)
    const temporaryFile = `${file}.${randomUUID()}`
    mkdirSync(this.folder, { recursive: true })
    await writeFile(temporaryFile, serialize({ key, entry }))
    await rename(temporaryFile, file)
  }
}

/** @type {Map<string, PageStore>} the stores of this process by folder: Next makes a handler for each request */
const stores = new Map()

function openStore(/** @type {string} */ serverDistDir, maxBytes = 0) {
  const store = stores.get(serverDistDir) ?? new PageStore(serverDistDir, maxBytes)
  stores.set(serverDistDir, store)
  return store
}

module.exports = { openStore }
