import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Collaborator } from '@/lib/staff-types'
import { focusedRow, focusRow } from './list-keys'
import { readQuietly, usePoll } from './staff-query'

type News = { stamp: string; open: Record<string, Collaborator[]> }

/** Rows must not move under an open dialog or menu. */
const isHeld = () => document.querySelector('dialog:modal, [role=menu]') !== null

const nobody: News['open'] = {}

/**
 * Refreshes a list when somebody else has changed it, and keeps input, scroll position and focus. `stamp` is that of
 * the list as read.
 * @returns who has which row open, by its id
 */
export function useListNews(list: 'pages' | 'posts' | 'trash' | 'visits', stamp: string): News['open'] {
  const router = useRouter()
  /** The index of the focused row before the refresh. */
  const row = useRef(-1)
  const path = `/api/news/${list}`
  const { data: news } = usePoll<News>({ queryKey: [path], queryFn: readQuietly(path) })
  const refresh = useEffectEvent(() => {
    if (!news || news.stamp === stamp || isHeld()) return
    row.current = focusedRow()
    router.refresh()
  })
  useEffect(() => refresh(), [news])
  // The focused row may be gone.
  useEffect(() => {
    if (row.current >= 0 && document.activeElement === document.body) focusRow(Math.max(0, row.current - 1))
    row.current = -1
  }, [stamp])
  return news?.open ?? nobody
}
