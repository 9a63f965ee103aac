import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { LeadDelivery } from '@/components/admin/deliveries/delivery-rows'
import { inboxPageSize } from '@/components/admin/leads/inbox-screen'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { LeadReview } from '@/components/admin/leads/lead-review'
import { TrashedLead } from '@/components/admin/leads/trashed-lead'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { designAt } from '@/lib/business/sent-design'
import { listAllFinishes } from '@/lib/data/finishes'
import { findSamePerson, listMerged, neighborsOf } from '@/lib/data/lead-inbox'
import { listLeadMessages } from '@/lib/data/lead-messages'
import { getTrashedLead } from '@/lib/data/lead-trash'
import { getLead } from '@/lib/data/leads'
import { listLeadDeliveries } from '@/lib/data/deliveries'
import { getReplyTemplates } from '@/lib/data/reply-templates'
import { getReviewOfLead } from '@/lib/data/reviews'
import { getProfile } from '@/lib/data/settings'
import { listColleagues } from '@/lib/data/staff'
import { listLeadVisits } from '@/lib/data/visits'
import { hasJob } from '@/lib/data/won-leads'
import { sendableKinds } from '@/lib/delivery/manual-retry'
import { env } from '@/lib/env'
import { answersText } from '@/lib/mail/addresses'
import { inboxNow, isLate } from '@/lib/leads/reply-promise'
import { firstTemplates, usableTemplates } from '@/lib/leads/reply-templates'
import { leadFilterOf, leadQuery } from '@/lib/schemas/lead-filter'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const findLead = cache(getLead)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = await staffMetadata('Lead')
  // Only staff may see the name.
  if (metadata.title !== 'Lead') return metadata
  const lead = await findLead((await params).id)
  return lead ? { ...metadata, title: `${lead.name}, lead` } : metadata
}

export default async function LeadPage({ params, searchParams }: Props) {
  const me = await requireStaffPage()
  const { id } = await params
  const query = await searchParams
  const filter = leadFilterOf(query)
  const lead = await findLead(id)
  if (!lead) {
    const inTrash = await getTrashedLead(id)
    if (!inTrash) notFound()
    return (
      <TrashedLead
        lead={inTrash}
        backHref={`/admin/leads${leadQuery(filter)}`}
        isOwner={me.role === 'owner'}
        now={new Date()}
      />
    )
  }
  const index = query.at === undefined ? null : Math.max(0, Math.floor(Number(query.at)) || 0)
  const now = new Date()
  const profile = await getProfile()
  const inbox = inboxNow(profile, now)
  const { phone, shortName: business, reviewLink } = profile
  const context = { phone, business, reviewLink, me: me.name }
  const [
    deliveries,
    others,
    merged,
    mergedInto,
    staff,
    templates,
    finishes,
    beside,
    visits,
    review,
    withJob,
    messages,
  ] = await Promise.all([
    listLeadDeliveries(lead.id),
    findSamePerson(lead.id),
    listMerged(lead.id),
    lead.mergedIntoId ? getLead(lead.mergedIntoId) : null,
    listColleagues(),
    getReplyTemplates(),
    listAllFinishes(),
    index === null ? null : neighborsOf(lead.id, index, filter, inbox),
    listLeadVisits(lead.id),
    getReviewOfLead(lead.id),
    hasJob(lead.id),
    listLeadMessages(lead.id),
  ])
  const neighbor = (lead: { id: string; name: string; at: number } | null | undefined) =>
    lead ? { name: lead.name, href: `/admin/leads/${lead.id}${leadQuery(filter, { at: lead.at })}` } : null
  const sendable = sendableKinds()
  const page = index === null ? 1 : Math.floor(index / inboxPageSize) + 1
  return (
    <LeadDetail
      key={lead.id}
      lead={lead}
      design={designAt(lead.design, finishes)}
      now={now}
      today={inbox.today}
      isLate={isLate(lead.createdAt, now, profile)}
      replyHours={profile.replyHours}
      backHref={`/admin/leads${leadQuery(filter, { page })}${index === null ? '' : `#lead-${lead.id}`}`}
      before={neighbor(beside?.before)}
      after={neighbor(beside?.after)}
      others={lead.mergedIntoId ? [] : others}
      merged={merged}
      mergedInto={mergedInto}
      visits={visits}
      hasJob={withJob}
      staff={staff}
      me={{ id: me.id, isOwner: me.role === 'owner' }}
      templates={usableTemplates(templates ?? firstTemplates, context)}
      context={context}
      sending={{
        email: sendable.includes('lead-reply'),
        text: sendable.includes('lead-text'),
        answers: answersText(env(), profile),
      }}
      messages={messages}
      belowStatus={
        lead.status === 'finished' && <LeadReview review={review} deliveries={deliveries} now={now} />
      }
    >
      <LeadDelivery deliveries={deliveries} sendable={sendable} now={now} />
    </LeadDetail>
  )
}
