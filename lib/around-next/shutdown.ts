import 'server-only'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { type Step } from './pipeline'

// Ends the server as its host expects: asked by a signal, it takes no new requests, finishes those it has and what
// waits to be written, and is gone within a deadline with exit code 0. Next's own way (16.4) waits for every connection
// without a deadline, also one that never says a word, knows nothing of our writes, and ends with 143.

type Task = () => Promise<unknown>

/** A request that hasn't come in whole is waited for no longer than this, in milliseconds. */
const halfOpenGrace = 2_000

type State = {
  tasks: Map<string, Task>
  /** The requests that have no whole answer yet. */
  open: Map<ServerResponse, IncomingMessage>
  servers: Set<Server>
  isEnding: boolean
  isWaitingForIdle: boolean
  isWatched: boolean
  /** Called whenever an answer has gone out. */
  onClosed: () => void
}
const slot = processSlot<State>('shutdown')
const state = (): State =>
  (slot.current ??= {
    tasks: new Map(),
    open: new Map(),
    servers: new Set(),
    isEnding: false,
    isWaitingForIdle: false,
    isWatched: false,
    onClosed: () => {},
  })

/** Knows which requests are open, so that the end waits for their answers. Stands first in the request pipeline. */
export const trackRequests: Step = {
  name: 'open requests',
  run({ request, response, server }, next) {
    const own = state()
    own.servers.add(server)
    own.open.set(response, request)
    response.shouldKeepAlive &&= !own.isEnding
    response.once('close', () => {
      own.open.delete(response)
      if (own.isEnding && !own.isWaitingForIdle) server.closeIdleConnections()
      own.onClosed()
    })
    next()
  },
}

/** What is to be finished before the process ends, once no request can come any more, in the order given; `what` names it in the log. */
export function onShutdown(what: string, task: Task): void {
  state().tasks.set(what, task)
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/** Takes no new connections any more, and resolves when nobody holds one, or after `seconds`. */
async function untilLeft(servers: Set<Server>, seconds: number): Promise<void> {
  // Whom the system has let in and this process not yet would be cut off: a turn of the event loop takes them in.
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate)
  // Node's own for HTTP would close those that are idle at this moment.
  for (const server of servers) Listener.prototype.close.call(server)
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) {
    const counts = await Promise.all([...servers].map(connectionsOf))
    if (counts.every((count) => count === 0)) return
  }
}

/**
 * Ends the process gracefully on SIGTERM and SIGINT; called once when the server starts, after Next has set up its own
 * way, which this takes over. `seconds` is the deadline. A proxy may use a connection that it keeps in the very moment in
 * which it is closed here, and a POST is lost then: for `idleSeconds` such connections stay open, and are closed by the
 * proxy, which has to let go of them sooner, or with the next answer.
 */
export function endOnSignal(seconds: number, idleSeconds = 0): void {
  const own = state()
  if (own.isWatched) return
  own.isWatched = true
  const { open, servers } = own

  /** Resolves when every whole request has its answer, and half ones have had their time. */
  const answered = () =>
    new Promise<void>((resolve) => {
      let patient = true
      own.onClosed = () => {
        const waitedFor = [...open.values()].filter((request) => patient || request.complete)
        if (waitedFor.length === 0) resolve()
      }
      setTimeout(
        () => {
          patient = false
          own.onClosed()
        },
        Math.min(halfOpenGrace, (seconds * 1000) / 2),
      ).unref()
      own.onClosed()
    })

  const end = async (signal: NodeJS.Signals, theirs: ((signal: NodeJS.Signals) => unknown)[]) => {
    if (own.isEnding) return // Ctrl+C reaches the process from the terminal and from npm
    own.isEnding = true
    log.info({ signal, requests: open.size }, 'ending')
    process.once('exit', () => {
      process.exitCode = 0
    })
    setTimeout(() => {
      log.warn({ requests: open.size }, 'the time to end is over, what is left is cut off')
      process.exit()
    }, seconds * 1000)
    for (const response of open.keys()) response.shouldKeepAlive = false
    if (idleSeconds > 0) {
      own.isWaitingForIdle = true
      await untilLeft(servers, idleSeconds)
      own.isWaitingForIdle = false
      for (const server of servers) server.closeIdleConnections()
    } else for (const server of servers) server.close()
    await answered()
    for (const [what, task] of own.tasks)
      try {
        await task()
      } catch (error) {
        log.error({ err: error }, `ending: ${what} could not be finished`)
      }
    // Where nobody has asked anything, nothing is left to finish.
    if (theirs.length === 0 || servers.size === 0) process.exit()
    // Next finishes what it does after answers, and ends the process. It would close its server first, and wait.
    for (const server of servers)
      server.close = (done) => {
        done?.()
        return server
      }
    for (const listener of theirs) listener(signal)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const theirs = process.listeners(signal) as ((signal: NodeJS.Signals) => unknown)[]
    for (const listener of theirs) process.removeListener(signal, listener)
    process.on(signal, () => void end(signal, theirs))
  }
}
