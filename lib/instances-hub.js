// The state that the instances of a site share, as this process knows it. The page cache, which Next loads unbundled, and the server's bundles
// meet in one place of the process, hence plain JavaScript. Without REDIS_URL it stays empty, and calls to it do nothing.

/**
 * @typedef {object} Revalidations the tags that were revalidated last, in the order that the database keeps
 *   (lib/data/revalidations.ts)
 * @property {number} order that of the last change; it only rises
 * @property {Record<string, number>} tags the order of the last change of each tag
 */

/**
 * @typedef {object} SharedRedis
 * @property {boolean} isUp true if Redis answered a moment ago; otherwise queries return undefined at once
 * @property {number} epoch the number of the current epoch: how often the connection came or went since the start
 * @property {string} prefix what the names of this site's keys begin with
 * @property {<T>(question: (client: any) => Promise<T>) => Promise<T | undefined>} query returns what Redis answers;
 *   undefined if it doesn't, or not in time. It never throws.
 * @property {(name: string) => Promise<Buffer | undefined>} getBytes
 * @property {(name: string, bytes: Buffer, seconds: number) => Promise<void>} setBytes stores bytes for some seconds, if Redis answers
 */

/**
 * @typedef {object} Hub
 * @property {SharedRedis} [redis] missing if REDIS_URL isn't set
 * @property {Revalidations} [revalidations] as they were read last
 * @property {(now: Revalidations) => void} [applyRevalidations] the page cache's: expires the tags that other instances have revalidated
 * @property {(tags: readonly string[]) => Promise<void>} [notify] notifies the other instances of tags that were revalidated here
 * @property {(tags: readonly string[]) => boolean} [isPending] returns true while one of these tags is pending
 * @property {() => void} [sync] starts a sync
 */

const key = Symbol.for('showroom.instances')

/** @type {Hub} */
const instances = (globalThis[key] ??= {})

module.exports = { instances }
