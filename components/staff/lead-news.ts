import { useEffect, useState } from 'react'
import { type LeadNews } from '@/lib/content-types'
import { call } from './staff-call'
import { pollInterval, pollNow, usePoll } from './staff-query'

// While a tab is shown the server says when there is news (server-sent events), and a poll reads it. Hidden tabs and those
// whose stream is cut only poll.

const path = '/api/leads/news'
/** The interval of polls that aren't needed as long as all goes well, in milliseconds. */
const rareInterval = 60_000
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
    connect()
    const news = answer.data
    lastResult = { news, hasSessionEnded: false }
    const isLater = (what: 'newest' | 'answer') =>
      before && news[what] && news[what].createdAt > (before[what]?.createdAt ?? '')
    if (document.hidden && notificationsAreOn()) {
      const { newest, answer, waiting } = news
      const people = waiting === 1 ? 'One person is' : `${waiting} people are`
      if (newest && isLater('newest'))
        notify('new-lead', newest.id, `New lead: ${newest.name}`, `${people} waiting for a reply.`)
      if (answer && isLater('answer'))
        notify('answer', answer.id, `Reply from ${answer.name}`, 'It is on their lead.')
    }
  }
  // Polling goes on: somebody may sign in again here or in another tab.
  else if (answer.status > 0) lastResult = { news: before, hasSessionEnded: answer.status === 401 }
  return lastResult
}

let stream: EventSource | undefined
/** Also called on the server, which has none. */
const isStream = (state: 'OPEN' | 'CLOSED') => stream !== undefined && stream.readyState === stream[state]

let triedAt = 0

/**
 * Opens the stream while the tab is shown: a browser keeps only six connections to a site without HTTP/2. One that is
 * refused is tried again with a later poll.
 */
function connect() {
  if (document.hidden || (stream && !isStream('CLOSED')) || Date.now() < triedAt + pollInterval) return
  triedAt = Date.now()
  stream = new EventSource('/api/leads/events')
  stream.onmessage = () => void pollNow([path], { isNewer: true })
  // Refused: the session may have ended.
  stream.onerror = () => void (isStream('CLOSED') && pollNow([path]))
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => (document.hidden ? stream?.close() : connect()))

/** Shows a notification that opens a lead, in place of an earlier one with the same tag. */
function notify(tag: string, leadId: string, title: string, body: string) {
  const notification = new Notification(title, { body, tag })
  notification.onclick = () => {
    focus()
    location.assign(`/admin/leads/${leadId}`)
  }
}

function usePollResult(): PollResult {
  const { data = lastResult } = usePoll({
    queryKey: [path],
    queryFn: poll,
    shownInterval: () => (isStream('OPEN') ? rareInterval : pollInterval),
    hiddenInterval: rareInterval,
    // The screen has just come from the server.
    initialData: lastResult,
    refetchOnMount: false,
  })
  return data
}

/** Returns true if a poll found that the session has ended. */
export const useSessionEnded = (): boolean => usePollResult().hasSessionEnded

/** Returns the latest news, once there is any since the component was mounted. */
export function useLeadNews(): LeadNews | undefined {
  const { news } = usePollResult()
  useEffect(connect, [])
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
