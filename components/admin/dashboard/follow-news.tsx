'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLeadNews } from '@/components/staff/lead-news'

type FollowNewsProps = {
  /** The waiting leads and the newest of them, as the screen shows them. */
  waiting: number
  newestAt: string
}

/** Refreshes the screen when a lead comes in or is answered. */
export function FollowNews({ waiting, newestAt }: FollowNewsProps) {
  const router = useRouter()
  const news = useLeadNews()
  const isOther =
    news !== undefined && (news.waiting !== waiting || (news.newest?.createdAt ?? '') !== newestAt)
  // At most once per poll.
  useEffect(() => {
    if (isOther) router.refresh()
  }, [isOther, news, router])
  return null
}
