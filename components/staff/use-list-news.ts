import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Collaborator } from '@/lib/content-types'
import { focusedRow, focusRow } from './list-keys'
import { readQuietly, usePoll } from './staff-query'

type News = { stamp: string; open: Record<string, Collaborator[]> }

/** Rows that move while something over them is open would be another one's. */
const isHeld = () => document.querySelector('dialog:modal, [role=menu]') !== null

const nobody: News['open'] = {}

/**
 * Has a list read again as soon as somebody has changed it: what is typed, scrolled and chosen stays, and so does the
 * focus. Answers who has which of its rows open, by their ids. `stamp` is the list's as it was read.
 */
export function useListNews(list: 'pages' | 'posts' | 'trash' | 'visits', stamp: string): News['open'] {
  const router = useRouter()
  /** Which row has the focus when the list is asked for again. */
  const row = useRef(-1)
  const path = `/api/news/${list}`
  const { data: news } = usePoll<News>({ queryKey: [path], queryFn: readQuietly(path) })
  const refresh = useEffectEvent(() => {
    if (!news || news.stamp === stamp || isHeld()) return
    row.current = focusedRow()
    router.refresh()
  })
  useEffect(() => refresh(), [news])
  // The row that had it may be gone.
  useEffect(() => {
    if (row.current >= 0 && document.activeElement === document.body) focusRow(Math.max(0, row.current - 1))
    row.current = -1
  }, [stamp])
  return news?.open ?? nobody
}
