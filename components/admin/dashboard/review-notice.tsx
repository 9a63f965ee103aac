import { Star } from 'lucide-react'
import { linkClass } from '@/components/staff/screen'
import { StaffLink } from '@/components/ui/staff-link'
import { counted } from '@/lib/text/counted'

/** Links to the reviews that wait for staff; empty if there are none. */
export function ReviewNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <section
      aria-label="Reviews"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-hair-strong py-3"
    >
      <Star className="size-4.5 text-brass" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        {counted(count, 'review')} {count === 1 ? 'is' : 'are'} waiting for you.
      </p>
      <StaffLink className={linkClass} href="/admin/content/reviews">
        Show reviews
      </StaffLink>
    </section>
  )
}
