import { randomBytes } from 'node:crypto'
import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { VisitPage } from '@/components/site/screens/visit/visit-page'
import { VisitTimes } from '@/components/site/screens/visit/visit-times'
import { listPlaces } from '@/lib/data/areas'
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

type Props = { searchParams: Promise<Record<'kind' | 'town' | 'design', string | string[] | undefined>> }

export default async function VisitTimesRoute({ searchParams }: Props) {
  const query = await searchParams
  const [[town], [design = '']] = [[query.town].flat(), [query.design].flat()]
  const profile = await getProfile()
  const meeting = await getMeeting(profile, { kind: query.kind, town })
  // Takes a room of the visualizer from its address: this page is rendered for each request, /visit isn't.
  if (!meeting && design && profile.visits.isOn)
    return <VisitPage profile={profile} places={await listPlaces()} design={design} />
  if (!meeting) redirect('/visit')
  const days = await findFreeTimes({ profile, meeting })
  const formKey = randomBytes(16).toString('hex')
  return <VisitTimes kind={meeting.kind} town={meeting.place} {...{ profile, days, formKey, design }} />
}
