import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

/** The answer to a request in front of the proxy. */
export type Got = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

/** Asks as no library would: what is sent is what stands here. */
export const ask = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: object; body?: string | Buffer } = {},
) =>
  new Promise<Got>((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers }, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(parts)
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** An instance of a site, as far as the proxy sees one: its port, what it was asked, and its end. */
export async function instance(answer: Answer) {
  const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  const server: Server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming
    asked.push({ method, url, headers })
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part.toString('latin1')))
    incoming.on('end', () => answer(incoming, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Waits until `look` gives something, looking often. */
export async function until<T>(look: () => Promise<T | undefined> | T | undefined, seconds = 20): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await look()
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error(`not within ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
