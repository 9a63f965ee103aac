'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

// A line at the top of the window while a staff screen is on its way: the one before stays until then. See staff.css.

let waitingCount = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: 1 | -1) {
  waitingCount += by
  for (const listener of listeners) listener()
}

/** Shows the line as long as this is true. */
export function useLoading(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return
    change(1)
    return () => change(-1)
  }, [isLoading])
}

/** Within a link: shows the line while its screen is loading. */
export function LinkLoading() {
  useLoading(useLinkStatus().pending)
  return null
}

/** Moves the focus to the new screen's heading if what had it is gone: a screen reader goes on from there. */
function focusHeading() {
  const heading =
    document.activeElement === document.body && document.querySelector<HTMLElement>('main :is(h1, h2)')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export function LoadingLine() {
  const isLoading = useSyncExternalStore(
    subscribe,
    () => waitingCount > 0,
    () => false,
  )
  const wasLoading = useRef(false)
  useEffect(() => {
    if (wasLoading.current && !isLoading) focusHeading()
    wasLoading.current = isLoading
  }, [isLoading])
  return (
    <div role="status">
      {isLoading && (
        <div
          data-loading=""
          className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-[loading_10s_cubic-bezier(0.1,0.8,0.2,1)_forwards] bg-brass forced-colors:bg-[Highlight]"
        >
          <LoadingText />
        </div>
      )}
    </div>
  )
}

/** Heard once it takes longer than a second. */
function LoadingText() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 1_000)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <span className="sr-only">Loading…</span>
}
