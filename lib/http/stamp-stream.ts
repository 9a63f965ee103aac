import 'server-only'
import { isEnding } from '@/lib/around-next/shutdown'

/** The time between two reads, in milliseconds. */
const interval = 1_000
/** A stream's lifetime in milliseconds. The next one is authorized anew, and proxies cut a silent one after 30 seconds. */
const lifetime = 25_000

/**
 * Answers with server-sent events: one whenever `read` returns a stamp that the client doesn't have. The stamp is the event's
 * id; there is no content, and the client reads the change from its own endpoint. A browser connects again by itself and names
 * the last id, so it misses nothing.
 */
export function stampStream(request: Request, read: () => Promise<string>): Response {
  let lastStamp = request.headers.get('last-event-id')
  const end = Date.now() + lifetime
  const lines = new ReadableStream<string>({
    // The answer's header is sent with its first line.
    start: (controller) => controller.enqueue(`retry: ${interval}\n\n`),
    async pull(controller) {
      while (!isEnding() && !request.signal.aborted && Date.now() < end) {
        // A database that doesn't answer counts as unchanged.
        const stamp = await read().catch(() => lastStamp)
        if (stamp !== lastStamp) {
          lastStamp = stamp
          return controller.enqueue(`id: ${stamp}\ndata: changed\n\n`)
        }
        await new Promise((resolve) => setTimeout(resolve, interval))
      }
      controller.close()
    },
  })
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': 'text/event-stream',
      // Compressed, or held by a proxy, an event would arrive with the next one.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
