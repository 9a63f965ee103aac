type Details = {
  /** True if sending it again can't help. Otherwise it is put off. */
  isPermanent?: boolean
  /** True if it affects every message of the channel: an unreachable server, a wrong password. */
  affectsChannel?: boolean
  /** True if it was never sent, so nothing is known about the other side. */
  isUnsent?: boolean
  /** The wait that the other side asks for, in milliseconds. */
  retryAfter?: number
  /** The HTTP status of the other side's answer. */
  status?: number
}

/** Says why a message couldn't be sent, in a sentence for staff without secrets and personal data, with advice if possible. */
export class SendError extends Error {
  readonly isPermanent: boolean
  readonly affectsChannel: boolean
  readonly isUnsent: boolean
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(
    reason: string,
    { isPermanent = false, affectsChannel = false, isUnsent = false, retryAfter = 0, status }: Details = {},
  ) {
    super(reason)
    this.isPermanent = isPermanent
    this.affectsChannel = affectsChannel
    this.isUnsent = isUnsent
    this.retryAfter = retryAfter
    this.status = status
  }
}
