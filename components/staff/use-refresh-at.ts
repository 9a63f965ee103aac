import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { type Schedule } from '@/lib/page-document/schedule'

/** setTimeout counts no further, in milliseconds. */
const furthest = 2 ** 31 - 1
/** The server's clock may be a little behind. */
const late = 1_000

/** Has a list read again at the next moment that shows or hides one of its rows, or as soon as the tab is seen after it. */
export function useRefreshAt(rows: readonly Pick<Schedule, 'publishAt' | 'unpublishAt'>[]): void {
  const router = useRouter()
  const moments = rows
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .filter((moment) => moment !== null)
    .sort()
    .join()
  useEffect(() => {
    const next = moments.split(',').find((moment) => Date.parse(moment) > Date.now())
    if (!next) return
    const at = Date.parse(next) + late
    const refresh = () => router.refresh()
    const timer = setTimeout(refresh, Math.min(at - Date.now(), furthest))
    // A tab's clock may stand still while nobody looks.
    const look = () => {
      if (!document.hidden && Date.now() >= at) refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moments, router])
}
