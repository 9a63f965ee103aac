import 'server-only'
import { type ServerResponse } from 'node:http'

type Call<Result> = (...args: unknown[]) => Result

/**
 * Keeps back an answer that somebody writes, from its head on, until it is whole.
 * @param isWanted asked before anything is sent, as headers may come late: what isn't wanted goes its way
 * @param done gets the body; the response is then as it was before, nothing sent
 */
export function collectBody(
  response: ServerResponse,
  isWanted: () => boolean,
  done: (body: Buffer) => void,
): void {
  const own = {
    writeHead: response.writeHead.bind(response) as Call<ServerResponse>,
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as Call<boolean>,
    end: response.end.bind(response) as Call<ServerResponse>,
  }
  const chunks: Buffer[] = []
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const keepsBack = () => !response.headersSent && isWanted()

  response.writeHead = (...args: unknown[]) => {
    if (typeof args[0] === 'number') response.statusCode = args[0]
    return keepsBack() ? response : own.writeHead(...args)
  }
  response.flushHeaders = () => {
    if (!keepsBack()) own.flushHeaders()
  }
  response.write = (...args: unknown[]) => {
    if (!keepsBack()) return own.write(...args)
    take(args[0], args[1])
    return true
  }
  response.end = (...args: unknown[]) => {
    const whole = keepsBack()
    Object.assign(response, own)
    if (!whole) return own.end(...args)
    take(args[0], args[1])
    done(Buffer.concat(chunks))
    return response
  }
}
