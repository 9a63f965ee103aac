'use client'

import { Inbox } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useLeadNews } from '@/components/staff/lead-news'
import { sectionOf } from '@/components/staff/tabs'
import { Count } from '@/components/ui/badge'
import { mastheadLinkClass } from './masthead-link'

/** Links to the leads with the number of new ones, which the document's title has too. */
export function InboxLink({ newLeads }: { newLeads: number }) {
  const section = sectionOf(usePathname())
  const news = useLeadNews()
  // The server's count, or a later poll's.
  const [serverCount, setCounted] = useState({ newLeads, news })
  if (serverCount.newLeads !== newLeads) setCounted({ newLeads, news })
  const count = news && news !== serverCount.news ? news.waiting : newLeads

  useEffect(() => {
    const mark = () => {
      const bare = document.title.replace(/^\(\d+\) /, '')
      const title = count > 0 ? `(${count}) ${bare}` : bare
      if (bare && document.title !== title) document.title = title
    }
    mark()
    // Every screen sets its own title.
    const watch = new MutationObserver(mark)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [count])

  return (
    <StaffLink
      href="/admin/leads"
      aria-current={section === '/admin/leads' ? 'page' : undefined}
      className={mastheadLinkClass}
    >
      <Inbox className="size-4.5" aria-hidden="true" />
      <span className="max-phone:sr-only tablet:max-md:sr-only lg:max-xl:sr-only">Leads</span>
      {count > 0 && <Count label={`${count} new`}>{count > 99 ? '99+' : count}</Count>}
    </StaffLink>
  )
}
