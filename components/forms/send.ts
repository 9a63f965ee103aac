import { attribution } from '@/lib/leads/attribution'

const patience = 20_000

/**
 * Posts JSON to our API and returns its answer.
 * @throws Error for any answer that isn't ok, or none within 20 seconds
 */
export async function send(path: string, body: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'include',
    keepalive: true, // a visitor who leaves meanwhile has still sent it
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}

/** Sends a visitor's request with where she came from. @throws Error as `send` */
export const sendLead = (path: '/api/contact' | '/api/chat-leads', fields: Record<string, unknown>) =>
  send(path, { ...attribution(), ...fields })
