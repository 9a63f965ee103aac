import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { type Answer, wrapAnswer } from './answer'

// The request pipeline: the steps that a request passes before Next, and its answer on the way back
// (lib/http/request-pipeline.ts). `next start` offers no hook for it, so it takes over each server's `request` listeners before
// the first request. Relies on Node publishing `http.server.request.start` with the server before `request`, and on Next
// listening to that event. If that changes, the site works without the steps, and /readyz reports it.

const channel = 'http.server.request.start'

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  server: Server
  answer: Answer
  /** Runs a function once the answer has been sent. */
  onFinish: (run: () => void) => void
  /** True if the response cache answered with a page. */
  isCached?: true
}

/** A step calls `next` once, or answers the request itself. */
export type Step = { name: string; run: (exchange: Exchange, next: () => void) => void }

const makeState = () => ({
  isStarted: false,
  servers: new WeakSet<Server>(),
  /** Servers of ours that aren't the site, such as the one for metrics. */
  excluded: new WeakSet<Server>(),
  hasServer: false,
  /** When each step last failed, in milliseconds since 1970. */
  failedAt: new Map<string, number>(),
})
const slot = processSlot<ReturnType<typeof makeState>>('request-pipeline')
const state = () => (slot.current ??= makeState())

/** Exempts a server from the pipeline. */
export function exclude(server: Server): void {
  state().excluded.add(server)
}

/** A step's failure is reported this long, in milliseconds. */
const reportDuration = 5 * 60_000

/** Describes what is wrong with the pipeline; null if nothing is, or if it was never started. */
export function pipelineProblem(now = Date.now()): string | null {
  const { isStarted, hasServer, failedAt } = state()
  if (isStarted && !hasServer) return 'not attached: requests pass by it'
  const failing = [...failedAt].filter(([, at]) => now - at < reportDuration).map(([name]) => name)
  return failing.length > 0 ? `failing: ${failing.join(', ')}` : null
}

/** Runs the steps in order, and `last` after them. A step that fails is skipped. */
function runSteps(steps: readonly Step[], exchange: Exchange, last: () => void): void {
  let index = -1
  const next = (): void => {
    index += 1
    const position = index
    const step = steps[position]
    if (!step) return last()
    try {
      step.run(exchange, next)
    } catch (error) {
      // The failure came from a later step.
      if (index !== position) throw error
      noteFailure(step, error)
      next()
    }
  }
  next()
}

function noteFailure({ name }: Step, error: unknown): void {
  const { failedAt } = state()
  if (Date.now() - (failedAt.get(name) ?? 0) > reportDuration)
    log.error({ err: error, step: name }, 'a step of the request pipeline failed')
  failedAt.set(name, Date.now())
}

/**
 * Starts the pipeline; called once when the server starts.
 * @param steps in the order in which a request meets them
 * @returns a function that stops taking over further servers
 */
export function startPipeline(steps: readonly Step[]): () => void {
  const current = state()
  current.isStarted = true
  const takeOver = (message: unknown) => {
    const { server } = message as { server?: Server }
    if (!server || current.servers.has(server) || current.excluded.has(server)) return
    current.servers.add(server)
    current.hasServer = true
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      let answer: Answer | undefined
      let callbacks: (() => void)[] | undefined
      const exchange: Exchange = {
        request,
        response,
        server,
        // Answers from memory don't need it.
        get answer() {
          return (answer ??= wrapAnswer(response))
        },
        onFinish(run) {
          if (callbacks) return void callbacks.push(run)
          const all = (callbacks = [run])
          response.once('finish', () => all.forEach((callback) => callback()))
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
