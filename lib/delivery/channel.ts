import { type DeliveryKind, type Lead } from '@/lib/content-types'
import { postponedWords } from '@/lib/data/outbox'

/** A message to send, with its lead as it is now, and its visit's id. `id` stays the same from try to try. */
export type Message = {
  id: string
  kind: DeliveryKind
  lead: Lead
  visitId?: string | null
  /**
   * Whether this instance may still send it; another one does, where it was paused or cut off for too long.
   * @throws LeaseLost where it may not. Called right before anything leaves the house.
   */
  check?: () => void
  /** Names other messages of the kind that this one stands for: once it has gone out, they have. */
  covers?: (ids: string[]) => void
}

/** A way to send messages of some kinds. */
export type Channel = {
  name: string
  kinds: DeliveryKind[]
  /**
   * Resolves once the other side has taken the message.
   * @throws SendError with the reason, Unneeded or Postponed
   */
  send: (message: Message) => Promise<void>
}

/** A message that isn't to be sent after all, with the reason for staff. */
export class Unneeded extends Error {}

/** A message that is kept for later on purpose; nothing went wrong, so it counts as no try. The words are for staff. */
export class Postponed extends Error {
  constructor(
    words: string,
    readonly until: Date,
  ) {
    super(postponedWords + words)
  }
}
