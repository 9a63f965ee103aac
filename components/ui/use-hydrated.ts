import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser has taken the page over: false on the server and while it is being hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
