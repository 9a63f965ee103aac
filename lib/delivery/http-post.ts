import { SendError } from '@/lib/send-error'

const longestWait = 24 * 3_600_000

/** How long a Retry-After header asks to wait, in milliseconds, at most a day: seconds or a date; 0 for none. */
export function retryAfterOf(headers: Headers, now: Date): number {
  const value = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime()
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), longestWait)
}

/** Client errors that pass: too slow, too early, too often. */
const passing = [408, 425, 429]

/** What an answer that isn't 2xx means. `who` begins the sentence: "The webhook". */
function statusProblem(who: string, answer: Response, now = new Date()): SendError {
  const { status, headers } = answer
  const retryAfter = retryAfterOf(headers, now)
  if (status >= 500)
    return new SendError(`${who} has trouble of its own (${status}).`, {
      affectsChannel: true,
      retryAfter,
      status,
    })
  if (status === 429)
    return new SendError(`${who} wants fewer messages at a time (429).`, {
      affectsChannel: true,
      retryAfter,
      status,
    })
  if (passing.includes(status))
    return new SendError(`${who} didn’t take it in time (${status}).`, { retryAfter, status })
  if (status >= 300 && status < 400)
    return new SendError(`${who} points to another address (${status}). Set the final one.`, {
      isPermanent: true,
      status,
    })
  return new SendError(`${who} refused the message (${status}).`, { isPermanent: true, status })
}

/** What a failed fetch means. */
function connectionProblem(who: string, error: unknown): SendError {
  const { name, cause } = (error ?? {}) as { name?: string; cause?: { code?: string } }
  const all = { affectsChannel: true }
  if (name === 'TimeoutError') return new SendError(`${who} didn’t answer in time.`, all)
  if (cause?.code === 'ECONNREFUSED')
    return new SendError(`${who} can’t be reached: the connection was refused.`, all)
  if (cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN')
    return new SendError(`${who} can’t be found by its name.`, all)
  if (/CERT|TLS|SSL/.test(cause?.code ?? ''))
    return new SendError(`${who} couldn’t be reached safely: the encrypted connection failed.`, all)
  return new SendError(`${who} broke the connection off.`, all)
}

/**
 * Posts a body and waits for the head of the answer; redirects aren't followed, and what the answer holds isn't read.
 * @throws SendError unless the answer is 2xx
 */
export async function post(who: string, address: string, init: RequestInit, within: number): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(address, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(within),
    })
  } catch (error) {
    throw connectionProblem(who, error)
  }
  await answer.body?.cancel().catch(() => {})
  if (!answer.ok) throw statusProblem(who, answer)
}
