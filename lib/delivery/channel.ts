import { type Lead } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { postponedPrefix } from '@/lib/data/outbox'

/** A message to send, with its lead as it is now. `id` stays the same from try to try. */
export type Message = {
  id: string
  kind: DeliveryKind
  lead: Lead
  visitId?: string | null
  /** The message of staff that it sends. */
  messageId?: string | null
  /** Checks the outbox's lease, right before anything is sent. @throws LeaseLost */
  check?: () => void
  /** Names other messages of the kind that count as sent together with this one. */
  covers?: (ids: string[]) => void
}

/** An email that a visitor sends to themselves: to whom, and the address of its design or estimate. It is about no lead. */
export type SelfEmail = Pick<Message, 'id' | 'check'> & { to: string; about: string }

/** A way to send messages of some kinds. */
export type Channel = {
  name: string
  kinds: DeliveryKind[]
  /** Resolves once the other side has taken the message. @throws SendError with the reason, Unneeded or Postponed */
  send: (message: Message) => Promise<void>
  /** Does the same for an email that is about no lead. */
  sendSelfEmail?: (email: SelfEmail) => Promise<void>
}

/** Thrown for a message that isn't to be sent after all, with the reason for staff. */
export class Unneeded extends Error {}

/** Thrown for a message that waits on purpose; it counts as no try. The reason is for staff. */
export class Postponed extends Error {
  constructor(
    reason: string,
    readonly until: Date,
  ) {
    super(postponedPrefix + reason)
  }
}
