import { useRouter } from 'next/navigation'
import { useMemo, useTransition } from 'react'
import { useLoading } from '@/components/ui/loading-line'

/** Returns Next's router for staff screens: the line at the top of the window shows that a screen is on its way. */
export function useStaffRouter(): ReturnType<typeof useRouter> {
  const router = useRouter()
  const [isLoading, start] = useTransition()
  useLoading(isLoading)
  return useMemo(
    () => ({
      ...router,
      push: (...to) => start(() => router.push(...to)),
      replace: (...to) => start(() => router.replace(...to)),
    }),
    [router],
  )
}
