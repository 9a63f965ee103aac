import { ReviewsScreen } from '@/components/admin/leads/reviews-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listReviews } from '@/lib/data/reviews'
import { countContent } from '@/lib/records/samples'

export const generateMetadata = () => staffMetadata('Reviews')

const mostShown = 100

export default async function ReviewsPage() {
  await requireStaffPage()
  const [reviews, content] = await Promise.all([listReviews(mostShown), countContent()])
  return <ReviewsScreen reviews={reviews} content={content} />
}
