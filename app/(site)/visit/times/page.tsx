import { randomBytes } from 'node:crypto'
import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { VisitPage } from '@/components/site/screens/visit/visit-page'
import { VisitTimes } from '@/components/site/screens/visit/visit-times'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { findFreeTimes } from '@/lib/visits/find-free-times'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/visit/times',
    title: 'Choose a Time for the Visit',
    description: 'Free times for a consultation at your home.',
    noindex: true,
  })

type Props = { searchParams: Promise<{ town?: string | string[]; design?: string | string[] }> }

export default async function VisitTimesRoute({ searchParams }: Props) {
  const { town: towns = '', design: designs = '' } = await searchParams
  const [[town = ''], [design = '']] = [[towns].flat(), [designs].flat()]
  const [profile, place] = await Promise.all([getProfile(), getPlace(town)])
  // From the visualizer, whose room comes along: this page is rendered for each request, /visit isn't.
  if (!place && design && profile.visits.isOn)
    return <VisitPage profile={profile} places={await listPlaces()} design={design} />
  if (!place || !profile.visits.isOn) redirect('/visit')
  const days = await findFreeTimes({ profile, drive: place.drive })
  const formKey = randomBytes(16).toString('hex')
  return <VisitTimes profile={profile} town={place} {...{ days, formKey, design }} />
}
