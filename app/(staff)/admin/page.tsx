import { DeliveryNotice } from '@/components/admin/dashboard/delivery-notice'
import { RecentLeads } from '@/components/admin/dashboard/recent-leads'
import { RecentPages } from '@/components/admin/dashboard/recent-pages'
import { FigureStrip } from '@/components/admin/dashboard/figure-strip'
import { mostWaiting, WaitingNow } from '@/components/admin/dashboard/waiting-now'
import { Screen } from '@/components/staff/screen'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { countLeads, listLeads, listWaitingLeads } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/outbox'
import { countPages, listPages } from '@/lib/data/pages'
import { countPosts } from '@/lib/data/posts'
import { countProjects } from '@/lib/data/projects'
import { countTestimonials } from '@/lib/data/testimonials'
import { sendableKinds } from '@/lib/delivery/by-hand'
import { deliveryNews } from '@/lib/leads/delivery-words'

const recent = 5

export default async function DashboardPage() {
  await requireStaffPage()
  const [pages, posts, testimonials, projects, leads, allPages, latest, waiting, outbox] = await Promise.all([
    countPages(),
    countPosts(),
    countTestimonials(),
    countProjects(),
    countLeads(),
    listPages(),
    listLeads({ limit: recent }),
    listWaitingLeads({ limit: mostWaiting }),
    outboxSummary(),
  ])
  const now = new Date()
  const hasMail = sendableKinds().includes('lead-notification')
  return (
    <Screen>
      {/* Where the masthead has no room for it. */}
      <p className="mb-3.5 text-stone lg:hidden">Manage your website content and settings</p>
      <DeliveryNotice news={deliveryNews(outbox, hasMail, now)} />
      <WaitingNow waiting={waiting} total={leads.new} now={now} />
      <FigureStrip
        figures={[
          {
            label: 'Total Pages',
            value: pages.total,
            note: `${pages.published} published`,
            href: '/admin/pages',
          },
          {
            label: 'Blog Posts',
            value: posts.total,
            note: `${posts.published} published`,
            href: '/admin/blog',
          },
          {
            label: 'Testimonials',
            value: testimonials.total,
            note: `${testimonials.featured} featured`,
            href: '/admin/content',
          },
          {
            label: 'Portfolio Projects',
            value: projects.total,
            note: `${projects.featured} featured`,
            href: '/admin/content',
          },
          { label: 'Chat Leads', value: leads.total, note: `${leads.new} new`, href: '/admin/leads' },
        ]}
      />
      <div className="mt-12 grid gap-12 max-tablet:mt-10 max-tablet:gap-10 tablet:grid-cols-2">
        <RecentLeads leads={latest} now={now} />
        <RecentPages pages={allPages.slice(0, recent)} />
      </div>
    </Screen>
  )
}
