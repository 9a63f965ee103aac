import { type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Something that can be done on a screen, as the command palette offers it while the screen is open. */
export type ScreenAction = {
  label: string
  icon: LucideIcon
  /** Stands at the end of its row: what it is about, or its key. */
  detail?: string
  /** What else it may be called. */
  words?: string
} & ({ href: string } | { run: () => void })

const screens = new Set<{ current: readonly ScreenAction[] }>()

/** What can be done on the screen that is open, besides what its menus and buttons say. */
export const screenActions = (): ScreenAction[] => [...screens].flatMap(({ current }) => current)

/** Names what can be done here; it goes with the component. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    screens.add(latest)
    return () => void screens.delete(latest)
  }, [])
}
