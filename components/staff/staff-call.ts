import { askToSignIn, withRenewedSession } from './sign-in-again'

/** The body of a refusal (RFC 9457). */
export type Problem = { detail: string; errors: Record<string, string> }

export type Answer<Data> =
  | { ok: true; data: Data }
  /** `status` is 0 where the site didn't answer; `problem` is the whole body; `retryAfter` is in seconds. */
  | ({ ok: false; status: number; problem?: unknown; retryAfter?: number } & Problem)

/** Sends a request. If the session has ended, asks to sign in again in place and sends it once more. */
export async function staffCall<Data>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<Data>> {
  const answer = await call<Data>(method, path, body, options)
  if (answer.ok || answer.status !== 401) return answer
  return (await askToSignIn(method !== 'GET')) ? call<Data>(method, path, body, options) : answer
}

type CallOptions = Pick<RequestInit, 'signal' | 'keepalive'>

/** Sends a request, with a file as it is, without asking to sign in. `keepalive` lets it outlive the page. */
export async function call<Data>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<Data>> {
  try {
    const isFile = body instanceof Blob
    const response = await withRenewedSession(() =>
      fetch(path, {
        method,
        ...options,
        headers:
          body === undefined
            ? undefined
            : { 'content-type': `application/${isFile ? 'octet-stream' : 'json'}` },
        body: isFile ? body : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    const data: unknown = text ? JSON.parse(text) : undefined
    if (response.ok) return { ok: true, data: data as Data }
    const { detail = '', errors = {} } = (data ?? {}) as Partial<Problem>
    const { status } = response
    const canWait = status === 429 || status === 503
    const retryAfter = canWait ? Number(response.headers.get('retry-after')) : undefined
    return { ok: false, status, detail, errors, problem: data, retryAfter }
  } catch {
    const detail = 'The site didn’t answer. Check your connection and try again.'
    return { ok: false, status: 0, detail, errors: {} }
  }
}
