import { ReviewsScreen } from '@/components/admin/leads/reviews-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listReviews } from '@/lib/data/reviews'
import { countContent } from '@/lib/records/samples'

export const generateMetadata = () => staffMetadata('Reviews')

const pageSize = 100

type Props = { searchParams: Promise<{ show?: string | string[] }> }

export default async function ReviewsPage({ searchParams }: Props) {
  await requireStaffPage()
  const limit = Math.max(pageSize, Math.floor(Number((await searchParams).show)) || 0)
  const [reviews, content] = await Promise.all([listReviews(limit + 1), countContent()])
  return (
    <ReviewsScreen
      reviews={reviews.slice(0, limit)}
      moreHref={reviews.length > limit ? `/admin/content/reviews?show=${limit + pageSize}` : null}
      content={content}
    />
  )
}
