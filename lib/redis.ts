import 'server-only'
import { createClient, RESP_TYPES } from '@redis/client'
import { instances, type SharedRedis } from './instances-hub'
import { log } from './log'
import { memoize } from './memoize'
import { withTimeout } from './with-timeout'

// The only connection to Redis. It makes instances faster and known to each other, but nothing depends on it: every query has a
// short time limit, none waits for a connection, and while Redis is away queries return at once.

type Client = ReturnType<typeof makeClient>

/** The time limit of an answer, in milliseconds; usually it takes less than one. */
const answerTimeout = 250
/** The connection is checked at this interval, in milliseconds. */
const checkInterval = 500
/** After so many failed checks the connection is replaced: one that hangs doesn't report it. */
const maxUnanswered = 6
const redisAway = 'Redis does not answer: this instance goes by itself until it does'
/** The limit of waiting queries. */
const maxWaiting = 2_000

/**
 * Returns the answer if it comes in time. A process that was busy for as long sees its timeout before an answer that has
 * arrived meanwhile: so that is awaited a little longer.
 */
function withAnswerTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('no answer from Redis'))
    const timer = setTimeout(() => setImmediate(() => setImmediate(late)), answerTimeout)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function makeClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    socket: {
      connectTimeout: 1_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 5), 2_000) + Math.random() * 100,
    },
  })
  // An error may name the address; the check reports that Redis is away. Without a listener it would end the process.
  client.on('error', () => undefined)
  return client
}

/**
 * Connects to Redis, and keeps trying for as long as the process runs.
 * @param url redis: or rediss:, with password and number of the database
 * @param prefix begins the names of all keys
 * @param onMessage called with what others publish on `channel`; messages may be lost
 * @returns a promise of the first check, and a function that disconnects
 */
export function connectRedis(
  url: string,
  prefix: string,
  channel: string,
  onMessage: (message: string) => void,
): { checked: Promise<void>; disconnect: () => void } {
  let [client, subscriber] = open()
  let unansweredChecks = 0
  let isEnded = false

  const redis: SharedRedis = {
    isUp: false,
    epoch: 0,
    prefix,
    async query(question) {
      if (!redis.isUp) return undefined
      try {
        return await withAnswerTimeout(question(client))
      } catch {
        // One late answer may be this process's own fault; the check decides.
        void check()
        return undefined
      }
    },
    async getBytes(name) {
      const bytes = await redis.query((connection: Client) =>
        connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(prefix + name),
      )
      return bytes ?? undefined
    },
    async setBytes(name, bytes, seconds) {
      await redis.query((connection: Client) => connection.set(prefix + name, bytes, { EX: seconds }))
    },
  }
  instances.redis = redis

  function open(): [Client, Client] {
    const connections = [makeClient(url), makeClient(url)] as const
    const [, listening] = connections
    for (const connection of connections) connection.connect().catch(() => undefined)
    listening.on('ready', () => {
      listening.subscribe(prefix + channel, onMessage).catch(() => undefined)
    })
    return [...connections]
  }

  function note(isUp: boolean, error?: unknown): void {
    if (redis.isUp === isUp) return
    redis.isUp = isUp
    redis.epoch += 1
    if (isUp) log.info('Redis answers: the instances share pages and limits')
    else log.warn({ err: error }, redisAway)
  }

  // It writes, because a Redis that can only be read is useless: full, a replica, or unable to save.
  const check = memoize(
    async (): Promise<void> => {
      try {
        if (!client.isReady) throw new Error('not connected')
        await withAnswerTimeout(client.set(`${prefix}alive`, '1', { EX: 60 }))
        unansweredChecks = 0
        if (!isEnded) note(true)
      } catch (error) {
        if (isEnded) return
        if (unansweredChecks === 0 && redis.epoch === 0) log.warn({ err: error }, redisAway)
        note(false, error)
        unansweredChecks += 1
        if (unansweredChecks >= maxUnanswered && client.isReady) {
          destroy()
          ;[client, subscriber] = open()
          unansweredChecks = 0
        }
      }
    },
    { expiresAt: () => 0 },
  )
  const destroy = () => {
    for (const connection of [client, subscriber]) if (connection.isOpen) connection.destroy()
  }
  const poll = async () => {
    await check()
    if (!isEnded) setTimeout(() => void poll(), checkInterval).unref()
  }

  // Waits a moment for the connection before the first check: pages that are made meanwhile should be shared.
  const whenReady = new Promise<void>((done) => void client.once('ready', () => done()))
  const checked = withTimeout(whenReady, 1_000)
    .catch(() => undefined)
    .then(poll)
  return {
    checked,
    disconnect: () => {
      isEnded = true
      redis.isUp = false
      destroy()
      delete instances.redis
    },
  }
}
