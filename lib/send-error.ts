type Details = {
  /** Sending it again can't help. Otherwise it is put off. */
  forGood?: boolean
  /** It hinders every message of the channel, not this one alone: an unreachable server, a wrong password. */
  hindersAll?: boolean
  /** It was never sent: nothing is known of whether the other side answers. */
  neverAsked?: boolean
  /** How long the other side asks to be left alone, in milliseconds. */
  retryAfter?: number
  /** The other side's answer, as an HTTP status. */
  status?: number
}

/**
 * Why a message couldn't be sent. `words` are for staff: a sentence without secrets and without personal data, which
 * says what to do where something can be done.
 */
export class SendError extends Error {
  readonly forGood: boolean
  readonly hindersAll: boolean
  readonly neverAsked: boolean
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(
    readonly words: string,
    { forGood = false, hindersAll = false, neverAsked = false, retryAfter = 0, status }: Details = {},
  ) {
    super(words)
    this.forGood = forGood
    this.hindersAll = hindersAll
    this.neverAsked = neverAsked
    this.retryAfter = retryAfter
    this.status = status
  }
}
