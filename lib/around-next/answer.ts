import 'server-only'
import { type ServerResponse } from 'node:http'

// The only wrapper of a response. Relies on Next and its compression writing answers by writeHead, flushHeaders, write and end,
// and on Node calling writeHead for a head that nobody wrote. If Next wrote otherwise, answers would leave as Next makes them.

type Call<Result> = (...args: unknown[]) => Result

/** An answer that replaces the one being written. */
export type Replacement = { status: number; body: string }

type Collector = { isWanted: () => boolean; done: (body: Buffer) => void; chunks: Buffer[] }

export type Answer = {
  /** Calls `decide` with the status before the head is sent; what it returns is sent instead. */
  replace: (decide: (status: number) => Replacement | undefined) => void
  /** Changes headers right before the head is sent. */
  onHead: (change: (status: number) => void) => void
  /**
   * Holds the whole answer back.
   * @param isWanted is called before anything is sent, as headers may come late; otherwise the answer is sent on
   * @param done gets the body; the response is then as if nothing had been written
   */
  collect: (isWanted: () => boolean, done: (body: Buffer) => void) => void
}

/** Wraps a response so that steps of the pipeline can change its answer. */
export function wrapAnswer(response: ServerResponse): Answer {
  const original = {
    writeHead: response.writeHead.bind(response) as Call<ServerResponse>,
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as Call<boolean>,
    end: response.end.bind(response) as Call<ServerResponse>,
  }
  const deciders: Parameters<Answer['replace']>[0][] = []
  const changes: Parameters<Answer['onHead']>[0][] = []
  let replacement: Replacement | undefined
  let collector: Collector | undefined

  const isHeldBack = () => collector !== undefined && !response.headersSent && collector.isWanted()
  const decide = (status = response.statusCode) => {
    if (response.headersSent || replacement) return
    for (const decider of deciders) {
      replacement = decider(status)
      if (!replacement) continue
      response.statusCode = replacement.status
      return
    }
  }
  const collectChunk = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      collector?.chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    else if (chunk instanceof Uint8Array) collector?.chunks.push(Buffer.from(chunk))
  }

  response.writeHead = (...args: unknown[]) => {
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode
    if (isHeldBack()) {
      response.statusCode = status
      return response
    }
    decide(status)
    // Compression has already decided, for the body that isn't sent.
    if (replacement) response.removeHeader('content-encoding')
    if (!response.headersSent) for (const change of changes) change(replacement?.status ?? status)
    return replacement ? original.writeHead(replacement.status) : original.writeHead(...args)
  }
  response.flushHeaders = () => {
    if (!isHeldBack()) original.flushHeaders()
  }
  response.write = (...args: unknown[]) => {
    if (isHeldBack()) {
      collectChunk(args[0], args[1])
      return true
    }
    decide()
    return replacement ? true : original.write(...args)
  }
  response.end = (...args: unknown[]) => {
    if (collector) {
      const { chunks, done } = collector
      const isWhole = isHeldBack()
      if (isWhole) collectChunk(args[0], args[1])
      collector = undefined
      if (isWhole) {
        done(Buffer.concat(chunks))
        return response
      }
      for (const chunk of chunks) response.write(chunk)
    }
    decide()
    return replacement
      ? original.end(replacement.body, ...args.filter((arg) => typeof arg === 'function'))
      : original.end(...args)
  }
  return {
    replace: (decider) => void deciders.push(decider),
    onHead: (change) => void changes.push(change),
    collect: (isWanted, done) => void (collector = { isWanted, done, chunks: [] }),
  }
}
