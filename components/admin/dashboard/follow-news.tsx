'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLeadNews } from '@/components/staff/lead-news'

type FollowNewsProps = {
  /** The number of waiting leads, and the time of the newest one, as the screen shows them. */
  waiting: number
  newestAt: string
}

/** Refreshes the screen when a lead comes in or is answered. */
export function FollowNews({ waiting, newestAt }: FollowNewsProps) {
  const router = useRouter()
  const news = useLeadNews()
  const isOutdated =
    news !== undefined && (news.waiting !== waiting || (news.newest?.createdAt ?? '') !== newestAt)
  // `news` is a dependency, so that each poll refreshes at most once.
  useEffect(() => {
    if (isOutdated) router.refresh()
  }, [isOutdated, news, router])
  return null
}
