import { useState } from 'react'
import { call } from './staff-call'
import { usePoll } from './staff-query'

/** What an open screen is told of new leads. */
type LeadNews = { waiting: number; newest: { id: string; name: string; createdAt: string } | null }

// Polled: a stream held open by each tab would cost the server more, and proxies cut it.

const path = '/api/leads/news'
const hiddenInterval = 60_000
const storageKey = 'lead-notifications'

type Heard = {
  news?: LeadNews
  /** Nothing is heard of new leads then, and what the screen says of them may be old. */
  hasSessionEnded: boolean
}
let last: Heard = { hasSessionEnded: false }

async function hear({ signal }: { signal: AbortSignal }): Promise<Heard> {
  const answer = await call<LeadNews>('GET', path, undefined, { signal })
  const before = last.news
  if (answer.ok) {
    const news = answer.data
    last = { news, hasSessionEnded: false }
    const isLater = before && news.newest && news.newest.createdAt > (before.newest?.createdAt ?? '')
    if (isLater && document.hidden && notificationsAreOn()) notify(news)
  }
  // Polled on all the same: the session may be begun again in place, or in another tab.
  else if (answer.status > 0) last = { news: before, hasSessionEnded: answer.status === 401 }
  return last
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

/** The screen has just come from the server, so the first question waits for an interval. */
const useHeard = (): Heard =>
  usePoll({ queryKey: [path], queryFn: hear, hiddenInterval, initialData: last, refetchOnMount: false })
    .data ?? last

/** Whether the session has ended while the screen was open, as far as was heard. */
export const useSessionEnded = (): boolean => useHeard().hasSessionEnded

/** What was heard last of new leads, once something was since the component is there. */
export function useLeadNews(): LeadNews | undefined {
  const { news } = useHeard()
  const [before] = useState(news)
  return news === before ? undefined : news
}

/** Whether this browser says so when a lead comes while nobody looks. */
export const notificationsAreOn = (): boolean =>
  typeof Notification !== 'undefined' &&
  Notification.permission === 'granted' &&
  localStorage.getItem(storageKey) === 'on'

/** Switches that on or off. @returns whether it is on now: the browser may refuse */
export async function setNotifications(on: boolean): Promise<boolean> {
  if (!on || typeof Notification === 'undefined') {
    localStorage.removeItem(storageKey)
    return false
  }
  if ((await Notification.requestPermission()) !== 'granted') return false
  localStorage.setItem(storageKey, 'on')
  return true
}
