import { useCallback, useEffect, useRef } from 'react'
import { setLeaveGuard } from './leave-guard'
import { useStaffRouter } from './use-staff-router'

type LeaveGuard = {
  dirty: boolean
  /** Paths with this prefix keep the draft and are left without asking. */
  ownPath?: string
  /** The target of Back if there is no earlier page. */
  home?: string
  /** `href` is a link's target; null for the browser's Back. */
  onAsk: (href: string | null) => void
}

const isGuard = (state: unknown) => (state as { leaveGuard?: boolean } | null)?.leaveGuard === true

/**
 * Asks before a link or Back leaves unsaved changes; the browser itself asks before a tab is closed. Back can't be
 * stopped, so a second history entry of the page is pushed, and again after each Back.
 * @returns a function that navigates to a path, or with null to where Back led, without the second entry
 */
export function useLeaveGuard({
  dirty,
  ownPath,
  home = '/admin/pages',
  onAsk,
}: LeaveGuard): (href: string | null) => void {
  const router = useStaffRouter()
  const guarded = useRef(false)
  const now = useRef({ dirty, onAsk })
  useEffect(() => {
    now.current = { dirty, onAsk }
  })

  useEffect(() => {
    guarded.current ||= isGuard(history.state)
    if (!dirty || guarded.current) return
    guarded.current = true
    history.pushState({ leaveGuard: true }, '')
  }, [dirty])

  useEffect(() => {
    const path = location.pathname
    const back = () => {
      // Several steps at once have led elsewhere; the draft is kept.
      if (!guarded.current || location.pathname !== path) return
      // Without a state it is a jump within the page, as "Skip to content" makes it.
      if (!history.state || isGuard(history.state)) return
      guarded.current = now.current.dirty
      // Without unsaved changes Back goes on to where it was meant to lead.
      if (!now.current.dirty) return history.back()
      history.pushState({ leaveGuard: true }, '')
      now.current.onAsk(null)
    }
    const asks = (href: string) => {
      if (!now.current.dirty || (ownPath !== undefined && href.startsWith(ownPath))) return false
      now.current.onAsk(href)
      return true
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      // In editable text a link is only text.
      if (!link || link.isContentEditable || elsewhere || link.target || link.origin !== location.origin)
        return
      // A jump within the page leaves nothing.
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return
      if (asks(link.pathname + link.search)) event.preventDefault()
    }
    const takeBack = setLeaveGuard(asks)
    addEventListener('popstate', back)
    document.addEventListener('click', click, true)
    return () => {
      takeBack()
      removeEventListener('popstate', back)
      document.removeEventListener('click', click, true)
    }
  }, [ownPath])

  return useCallback(
    (href: string | null) => {
      const onTop = guarded.current
      guarded.current = false
      if (href === null && history.length > 2) history.go(-2)
      else if (href !== null && !href.startsWith('/admin')) location.assign(href)
      else if (onTop) router.replace(href ?? home)
      else router.push(href ?? home)
    },
    [router, home],
  )
}
