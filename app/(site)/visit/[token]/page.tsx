import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnVisit } from '@/components/site/screens/visit/own-visit'
import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { getVisitMail } from '@/lib/data/visits'
import { reminderTime } from '@/lib/data/visit-reminders'
import { env } from '@/lib/env'
import { calendarLinks } from '@/lib/visits/calendar-entry'
import { findFreeTimes } from '@/lib/visits/find-free-times'
import { getVisitByLink, isUpcoming } from '@/lib/visits/visitor-visit'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your visit',
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function OwnVisitRoute({ params, searchParams }: Props) {
  const { token } = await params
  const visit = await getVisitByLink(token)
  if (!visit) notFound()
  const [profile, place, mail, query] = await Promise.all([
    getProfile(),
    getPlace(visit.place),
    getVisitMail(visit),
    searchParams,
  ])
  const ahead = isUpcoming(visit)
  const { SITE_URL, SMTP_URL } = env()
  const canRemind = SMTP_URL !== undefined && visit.lead.email !== ''
  const reminder = canRemind && reminderTime(new Date(visit.startsAt), new Date(visit.agreedAt))
  const days = ahead
    ? await findFreeTimes({ profile, meeting: { kind: visit.kind, place }, except: { visitId: visit.id } })
    : []
  return (
    <OwnVisit
      visit={visit}
      token={token}
      town={place?.name ?? ''}
      profile={profile}
      days={days}
      state={ahead ? 'ahead' : visit.status === 'canceled' ? 'canceled' : 'over'}
      isMoved={query.moved !== undefined}
      mail={mail}
      remindsAt={reminder && reminder > new Date() ? reminder.toISOString() : ''}
      calendars={calendarLinks(visit, profile, SITE_URL)}
    />
  )
}
