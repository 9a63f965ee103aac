type Guard = (href: string) => boolean

let guard: Guard | undefined

/** Has a screen with unsaved work asked before anything leads away from it. @returns what takes it back */
export function setLeaveGuard(next: Guard) {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Whether going to `href` waits for an answer about unsaved work, which is being asked for. */
export const asksBeforeLeaving = (href: string): boolean => guard?.(href) ?? false
