'use client'

import { useListNews } from '@/components/staff/use-list-news'

/** Has the trash read again when something is put into it or taken out of it elsewhere. */
export function FollowTrash({ stamp }: { stamp: string }) {
  useListNews('trash', stamp)
  return null
}
