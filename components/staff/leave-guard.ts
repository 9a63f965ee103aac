type Guard = (href: string) => boolean

let guard: Guard | undefined

/** Calls `next` before anything navigates away from a screen. @returns a function that removes the guard */
export function setLeaveGuard(next: Guard) {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Returns true if navigating to `href` has to wait for an answer about unsaved changes. */
export const asksBeforeLeaving = (href: string): boolean => guard?.(href) ?? false
