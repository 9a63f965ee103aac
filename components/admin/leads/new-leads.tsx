'use client'

import { ArrowUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useLeadNews } from '@/components/staff/lead-news'
import { BareButton } from '@/components/ui/button'

/** Offers to show new leads, since rows never move by themselves. */
export function NewLeads({ waiting, newestAt }: { waiting: number; newestAt: string }) {
  const router = useRouter()
  const news = useLeadNews()
  const [busy, start] = useTransition()
  const hasNew = !!news?.newest && news.newest.createdAt > newestAt
  const newCount = hasNew ? Math.max(1, (news?.waiting ?? 0) - waiting) : 0
  return (
    <div role="status">
      {newCount > 0 && (
        <BareButton
          className="flex min-h-11 w-full items-center justify-center gap-2 border-b border-hair-strong bg-mist px-4 font-semibold text-spruce-deep"
          aria-busy={busy}
          onClick={() => start(() => router.refresh())}
        >
          <ArrowUp className="size-4" aria-hidden="true" />
          {newCount === 1 ? '1 new lead arrived. Show it.' : `${newCount} new leads arrived. Show them.`}
        </BareButton>
      )}
    </div>
  )
}
