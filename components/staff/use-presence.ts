import { useEffect, useEffectEvent, useRef } from 'react'
import { type Collaborator } from '@/lib/staff-types'
import { call } from './staff-call'
import { pollInterval, readQuietly, usePoll } from './staff-query'
import { tabId } from './tab-id'

type Place = { kind: string; id: string }

type PresenceAnswer = {
  others: Collaborator[]
  /** Null for a deleted record; `own` if this person saved it, here or in another window, and null if nobody knows. */
  saved: { version: number; own: boolean | null } | null
}

/**
 * Reports every few seconds that a record is open here, and when it is closed; returns who else has it open. `draft`
 * changes with each edit. A hidden tab reports only unsaved changes. `place` is null for a new record.
 */
export function usePresence(
  place: Place | null,
  draft: unknown,
  dirty: boolean,
  onAnswer?: (answer: PresenceAnswer) => void,
): PresenceAnswer | null {
  const { kind, id } = place ?? {}
  const tab = useRef<string>(undefined)
  const editedAt = useRef<number | null>(null)
  const lastDraft = useRef(draft)
  useEffect(() => {
    if (draft === lastDraft.current) return
    lastDraft.current = draft
    editedAt.current = Date.now()
  }, [draft])

  const { data: answer } = usePoll<PresenceAnswer>({
    queryKey: ['/api/presence', kind, id],
    queryFn: async (context) => {
      const edited = editedAt.current === null ? null : Math.round((Date.now() - editedAt.current) / 1000)
      tab.current = await tabId()
      const body = { kind, id, tab: tab.current, edited }
      return readQuietly<PresenceAnswer>('/api/presence', body)(context)
    },
    enabled: id !== undefined,
    hiddenInterval: dirty ? pollInterval : undefined,
  })
  const announce = useEffectEvent((latest: PresenceAnswer) => onAnswer?.(latest))
  useEffect(() => {
    if (answer) announce(answer)
  }, [answer])

  const leave = useEffectEvent(() => {
    if (!id || !tab.current) return
    const body = { kind, id, tab: tab.current, edited: null, leaves: true }
    void call('POST', '/api/presence', body, { keepalive: true })
  })
  useEffect(() => {
    const goodbye = () => leave()
    addEventListener('pagehide', goodbye)
    return () => {
      removeEventListener('pagehide', goodbye)
      goodbye()
    }
  }, [])
  return answer ?? null
}
