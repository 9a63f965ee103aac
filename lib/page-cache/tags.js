// The cache tags that were revalidated, and when. Kept on disk beside the pages: otherwise a page that nobody has visited since
// would come back in its old state after a restart. Changes of other instances come from the database (lib/instances) and count
// from the moment of their arrival, so that hosts' clocks may differ.
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const { instances } = require('../instances-hub')
const { everyPage } = require('../around-next/page-tags')

/** @type {Map<string, number>} when each tag was last revalidated, in milliseconds since 1970 */
const revalidatedAt = new Map()
/** @type {string | undefined} */
let file
/**
 * @type {import('../instances-hub').Revalidations | undefined} the changes of all instances that this instance's pages take
 *   into account
 */
let lastSync

/** Loads the tags that were revalidated before this process started, and subscribes to those of other instances; once. */
function loadTags(/** @type {string} */ path) {
  if (file) return
  file = path
  let order = -1 // of a build that was never started: every known change is news
  try {
    const savedState = JSON.parse(readFileSync(path, 'utf8'))
    for (const [tag, time] of savedState.tags) if (!revalidatedAt.has(tag)) revalidatedAt.set(tag, time)
    order = savedState.order ?? order
  } catch {
    // Nothing was revalidated since the build.
  }
  lastSync = { order, tags: {} }
  instances.applyRevalidations = applyRevalidations
  if (instances.revalidations) applyRevalidations(instances.revalidations)
}

/** Expires what other instances have changed since the last call. */
function applyRevalidations(/** @type {import('../instances-hub').Revalidations} */ now) {
  const last = lastSync?.order ?? -1
  const changedTags = Object.keys(now.tags).filter((tag) => (now.tags[tag] ?? 0) > last)
  // An older list than the last one: the database was restored, so any page may be wrong.
  if (now.order < last) changedTags.push(everyPage)
  expire(changedTags)
  lastSync = now
  if (now.order !== last) saveTags()
}

function expire(/** @type {readonly string[]} */ tags) {
  const now = Date.now()
  for (const tag of tags) revalidatedAt.set(tag, now)
}

function expireTags(/** @type {readonly string[]} */ tags) {
  expire(tags)
  saveTags()
}

function saveTags() {
  if (!file) return
  const temporaryFile = `${file}.${process.pid}`
  try {
    writeFileSync(temporaryFile, JSON.stringify({ order: lastSync?.order, tags: [...revalidatedAt] }))
    renameSync(temporaryFile, file)
  } catch {
    // If this can't be written no page can be either, so none comes back.
  }
}

/** Returns when any of these tags was last revalidated, in milliseconds since 1970; 0 if none was. */
const lastRevalidation = (/** @type {readonly string[]} */ tags) =>
  Math.max(0, ...tags.map((tag) => revalidatedAt.get(tag) ?? 0))

/** Returns the order of the last change that this instance knows; undefined if it knows none. */
const syncedOrder = () => (instances.revalidations ? lastSync?.order : undefined)

/**
 * Returns true if a page that another instance rendered shows every change that this instance knows.
 * @param {readonly string[]} tags the tags of the page
 * @param {number} order the last change that the other instance knew when it began to render
 */
function isUpToDate(tags, order) {
  if (!lastSync || !instances.revalidations) return false
  // A save is answered before the others are notified: they may have rendered the state before it.
  if (instances.isPending?.(tags)) return false
  const { tags: changed, order: here } = lastSync
  if (order <= here) return tags.every((tag) => (changed[tag] ?? 0) <= order)
  // The other instance knows a change that hasn't arrived here yet, or the order is from before a restore.
  instances.sync?.()
  return false
}

module.exports = { loadTags, expireTags, lastRevalidation, syncedOrder, isUpToDate }
