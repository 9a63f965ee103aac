import { randomBytes } from 'node:crypto'
import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { VisitTimes } from '@/components/site/screens/visit/visit-times'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { findFreeTimes } from '@/lib/visits/find-free-times'
import { getMeeting } from '@/lib/visits/meeting'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/visit/times',
    title: 'Choose a Time for the Visit',
    description: 'Free times for a consultation.',
    noindex: true,
  })

type Props = { searchParams: Promise<Record<'kind' | 'town', string | string[] | undefined>> }

export default async function VisitTimesRoute({ searchParams }: Props) {
  const query = await searchParams
  const profile = await getProfile()
  const meeting = await getMeeting(profile, { kind: query.kind, town: [query.town].flat()[0] })
  if (!meeting) redirect('/visit')
  const days = await findFreeTimes({ profile, meeting })
  const formKey = randomBytes(16).toString('hex')
  return (
    <VisitTimes profile={profile} kind={meeting.kind} town={meeting.place} days={days} formKey={formKey} />
  )
}
