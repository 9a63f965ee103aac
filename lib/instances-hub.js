// What the instances of a site have in common, as this process knows it. The page cache, which Next loads unbundled, and the
// server's bundles meet on what is one in the process: hence plain JavaScript and one place. Without REDIS_URL it stays
// empty, and nobody who asks it does anything.

/**
 * @typedef {object} Revalidations which tags were revalidated last, and in which order: the site's own clock, which the
 *   database keeps (lib/data/revalidations.ts)
 * @property {number} order that of the last change; it only rises
 * @property {Record<string, number>} tags the order of the last change of each tag
 */

/**
 * @typedef {object} SharedRedis
 * @property {boolean} isUp whether it answered a moment ago; what is asked otherwise is answered at once, with nothing
 * @property {number} turns how often it came or went since the start
 * @property {string} prefix what the names of this site's keys begin with
 * @property {<T>(question: (client: any) => Promise<T>) => Promise<T | undefined>} ask what Redis answers; undefined where
 *   it doesn't, or not in time. It never throws.
 * @property {(name: string) => Promise<Buffer | undefined>} bytes the bytes that lie under a name; undefined where none do, or
 *   Redis doesn't answer
 * @property {(name: string, bytes: Buffer, seconds: number) => Promise<void>} keep keeps bytes for so long; where Redis
 *   doesn't answer, nothing is kept
 */

/**
 * @typedef {object} Hub
 * @property {SharedRedis} [redis] none where REDIS_URL isn't set
 * @property {Revalidations} [revalidations] as they were read last
 * @property {(now: Revalidations) => void} [hear] the page cache's: has it revalidate what others did
 * @property {(tags: readonly string[]) => Promise<void>} [tell] has the other instances hear of what was revalidated here
 * @property {(tags: readonly string[]) => boolean} [isUntold] whether some of it was revalidated here and the others aren't told yet
 * @property {() => void} [look] has it looked whether others have revalidated something
 */

const key = Symbol.for('showroom.instances')

/** @type {Hub} */
const instances = (globalThis[key] ??= {})

module.exports = { instances }
