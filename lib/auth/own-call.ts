import 'server-only'
import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { env } from '@/lib/env'
import { hasBearer } from './bearer'
import { sessionSecret } from '@/lib/secret'

const token = () => createHmac('sha256', sessionSecret()).update('own call').digest('base64url')

/** Returns the headers by which this server recognizes its own requests. */
export const ownCallHeaders = () => ({ authorization: `Bearer ${token()}` })

/** Sends this server a POST request of its own. @throws Error where it refuses or doesn't answer within ten seconds */
export async function askOwnServer(path: string, body?: object): Promise<void> {
  const { PORT } = env()
  const headers = {
    ...ownCallHeaders(),
    ...(body && { 'content-type': 'application/json' }),
  }
  const signal = AbortSignal.timeout(10_000)
  const status = await new Promise<number>((resolve, reject) => {
    const ownRequest = request(
      { host: '127.0.0.1', port: PORT, path, method: 'POST', headers, signal },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    ownRequest.on('error', reject)
    ownRequest.end(body && JSON.stringify(body))
  })
  if (status < 200 || status > 299) throw new Error(`the server answered itself with status ${status}`)
}

/** Returns true if the request comes from this server, or from another instance with the same secret. */
export const isOwnCall = (call: Request): boolean => hasBearer(call, token())
