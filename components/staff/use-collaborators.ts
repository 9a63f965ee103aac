import { useEffect, useRef, useState } from 'react'
import { type EditedKind } from '@/lib/content-types'
import { usePresence } from './use-presence'
import { useAtMoment } from './use-refresh-at'

/** What is stored now, who saved it, and whether a revision keeps it. */
export type RemoteState<Stored> = { stored: Stored; savedBy: string | null; hasRevision: boolean }

type Watched<Stored> = {
  kind: EditedKind
  /** Null while it is new. */
  id: string | null
  /** Another value with each change. */
  work: unknown
  dirty: boolean
  /** While one's own save is under way, what is stored changes by that. */
  busy: boolean
  /** The version that is edited. */
  version: number
  /** Reads what is stored; null when that doesn't work now. */
  read: () => Promise<RemoteState<Stored> | null>
  /** Whether it says what the editing began with, whoever sees it. */
  isSame: (stored: Stored) => boolean
  /** Goes on from it without a question: no word of it has changed. */
  takeOver: (stored: Stored) => void
  /** When the clock changes it. */
  moments: readonly (string | null)[]
}

/**
 * Who else has something open, and what others have saved of it since. What changes without a word of it changing, as when
 * a planned moment comes, is taken over.
 */
export function useCollaborators<Stored extends { version: number }>(watched: Watched<Stored>) {
  const { kind, id, work, dirty, version, moments } = watched
  const [news, setNews] = useState<RemoteState<Stored> | null>(null)
  const [passed, setPassed] = useState(0)
  // An answer is about what is edited when it comes.
  const latest = useRef(watched)
  useEffect(() => {
    latest.current = watched
  })

  async function look() {
    const theirs = await latest.current.read()
    const now = latest.current
    if (!theirs || now.busy || theirs.stored.version < now.version) return
    const { stored } = theirs
    if (stored.version === now.version || now.isSame(stored)) now.takeOver(stored)
    else setNews(theirs)
  }
  const heard = usePresence(id ? { kind, id } : null, work, dirty, ({ saved }) => {
    const isNew = saved && saved.version > latest.current.version && saved.version !== news?.stored.version
    if (isNew && !latest.current.busy) void look()
  })
  useAtMoment(moments, () => void look())

  const isTold = news && news.stored.version > version && news.stored.version !== passed
  return {
    people: heard?.others ?? [],
    news: isTold ? { ...news, own: heard?.saved?.own ?? false } : null,
    /** It isn't told of again before the next save, one's own or another one's. */
    pass: () => setPassed(news?.stored.version ?? 0),
  }
}
