import { useEffect, useState, useSyncExternalStore } from 'react'

/** What an open screen is told of new leads. */
type LeadNews = { waiting: number; newest: { id: string; name: string; createdAt: string } | null }

// Asked every few seconds: a stream held open by each tab would cost the server more, and proxies cut it.

const askEvery = 15_000
const askEveryHidden = 60_000
const newsEvent = 'lead-news'
const storageKey = 'lead-notifications'

let latest: LeadNews | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let listeners = 0

async function ask() {
  clearTimeout(timer)
  try {
    const response = await fetch('/api/leads/news')
    // Asked on all the same: it may be begun again in place, or in another tab.
    setEnded(response.status === 401)
    if (response.ok) tell((await response.json()) as LeadNews)
  } catch {
    // Offline for a moment: asked again below.
  }
  plan()
}

function plan() {
  clearTimeout(timer)
  if (listeners > 0) timer = setTimeout(() => void ask(), document.hidden ? askEveryHidden : askEvery)
}

function tell(news: LeadNews) {
  const before = latest
  latest = news
  dispatchEvent(new CustomEvent(newsEvent, { detail: news }))
  const isLater = before && news.newest && news.newest.createdAt > (before.newest?.createdAt ?? '')
  if (isLater && document.hidden && notificationsAreOn()) notify(news)
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

/** Whether the session is over: nothing is heard of new leads then, and what the screen says of them may be old. */
let ended = false
const endedEvent = 'session-ended'
function setEnded(now: boolean) {
  if (ended === now) return
  ended = now
  dispatchEvent(new Event(endedEvent))
}

/** Whether the session has ended while the screen was open, as far as was heard. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      addEventListener(endedEvent, changed)
      return () => removeEventListener(endedEvent, changed)
    },
    () => ended,
    () => false,
  )

/** Asks at once, as somebody has signed in again. */
export const askForNews = () => void ask()

const look = () => {
  if (!document.hidden) void ask()
}

/** What was heard last of new leads, once something was; asks as long as somebody wants to know. */
export function useLeadNews(): LeadNews | undefined {
  const [news, setNews] = useState<LeadNews>()
  useEffect(() => {
    const hear = (event: Event) => setNews((event as CustomEvent<LeadNews>).detail)
    addEventListener(newsEvent, hear)
    listeners += 1
    if (listeners === 1) {
      document.addEventListener('visibilitychange', look)
      plan()
    }
    return () => {
      removeEventListener(newsEvent, hear)
      listeners -= 1
      if (listeners > 0) return
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [])
  return news
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
