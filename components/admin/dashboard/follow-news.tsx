'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLeadNews } from '@/components/staff/lead-news'

type FollowNewsProps = {
  /** How many wait, and since when the newest of them does, as the screen has it. */
  waiting: number
  newestAt: string
}

/** Has the screen read again as soon as somebody has sent or answered something; the focus stays where it is. */
export function FollowNews({ waiting, newestAt }: FollowNewsProps) {
  const router = useRouter()
  const news = useLeadNews()
  const isOther =
    news !== undefined && (news.waiting !== waiting || (news.newest?.createdAt ?? '') !== newestAt)
  // At most once for each piece of news.
  useEffect(() => {
    if (isOther) router.refresh()
  }, [isOther, news, router])
  return null
}
