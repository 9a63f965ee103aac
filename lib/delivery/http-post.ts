import { SendError } from '@/lib/send-error'

const maxWait = 24 * 3_600_000

/** Returns how long a Retry-After header (seconds or a date) asks to wait, in milliseconds, at most a day; 0 for none. */
export function retryAfterOf(headers: Headers, now: Date): number {
  const value = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime()
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), maxWait)
}

/** Explains an answer that isn't 2xx. `sender` begins the sentence: "The other program". */
function statusProblem(sender: string, { status, headers }: Response): SendError {
  const temporary = { retryAfter: retryAfterOf(headers, new Date()), status }
  if (status >= 500)
    return new SendError(`${sender} is having problems (${status}).`, {
      ...temporary,
      affectsChannel: true,
    })
  if (status === 429)
    return new SendError(`${sender} can’t take so many messages at once (429).`, {
      ...temporary,
      affectsChannel: true,
    })
  if (status === 408 || status === 425)
    return new SendError(`${sender} didn’t take it in time (${status}).`, temporary)
  const reason =
    status >= 300 && status < 400
      ? `${sender} points to another address (${status}).`
      : `${sender} refused the message (${status}).`
  return new SendError(reason, { isPermanent: true, status })
}

function connectionReason(error: unknown): string {
  const { name, cause } = (error ?? {}) as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError') return 'didn’t answer in time.'
  if (cause?.code === 'ECONNREFUSED') return 'can’t be reached: the connection was refused.'
  if (cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN') return 'can’t be found by its name.'
  if (/CERT|TLS|SSL/.test(cause?.code ?? ''))
    return 'couldn’t be reached safely: the encrypted connection failed.'
  return 'dropped the connection.'
}

/**
 * Posts a body and waits for the head of the answer, without following redirects. `checkRefusal` reads the answer to a
 * refused one.
 * @throws SendError unless it is 2xx; what `checkRefusal` throws
 */
export async function post(
  sender: string,
  address: string,
  init: RequestInit,
  within = 15_000,
  checkRefusal?: (answer: Response) => Promise<void>,
): Promise<void> {
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
    throw new SendError(`${sender} ${connectionReason(error)}`, { affectsChannel: true })
  }
  if (!answer.ok) await checkRefusal?.(answer)
  await answer.body?.cancel().catch(() => {})
  if (!answer.ok) throw statusProblem(sender, answer)
}
