import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnReview } from '@/components/site/screens/review/own-review'
import { getTown } from '@/lib/business/towns'
import { getProfile } from '@/lib/data/settings'
import { getReviewByLink } from '@/lib/reviews/take-review'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your review',
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
}

type Props = { params: Promise<{ token: string }> }

export default async function OwnReviewRoute({ params }: Props) {
  const { token } = await params
  const review = await getReviewByLink(token)
  if (!review) notFound()
  const town = review.lead?.town ?? ''
  const suggestedAuthor = { name: review.lead?.name ?? '', town: getTown(town)?.name ?? town }
  return <OwnReview review={review} token={token} suggested={suggestedAuthor} profile={await getProfile()} />
}
