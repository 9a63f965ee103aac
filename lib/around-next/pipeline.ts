import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { type Answer, wrapAnswer } from './answer'

// The request pipeline: what a request passes before Next, and its answer on the way back, as one list of steps
// (instrumentation.ts). `next start` has no place for it, so it takes over each server's `request` listeners before the first request.
// It depends on Node publishing `http.server.request.start` with the server before it emits `request`, and on Next answering in listeners
// of that event. If that changes, the site works without the steps, and /readyz says that the pipeline isn't attached.

const channel = 'http.server.request.start'

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  server: Server
  /** What steps may do to the answer. */
  answer: Answer
  /** Runs a function once the answer has gone out. */
  onFinish: (run: () => void) => void
  /** True if the response cache has answered with a page. */
  isCached?: true
}

/** One step. It calls `next` once, or answers the request itself. */
export type Step = { name: string; run: (exchange: Exchange, next: () => void) => void }

type State = {
  isStarted: boolean
  servers: WeakSet<Server>
  /** Servers of ours that aren't the site, such as that of the metrics. */
  excluded: WeakSet<Server>
  hasServer: boolean
  /** When a step failed last, in milliseconds since 1970. */
  failedAt: Map<string, number>
}

const slot = processSlot<State>('request-pipeline')
const state = (): State =>
  (slot.current ??= {
    isStarted: false,
    servers: new WeakSet(),
    excluded: new WeakSet(),
    hasServer: false,
    failedAt: new Map(),
  })

/** Lets the requests of a server pass by the pipeline. */
export function exclude(server: Server): void {
  state().excluded.add(server)
}

/** How long the failure of a step is reported, in milliseconds. */
const reportedFor = 5 * 60_000

/** What is wrong with the pipeline in words; null if nothing is, or if it was never started. */
export function pipelineProblem(now = Date.now()): string | null {
  const { isStarted, hasServer, failedAt } = state()
  if (isStarted && !hasServer) return 'not attached: requests pass by it'
  const failing = [...failedAt].filter(([, at]) => now - at < reportedFor).map(([name]) => name)
  return failing.length > 0 ? `failing: ${failing.join(', ')}` : null
}

/** Runs the steps one after the other, and `last` after them. A step that fails is passed over: the site works without it. */
function runSteps(steps: readonly Step[], exchange: Exchange, last: () => void): void {
  let index = -1
  const next = (): void => {
    index += 1
    const own = index
    const step = steps[own]
    if (!step) return last()
    try {
      step.run(exchange, next)
    } catch (error) {
      // What went wrong behind it isn't its own.
      if (index !== own) throw error
      noteFailure(step, error)
      next()
    }
  }
  next()
}

function noteFailure({ name }: Step, error: unknown): void {
  const { failedAt } = state()
  if (Date.now() - (failedAt.get(name) ?? 0) > reportedFor)
    log.error({ err: error, step: name }, 'a step of the request pipeline failed')
  failedAt.set(name, Date.now())
}

/**
 * Starts the pipeline; called once when the server starts.
 * @param steps in the order in which a request meets them
 * @returns a function that lets no further server through it
 */
export function startPipeline(steps: readonly Step[]): () => void {
  const own = state()
  own.isStarted = true
  const takeOver = (message: unknown) => {
    const { server } = message as { server?: Server }
    if (!server || own.servers.has(server) || own.excluded.has(server)) return
    own.servers.add(server)
    own.hasServer = true
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      let answer: Answer | undefined
      let finished: (() => void)[] | undefined
      const exchange: Exchange = {
        request,
        response,
        server,
        // What is answered from memory needs none.
        get answer() {
          return (answer ??= wrapAnswer(response))
        },
        onFinish(run) {
          if (finished) return void finished.push(run)
          const all = (finished = [run])
          response.once('finish', () => all.forEach((ended) => ended()))
        },
      }
      runSteps(steps, exchange, () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  }
  subscribe(channel, takeOver)
  return () => unsubscribe(channel, takeOver)
}
