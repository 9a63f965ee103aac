import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StopReview } from '@/components/site/screens/review/stop-review'
import { getProfile } from '@/lib/data/settings'
import { getReviewByLink } from '@/lib/reviews/take-review'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'No more messages',
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
}

type Props = { params: Promise<{ token: string }> }

export default async function StopReviewRoute({ params }: Props) {
  const { token } = await params
  const review = await getReviewByLink(token)
  if (!review) notFound()
  return <StopReview token={token} isStopped={review.stoppedAt !== null} profile={await getProfile()} />
}
