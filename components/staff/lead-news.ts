import { useState } from 'react'
import { call } from './staff-call'
import { usePoll } from './staff-query'

type LeadNews = { waiting: number; newest: { id: string; name: string; createdAt: string } | null }

// Polled: an open stream per tab would cost the server more, and proxies cut it.

const path = '/api/leads/news'
const hiddenInterval = 60_000
const storageKey = 'lead-notifications'

type PollResult = {
  news?: LeadNews
  /** The session has ended, so the counts may be old. */
  hasSessionEnded: boolean
}
let lastResult: PollResult = { hasSessionEnded: false }

async function poll({ signal }: { signal: AbortSignal }): Promise<PollResult> {
  const answer = await call<LeadNews>('GET', path, undefined, { signal })
  const before = lastResult.news
  if (answer.ok) {
    const news = answer.data
    lastResult = { news, hasSessionEnded: false }
    const isLater = before && news.newest && news.newest.createdAt > (before.newest?.createdAt ?? '')
    if (isLater && document.hidden && notificationsAreOn()) notify(news)
  }
  // Polling goes on: somebody may sign in again here or in another tab.
  else if (answer.status > 0) lastResult = { news: before, hasSessionEnded: answer.status === 401 }
  return lastResult
}

function notify({ newest, waiting }: LeadNews) {
  const notification = new Notification(`New lead: ${newest?.name}`, {
    body: waiting === 1 ? 'One person is waiting for a reply.' : `${waiting} people are waiting for a reply.`,
    tag: 'new-lead',
  })
  notification.onclick = () => {
    focus()
    location.assign(`/admin/leads/${newest?.id}`)
  }
}

/** The screen has just come from the server, so the first poll waits for an interval. */
const usePollResult = (): PollResult =>
  usePoll({ queryKey: [path], queryFn: poll, hiddenInterval, initialData: lastResult, refetchOnMount: false })
    .data ?? lastResult

/** Returns true if a poll found that the session has ended. */
export const useSessionEnded = (): boolean => usePollResult().hasSessionEnded

/** Returns the latest news, once there is any since the component was mounted. */
export function useLeadNews(): LeadNews | undefined {
  const { news } = usePollResult()
  const [before] = useState(news)
  return news === before ? undefined : news
}

/** Returns true if this browser notifies of new leads while the tab is hidden. */
export const notificationsAreOn = (): boolean =>
  typeof Notification !== 'undefined' &&
  Notification.permission === 'granted' &&
  localStorage.getItem(storageKey) === 'on'

/** Switches notifications on or off. @returns true if they are on: the browser may refuse */
export async function setNotifications(on: boolean): Promise<boolean> {
  if (!on || typeof Notification === 'undefined') {
    localStorage.removeItem(storageKey)
    return false
  }
  if ((await Notification.requestPermission()) !== 'granted') return false
  localStorage.setItem(storageKey, 'on')
  return true
}
