import { type ReactNode } from 'react'
import { linkClass, Rows, RowTitle } from '@/components/staff/screen'
import { LeadStatusMark, PublishedMark } from '@/components/staff/status'
import { StaffLink } from '@/components/ui/staff-link'
import { phoneText } from '@/lib/business/profile'
import { type Lead, type StoredPage } from '@/lib/content-types'
import { elapsed } from '@/lib/time/elapsed'

type SectionHeadProps = { id: string; title: string; href: string; all: string }

export const SectionHead = ({ id, title, href, all }: SectionHeadProps) => (
  <div className="mb-4 flex items-center justify-between gap-3">
    <h2 id={id}>{title}</h2>
    <StaffLink className={`${linkClass} whitespace-nowrap`} href={href}>
      {all}
    </StaffLink>
  </div>
)

const RecentList = ({ empty, rows, ...head }: SectionHeadProps & { empty: string; rows: ReactNode[] }) => (
  <section aria-labelledby={head.id}>
    <SectionHead {...head} />
    {rows.length === 0 ? (
      <p className="border-t border-b border-t-hair-strong border-b-hair py-4 text-stone">{empty}</p>
    ) : (
      <Rows>{rows}</Rows>
    )}
  </section>
)

export const RecentLeads = ({ leads, now }: { leads: Lead[]; now: Date }) => (
  <RecentList
    id="recent-leads"
    title="Recent Leads"
    href="/admin/leads"
    all="All leads"
    empty="No leads yet"
    rows={leads.map((lead) => (
      <li key={lead.id}>
        <RowTitle href={`/admin/leads/${lead.id}`} note={phoneText(lead.phone) || lead.email}>
          {lead.name}
        </RowTitle>
        <LeadStatusMark status={lead.status} />
        <span className="min-w-22 text-right whitespace-nowrap text-stone">
          {elapsed(lead.createdAt, now)} ago
        </span>
      </li>
    ))}
  />
)

type RecentPage = Pick<StoredPage, 'id' | 'title' | 'slug' | 'isPublished'>

export const RecentPages = ({ pages }: { pages: RecentPage[] }) => (
  <RecentList
    id="recent-pages"
    title="Recent Pages"
    href="/admin/pages"
    all="All pages"
    empty="No pages created yet"
    rows={pages.map((page) => (
      <li key={page.id}>
        <RowTitle href={`/admin/pages/${page.id}/edit`} note={`/${page.slug}`}>
          {page.title}
        </RowTitle>
        <PublishedMark isPublished={page.isPublished} />
      </li>
    ))}
  />
)
