import { useEffect, useRef, useState } from 'react'
import { usePresence } from './use-presence'
import { useAtMoment } from './use-refresh-at'

/** The stored record, who saved it, and whether a revision has it. */
export type RemoteState<Stored> = { stored: Stored; savedBy: string | null; hasRevision: boolean }

type Watched<Stored> = {
  kind: string
  /** Null for a new record. */
  id: string | null
  /** A new value with each change. */
  draft: unknown
  dirty: boolean
  /** A save of this window is running. */
  busy: boolean
  /** The version that is edited. */
  version: number
  /** Reads the stored record; null on failure. */
  read: () => Promise<RemoteState<Stored> | null>
  /** Returns true if the stored record has the content that editing began with. */
  isSame: (stored: Stored) => boolean
  /** Continues from the stored record without asking. */
  takeOver: (stored: Stored) => void
  /** The moments when a schedule changes the record. */
  moments: readonly (string | null)[]
}

/**
 * Watches who else has a record open and what they have saved since. A change without new content,
 * such as a schedule's, is taken over.
 */
export function useCollaborators<Stored extends { version: number }>(watched: Watched<Stored>) {
  const { kind, id, draft, dirty, version, moments } = watched
  const [news, setNews] = useState<RemoteState<Stored> | null>(null)
  const [passed, setPassed] = useState(0)
  // The answer is compared with the draft at that time.
  const latest = useRef(watched)
  useEffect(() => {
    latest.current = watched
  })

  async function look() {
    const remote = await latest.current.read()
    const now = latest.current
    if (!remote || now.busy || remote.stored.version < now.version) return
    const { stored } = remote
    if (stored.version === now.version || now.isSame(stored)) now.takeOver(stored)
    else setNews(remote)
  }
  const presence = usePresence(id ? { kind, id } : null, draft, dirty, ({ saved }) => {
    const isNew = saved && saved.version > latest.current.version && saved.version !== news?.stored.version
    if (isNew && !latest.current.busy) void look()
  })
  useAtMoment(moments, () => void look())

  const isTold = news && news.stored.version > version && news.stored.version !== passed
  return {
    people: presence?.others ?? [],
    news: isTold ? { ...news, own: presence?.saved ? presence.saved.own : false } : null,
    /** Hides the news until the next save. */
    pass: () => setPassed(news?.stored.version ?? 0),
  }
}
