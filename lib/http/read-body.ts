import 'server-only'
import { AppError } from '@/lib/errors'

/**
 * Reads a request's body and limits it while it arrives: a route handler has no limit of its own, and Content-Length may lie.
 * `detail` is the advice if it is too large.
 * @throws AppError too-large beyond `maxBytes`
 */
export async function readBytes(request: Request, maxBytes: number, detail?: string): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new AppError('too-large', { detail })
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  for (let size = 0; ;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
    if (done || !value) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new AppError('too-large', { detail })
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** The files that a handler takes as its body. `maxBytes` is of each. */
type Upload = { types: RegExp; maxBytes: number; messages: { body: string; large: string } }

/**
 * Reads a file that is the body itself. A form of another site can't send its types; the bytes decide what the file is.
 * @throws AppError wrong-type for another content type, too-large
 */
export function readUpload(request: Request, { types, maxBytes, messages }: Upload): Promise<Buffer> {
  if (!types.test(request.headers.get('content-type') ?? ''))
    throw new AppError('wrong-type', { detail: messages.body })
  return readBytes(request, maxBytes, messages.large)
}

/** Reads a body as text. @throws AppError too-large beyond `maxBytes` */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes))
}
