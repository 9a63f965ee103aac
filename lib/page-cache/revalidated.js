// What was revalidated, here and by other instances of the site. Next keeps its tags in memory only; they are noted beside
// the pages, because a page that nobody has asked for since would come back as it was after a restart. What others have
// revalidated is heard of from the database (lib/instances): it counts from the moment in which it is heard, so
// that the clocks of two hosts may differ.
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const { instances } = require('../instances-hub')
const { everyPage } = require('../page-tags')
const { tagsManifest } = require('./next-internals')

/** @type {string | undefined} */
let file
/**
 * The changes of all instances that this one's pages take into account.
 * @type {import('../instances-hub').Revalidations | undefined}
 */
let heard

/** Brings back what was revalidated before this process started, once. */
function readRevalidated(/** @type {string} */ path) {
  if (file) return
  file = path
  let order = -1 // of a build that was never started, all that is known counts as news
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    for (const [tag, entry] of kept.tags) if (!tagsManifest.has(tag)) tagsManifest.set(tag, entry)
    order = kept.heard ?? order
  } catch {
    // Nothing has been revalidated since the build.
  }
  hearFrom(order)
}

/** Begins to hear what others revalidate. */
function hearFrom(/** @type {number} */ order) {
  heard = { order, tags: {} }
  instances.hear = hear
  if (instances.revalidations) hear(instances.revalidations)
}

/**
 * Has what was revalidated since the last time rendered again when it is next asked for. Of what this instance revalidated
 * itself Next knows, but not of what another one had changed in between.
 */
function hear(/** @type {import('../instances-hub').Revalidations} */ now) {
  const last = heard?.order ?? -1
  const changed = Object.keys(now.tags).filter((tag) => (now.tags[tag] ?? 0) > last)
  // An older list than the one that was heard: the database was restored, and its pages may be any.
  if (now.order < last) changed.push(everyPage)
  // One that was rendered in this very millisecond isn't newer.
  const expired = Date.now() + 1
  for (const tag of changed) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
  heard = now
  if (now.order !== last) saveRevalidated()
}

/** Notes it on disk. */
function saveRevalidated() {
  if (!file) return
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify({ heard: heard?.order, tags: [...tagsManifest] }))
    renameSync(unfinished, file)
  } catch {
    // Where this can't be written no page can be either: there is nothing on disk to come back.
  }
}

/** Up to which change this instance has heard; undefined where it hasn't any. */
const heardOrder = () => (instances.revalidations ? heard?.order : undefined)

/**
 * Whether a page that another instance rendered when it had heard `order` is right by all that is heard here.
 * @param {string[]} tags the page's
 * @param {number} order
 */
function isRight(tags, order) {
  if (!heard || !instances.revalidations) return false
  // Saving is answered before the others are told: what they have rendered meanwhile shows it as it was.
  if (instances.isUntold?.(tags)) return false
  const { tags: changed, order: here } = heard
  if (order <= here) return tags.every((tag) => (changed[tag] ?? 0) <= order)
  // The other one knows of something that wasn't heard here yet, or of a time before a restore.
  instances.look?.()
  return false
}

module.exports = { readRevalidated, saveRevalidated, heardOrder, isRight }
