'use client'

import { Inbox } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Count } from '@/components/ui/badge'

/** The way to the leads, with how many of them are new. */
export function InboxLink({ newLeads }: { newLeads: number }) {
  const path = usePathname()
  return (
    <Link
      href="/admin/leads"
      aria-current={path.startsWith('/admin/leads') ? 'page' : undefined}
      className="flex min-h-control items-center gap-2 rounded-control px-2.5 font-semibold no-underline hover:bg-mist aria-[current]:bg-mist max-[375px]:gap-1 max-[375px]:px-1.5"
    >
      <Inbox className="size-4.5" aria-hidden="true" />
      <span className="max-[375px]:sr-only">Leads</span>
      {newLeads > 0 && <Count label={`${newLeads} new`}>{newLeads}</Count>}
    </Link>
  )
}
