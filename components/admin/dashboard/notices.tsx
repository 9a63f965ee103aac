import { type LucideIcon, Send, Star } from 'lucide-react'
import { linkClass } from '@/components/staff/screen'
import { StaffLink } from '@/components/ui/staff-link'
import { counted } from '@/lib/text/counted'

type NoticeProps = { label: string; icon: LucideIcon; text: string; href: string; link: string }

const Notice = ({ label, icon: Icon, text, href, link }: NoticeProps) => (
  <section
    aria-label={label}
    className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-hair-strong py-3"
  >
    <Icon className="size-4.5 text-brass" aria-hidden="true" />
    <p className="min-w-0 flex-1">{text}</p>
    <StaffLink className={linkClass} href={href}>
      {link}
    </StaffLink>
  </section>
)

/** Links to messages that haven't been sent; renders nothing if there are none. */
export const DeliveryNotice = ({ news }: { news: string[] }) =>
  news.length > 0 && (
    <Notice
      label="Deliveries"
      icon={Send}
      text={news.join(' ')}
      href="/admin/deliveries"
      link="Show deliveries"
    />
  )

/** Links to the reviews that wait for staff; renders nothing if there are none. */
export const ReviewNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice
      label="Reviews"
      icon={Star}
      text={`${counted(count, 'review')} ${count === 1 ? 'is' : 'are'} waiting for you.`}
      href="/admin/content/reviews"
      link="Show reviews"
    />
  )
