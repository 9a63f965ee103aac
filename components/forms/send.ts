/** The timeout of a request, in milliseconds. */
export const patience = 20_000

/** A request that wasn't accepted: `status` is 0 without an answer, `text` is the answer's body. */
export class SendError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`)
  }

  /** The errors by field; only a message can be too large. */
  get errors(): Record<string, string> {
    if (this.status === 413) return { message: 'Please shorten this; the rest fits into a call or an email' }
    try {
      return (JSON.parse(this.text) as { errors?: Record<string, string> }).errors ?? {}
    } catch {
      return {}
    }
  }
}

/**
 * Posts JSON and returns the JSON of the answer, or undefined.
 * @throws SendError if the answer isn't ok, or none comes within 20 seconds
 */
export async function send(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'include',
    keepalive: true, // a visitor who leaves meanwhile has still sent it
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new SendError(0, String(error))
  })
  if (!response.ok) throw new SendError(response.status, (await response.text()) || response.statusText)
  return response.json().catch(() => undefined)
}

/** Returns true if the same request may succeed later. */
export const mayPass = (error: unknown) =>
  !(error instanceof SendError) || !/^4(?!08|29)/.test(String(error.status))
