import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { type Schedule } from '@/lib/page-document/schedule'

/** setTimeout counts no further, in milliseconds. */
const furthest = 2 ** 31 - 1
/** The server's clock may be a little behind. */
const late = 1_000

/** Runs something at the next of some moments (ISO), or as soon as the tab is seen after it. */
export function useAtMoment(wanted: readonly (string | null)[], run: () => void): void {
  const moments = wanted
    .filter((moment) => moment !== null)
    .sort()
    .join()
  const act = useEffectEvent(run)
  useEffect(() => {
    const next = moments.split(',').find((moment) => Date.parse(moment) > Date.now())
    if (!next) return
    const at = Date.parse(next) + late
    const timer = setTimeout(() => act(), Math.min(at - Date.now(), furthest))
    // A tab's clock may stand still while nobody looks.
    const look = () => {
      if (!document.hidden && Date.now() >= at) act()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moments])
}

/** Has a list read again at the next moment that shows or hides one of its rows. */
export function useRefreshAt(rows: readonly Pick<Schedule, 'publishAt' | 'unpublishAt'>[]): void {
  const router = useRouter()
  useAtMoment(
    rows.flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt]),
    () => router.refresh(),
  )
}
