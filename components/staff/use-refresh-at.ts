import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { type Schedule } from '@/lib/page-document/schedule'

/** The longest delay of setTimeout, in milliseconds. */
const furthest = 2 ** 31 - 1
/** A delay in milliseconds, because the server's clock may be a little behind. */
const late = 1_000

/** Runs a function at the next of these moments (ISO), or when the tab is shown after it. */
export function useAtMoment(times: readonly (string | null)[], run: () => void): void {
  const moments = times
    .filter((moment) => moment !== null)
    .sort()
    .join()
  const act = useEffectEvent(run)
  useEffect(() => {
    const next = moments.split(',').find((moment) => Date.parse(moment) > Date.now())
    if (!next) return
    const time = Date.parse(next) + late
    const timer = setTimeout(() => act(), Math.min(time - Date.now(), furthest))
    // A hidden tab's timers may stop.
    const look = () => {
      if (!document.hidden && Date.now() >= time) act()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moments])
}

/** Refreshes a list when the next scheduled row appears or disappears. */
export function useRefreshAt(rows: readonly Pick<Schedule, 'publishAt' | 'unpublishAt'>[]): void {
  const router = useRouter()
  useAtMoment(
    rows.flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt]),
    () => router.refresh(),
  )
}
