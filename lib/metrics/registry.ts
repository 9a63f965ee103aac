import 'server-only'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { processSlot } from '@/lib/process-slot'

function make() {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  return {
    register,
    requests: new Counter({
      name: 'showroom_http_requests_total',
      help: 'Answers, by kind of address, status and what the page cache said (hit, stale, miss, none)',
      labelNames: ['kind', 'status', 'cache'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'showroom_http_request_duration_seconds',
      help: 'From the first line of a request to the last byte of its answer, by kind of address',
      labelNames: ['kind'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    leads: new Counter({
      name: 'showroom_leads_total',
      help: 'Requests of visitors that were taken, by form and by where they were put',
      labelNames: ['source', 'where'] as const,
      registers,
    }),
    messages: new Counter({
      name: 'showroom_messages_total',
      help: 'Tries to send a message about a lead, by its kind and what came of it (sent, put_off, failed for good)',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
    held: new Counter({
      name: 'showroom_held_answers_total',
      help: 'Answers given from what is held in front of Next',
      registers,
    }),
    errors: new Counter({ name: 'showroom_errors_total', help: 'Errors written to the log', registers }),
  }
}

// One per process: each bundle of Next has its own copy of this module.
const slot = processSlot<ReturnType<typeof make>>('metrics')

export const metrics = () => (slot.current ??= make())

/** Counts a lead by its form, and by where it was stored. */
export function countLead(source: string, where: 'database' | 'spool' | 'suspect'): void {
  metrics().leads.inc({ source, where })
}

/** Counts a try to send a message. */
export function countMessage(kind: string, result: 'sent' | 'put_off' | 'failed'): void {
  metrics().messages.inc({ kind, result })
}

type Figure = number | Record<string, number>

/** Adds a figure that is read with the metrics: a number, or one for each value of `label`; left out if `read` fails. */
export function addGauge(
  name: string,
  help: string,
  read: () => Figure | Promise<Figure>,
  label?: string,
): void {
  const { register } = metrics()
  if (register.getSingleMetric(name)) return
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [register],
    async collect() {
      this.reset()
      const value = await Promise.resolve()
        .then(read)
        .catch(() => null)
      if (value === null) this.remove()
      else if (typeof value === 'number') this.set(value)
      else if (label) for (const [of, number] of Object.entries(value)) this.set({ [label]: of }, number)
    },
  })
}

export async function metricsResponse(): Promise<Response> {
  const { register } = metrics()
  const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' }
  return new Response(await register.metrics(), { headers })
}
