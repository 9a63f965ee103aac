import 'server-only'
import { once } from 'node:events'
import busboy from 'busboy'
import { AppError } from '@/lib/errors'
import { readBody } from './read-body'

/** The files that a form takes in one of its fields; their texts become the field's value, separated by blanks. */
export type FormFiles = {
  field: string
  most: number
  /** In bytes, of each file. */
  maxBytes: number
  messages: { tooLarge: string; tooMany: string }
  /** Stores a file and returns its text. `read` reads it into memory. */
  take: (read: () => Promise<Buffer>, request: Request) => Promise<string>
}

/** The fields of a form; with `refusal` if its files could not be taken, so that its texts aren't lost. */
type ReadForm = { values: Record<string, string>; refusal?: AppError }

const maxFields = 100

const messageOf = (error: AppError) =>
  error.code === 'invalid' ? Object.values(error.more.errors ?? {})[0] : error.more.detail

/** @throws AppError malformed if the request has no boundary between its parts */
function open(request: Request, limits: busboy.Limits): busboy.Busboy {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return busboy({ headers, limits: { fields: maxFields, ...limits } })
  } catch {
    throw new AppError('malformed')
  }
}

/** Reads a form that a page without script has posted, `maxBytes` of text at most. @throws AppError too-large, malformed */
export async function readForm(
  request: Request,
  maxBytes: number,
  files: FormFiles | undefined,
): Promise<ReadForm> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/'))
    return { values: Object.fromEntries(new URLSearchParams(await readBody(request, maxBytes))) }
  const values: Record<string, string> = {}
  let refusal: AppError | undefined
  let textBytes = 0
  /** The files that were read whole, on their way into the storage. */
  let storing = Promise.resolve()

  const refuse = (message: string | undefined, error?: AppError) => {
    refusal ??= new AppError(error?.code ?? 'invalid', {
      ...error?.more,
      errors: { [files?.field ?? 'body']: message ?? 'This file could not be taken.' },
    })
  }
  const add = (name: string, text: string) => {
    values[name] = name === files?.field && values[name] ? `${values[name]} ${text}` : text
  }
  const parser = open(request, { fieldSize: maxBytes, files: files?.most ?? 0, fileSize: files?.maxBytes })
  const isDone = new Promise<void>((resolve, reject) => {
    parser.on('close', resolve)
    parser.on('error', () => reject(new AppError('malformed')))
  })
  isDone.catch(() => {}) // awaited below
  parser.on('field', (name, text) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(text)
    if (textBytes <= maxBytes) add(name, text)
  })
  parser.on('filesLimit', () => refuse(files?.messages.tooMany))
  parser.on('file', (name, stream, { filename }) => {
    // A field in which nothing was chosen has a part without a file's name.
    if (!files || name !== files.field || !filename) return void stream.resume()
    const read = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
      if (stream.truncated) throw new AppError('too-large', { detail: files.messages.tooLarge })
      return Buffer.concat(chunks)
    }
    const taking = files
      .take(read, request)
      .then((text) => add(name, text))
      .catch((error: unknown) => {
        stream.resume()
        if (!(error instanceof AppError)) throw error
        refuse(messageOf(error), error)
      })
    taking.catch(() => {}) // awaited below
    stream.on('close', () => {
      storing = storing.then(() => taking)
    })
  })
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), isDone])
    // One file at a time is in memory.
    await storing
  }
  parser.end()
  await isDone
  await storing
  if (textBytes > maxBytes) throw new AppError('too-large')
  return refusal ? { values, refusal } : { values }
}
