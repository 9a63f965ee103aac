import { randomBytes } from 'node:crypto'
import { type Metadata } from 'next'
import { redirect } from 'next/navigation'
import { VisitTimes } from '@/components/site/screens/visit/visit-times'
import { getPlace } from '@/lib/data/areas'
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

type Props = { searchParams: Promise<{ town?: string | string[] }> }

export default async function VisitTimesRoute({ searchParams }: Props) {
  const [town] = [(await searchParams).town ?? ''].flat()
  const [profile, place] = await Promise.all([getProfile(), getPlace(town ?? '')])
  if (!place || !profile.visits.isOn) redirect('/visit')
  const days = await findFreeTimes({ profile, drive: place.drive })
  return <VisitTimes profile={profile} town={place} days={days} formKey={randomBytes(16).toString('hex')} />
}
