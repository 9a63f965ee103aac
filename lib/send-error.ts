type Details = {
  /** Sending it again can't help. Otherwise it is put off. */
  isPermanent?: boolean
  /** It hinders every message of the channel, not this one alone: an unreachable server, a wrong password. */
  affectsChannel?: boolean
  /** It was never sent: nothing is known of whether the other side answers. */
  isUnsent?: boolean
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
  readonly isPermanent: boolean
  readonly affectsChannel: boolean
  readonly isUnsent: boolean
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(
    readonly words: string,
    {
      isPermanent: isPermanent = false,
      affectsChannel: affectsChannel = false,
      isUnsent: isUnsent = false,
      retryAfter = 0,
      status,
    }: Details = {},
  ) {
    super(words)
    this.isPermanent = isPermanent
    this.affectsChannel = affectsChannel
    this.isUnsent = isUnsent
    this.retryAfter = retryAfter
    this.status = status
  }
}
