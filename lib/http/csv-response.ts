import 'server-only'

/**
 * Streams a table as CSV.
 * @param name of the file, without an ending
 * @param write hands over the text, in parts
 */
export function csvResponse(name: string, write: (take: (text: string) => void) => Promise<void>): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        await write((text) => controller.enqueue(encoder.encode(text)))
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
