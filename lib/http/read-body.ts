import 'server-only'
import { AppError } from '@/lib/errors'

/**
 * Reads a request's body as text, counting while it arrives: a route handler has no limit of its own, and
 * Content-Length may lie.
 * @throws AppError too-large beyond `maxBytes`
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new AppError('too-large')
  const reader = request.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  for (let size = 0; ;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
    if (done || !value) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new AppError('too-large')
    }
    chunks.push(value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
