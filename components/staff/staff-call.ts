import { askToSignIn } from './sign-in-again'

/** What an endpoint says about a refusal (RFC 9457). */
type Problem = { detail: string; errors: Record<string, string> }

export type Answer<Data> =
  | { ok: true; data: Data }
  /**
   * `status` 0: the site didn't answer. `problem` is all that it said, where that is more; `retryAfter` after how many
   * seconds it takes requests again, where there were too many.
   */
  | ({ ok: false; status: number; problem?: unknown; retryAfter?: number } & Problem)

/**
 * Sends a staff member's request. When the session has ended it asks to sign in again, on top of the work, and then
 * sends the same request once more.
 */
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

/**
 * The same without a session: nobody is asked to sign in. What is called off by `signal` has no answer (status 0);
 * `keepalive` outlives the page.
 */
export async function call<Data>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<Data>> {
  try {
    const response = await fetch(path, {
      method,
      ...options,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    const data: unknown = text ? JSON.parse(text) : undefined
    if (response.ok) return { ok: true, data: data as Data }
    const { detail = '', errors = {} } = (data ?? {}) as Partial<Problem>
    const { status } = response
    const retryAfter = status === 429 ? Number(response.headers.get('retry-after')) : undefined
    return { ok: false, status, detail, errors, problem: data, retryAfter }
  } catch {
    const detail = 'The site didn’t answer. Check your connection and try again.'
    return { ok: false, status: 0, detail, errors: {} }
  }
}
