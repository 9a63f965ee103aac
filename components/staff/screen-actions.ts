import { type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** An action that the command palette offers while a screen is open. */
export type ScreenAction = {
  label: string
  icon: LucideIcon
  detail?: string
  /** Synonyms to search by. */
  words?: string
} & ({ href: string } | { run: () => void })

const screens = new Set<{ current: readonly ScreenAction[] }>()

export const screenActions = (): ScreenAction[] => [...screens].flatMap(({ current }) => current)

/** Registers actions while the component is mounted. */
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
