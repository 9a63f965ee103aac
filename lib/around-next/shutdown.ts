import 'server-only'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { type Step } from './pipeline'

// Ends the server gracefully: on a signal it takes no new requests, finishes those it has and waiting writes, and exits with code
// 0 within a deadline. Next's own way (16.4) waits for every connection without a deadline, even a silent one, doesn't know our
// writes, and exits with 143.

type Task = () => Promise<unknown>

/** A request that hasn't fully arrived is waited for this long, in milliseconds. */
const halfOpenGrace = 2_000

const makeState = () => ({
  tasks: new Map<string, Task>(),
  /** The requests that aren't fully answered yet. */
  open: new Map<ServerResponse, IncomingMessage>(),
  servers: new Set<Server>(),
  isEnding: false,
  isWaitingForIdle: false,
  isWatched: false,
  /** Called after each answer. */
  onClosed: () => {},
})
const slot = processSlot<ReturnType<typeof makeState>>('shutdown')
const state = () => (slot.current ??= makeState())

/** Tracks open requests, so that the shutdown waits for their answers. First step of the pipeline. */
export const trackRequests: Step = {
  name: 'open requests',
  run({ request, response, server }, next) {
    const current = state()
    current.servers.add(server)
    current.open.set(response, request)
    response.shouldKeepAlive &&= !current.isEnding
    response.once('close', () => {
      current.open.delete(response)
      if (current.isEnding && !current.isWaitingForIdle) server.closeIdleConnections()
      current.onClosed()
    })
    next()
  },
}

/** Returns true once the process is ending: an answer without an end of its own has to end now. */
export const isEnding = (): boolean => state().isEnding

/** Adds a task to finish before the process exits, in the order of the calls; `name` is for the log. */
export function onShutdown(name: string, task: Task): void {
  state().tasks.set(name, task)
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/** Takes no new connections, and resolves when none is left, or after `seconds`. */
async function drainConnections(servers: Set<Server>, seconds: number): Promise<void> {
  // A turn of the event loop accepts connections that the system has taken and this process hasn't yet.
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate)
  // Node's close for HTTP would also close idle connections at this moment.
  for (const server of servers) Listener.prototype.close.call(server)
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) {
    const counts = await Promise.all([...servers].map(connectionsOf))
    if (counts.every((count) => count === 0)) return
  }
}

/**
 * Ends the process gracefully on SIGTERM and SIGINT, within `seconds`; called once when the server starts, after Next has
 * added its listeners, which this replaces. A proxy may use an idle connection in the very moment in which it is closed here,
 * and a POST is lost then: such connections stay open for `idleSeconds`, and are closed by the proxy, which has to close them
 * sooner, or with the next answer.
 */
export function endOnSignal(seconds: number, idleSeconds = 0): void {
  const current = state()
  if (current.isWatched) return
  current.isWatched = true
  const { open, servers } = current

  /** Resolves when every whole request has its answer, and those that arrived in part have had their time. */
  const waitForAnswers = () =>
    new Promise<void>((resolve) => {
      let isPatient = true
      current.onClosed = () => {
        const pendingRequests = [...open.values()].filter((request) => isPatient || request.complete)
        if (pendingRequests.length === 0) resolve()
      }
      setTimeout(
        () => {
          isPatient = false
          current.onClosed()
        },
        Math.min(halfOpenGrace, (seconds * 1000) / 2),
      ).unref()
      current.onClosed()
    })

  const end = async (signal: NodeJS.Signals, nextListeners: NodeJS.SignalsListener[]) => {
    if (current.isEnding) return // Ctrl+C reaches the process from the terminal and from npm
    current.isEnding = true
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
      current.isWaitingForIdle = true
      await drainConnections(servers, idleSeconds)
      current.isWaitingForIdle = false
      for (const server of servers) server.closeIdleConnections()
    } else for (const server of servers) server.close()
    await waitForAnswers()
    for (const [name, task] of current.tasks)
      try {
        await task()
      } catch (error) {
        log.error({ err: error }, `ending: ${name} could not be finished`)
      }
    // Without a server nothing is left to finish.
    if (nextListeners.length === 0 || servers.size === 0) process.exit()
    // Next finishes its work after answers and ends the process. It would close its server first, and wait.
    for (const server of servers)
      server.close = (done) => {
        done?.()
        return server
      }
    for (const listener of nextListeners) listener(signal)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const nextListeners = process.listeners(signal)
    for (const listener of nextListeners) process.removeListener(signal, listener)
    process.on(signal, () => void end(signal, nextListeners))
  }
}
