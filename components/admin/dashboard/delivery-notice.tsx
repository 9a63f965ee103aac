import { Send } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { linkClass } from '@/components/staff/screen'

/** Links to messages that haven't been sent; empty if there are none. */
export function DeliveryNotice({ news }: { news: string[] }) {
  if (news.length === 0) return null
  return (
    <section
      aria-label="Deliveries"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-hair-strong py-3"
    >
      <Send className="size-4.5 text-brass" aria-hidden="true" />
      <p className="min-w-0 flex-1">{news.join(' ')}</p>
      <StaffLink className={linkClass} href="/admin/deliveries">
        Show deliveries
      </StaffLink>
    </section>
  )
}
