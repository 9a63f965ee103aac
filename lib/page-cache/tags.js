// Cache tags: which were revalidated, and when. Kept on disk beside the pages, because a page that nobody has asked for since
// would come back as it was after a restart. Changes made by other instances come from the database (lib/instances) and
// count from the moment in which they are heard, so that the clocks of two hosts may differ.
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const { instances } = require('../instances-hub')
const { everyPage } = require('../around-next/page-tags')

/**
 * When each tag was last revalidated, in milliseconds since 1970.
 * @type {Map<string, number>}
 */
const revalidatedAt = new Map()
/** @type {string | undefined} */
let file
/**
 * The changes of all instances that the pages of this one take into account.
 * @type {import('../instances-hub').Revalidations | undefined}
 */
let heard

/** Loads the tags that were revalidated before this process started, and starts to hear those of other instances; once. */
function loadTags(/** @type {string} */ path) {
  if (file) return
  file = path
  let order = -1 // of a build that was never started: every known change is news
  try {
    const saved = JSON.parse(readFileSync(path, 'utf8'))
    for (const [tag, time] of saved.tags) if (!revalidatedAt.has(tag)) revalidatedAt.set(tag, time)
    order = saved.heard ?? order
  } catch {
    // Nothing was revalidated since the build.
  }
  heard = { order, tags: {} }
  instances.applyRevalidations = hear
  if (instances.revalidations) hear(instances.revalidations)
}

/** Expires what other instances have changed since the last call. */
function hear(/** @type {import('../instances-hub').Revalidations} */ now) {
  const last = heard?.order ?? -1
  const changed = Object.keys(now.tags).filter((tag) => (now.tags[tag] ?? 0) > last)
  // An older list than the last one: the database was restored, so any page may be wrong.
  if (now.order < last) changed.push(everyPage)
  expire(changed)
  heard = now
  if (now.order !== last) saveTags()
}

function expire(/** @type {readonly string[]} */ tags) {
  const now = Date.now()
  for (const tag of tags) revalidatedAt.set(tag, now)
}

/** Expires the pages with any of these tags, and notes it on disk. */
function expireTags(/** @type {readonly string[]} */ tags) {
  expire(tags)
  saveTags()
}

function saveTags() {
  if (!file) return
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify({ heard: heard?.order, tags: [...revalidatedAt] }))
    renameSync(unfinished, file)
  } catch {
    // Where this can't be written no page can be either, so none comes back.
  }
}

/** Returns when any of these tags was last revalidated, in milliseconds since 1970; 0 if none was. */
const lastRevalidation = (/** @type {readonly string[]} */ tags) =>
  Math.max(0, ...tags.map((tag) => revalidatedAt.get(tag) ?? 0))

/** Returns the number of the last change of all instances that this one has heard; undefined if it has heard none. */
const syncedOrder = () => (instances.revalidations ? heard?.order : undefined)

/**
 * Returns true if a page that another instance rendered shows everything that this instance has heard of.
 * @param {readonly string[]} tags the tags of the page
 * @param {number} order the last change that the other instance had heard when it began to render
 */
function isUpToDate(tags, order) {
  if (!heard || !instances.revalidations) return false
  // A save is answered before the others are told: what they have rendered meanwhile shows the state before it.
  if (instances.isPending?.(tags)) return false
  const { tags: changed, order: here } = heard
  if (order <= here) return tags.every((tag) => (changed[tag] ?? 0) <= order)
  // The other one has heard of a change that hasn't arrived here yet, or of a time before a restore.
  instances.sync?.()
  return false
}

module.exports = { loadTags, expireTags, lastRevalidation, syncedOrder, isUpToDate }
