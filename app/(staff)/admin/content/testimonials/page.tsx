import { type Metadata } from 'next'
import { TestimonialsScreen } from '@/components/admin/content/testimonials-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { sampleTestimonials } from '@/lib/business/samples'
import { countContent } from '@/lib/data/content-counts'
import { listDeletedTestimonials, listStoredTestimonials } from '@/lib/data/testimonials'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Testimonials')

export default async function TestimonialsPage() {
  await requireStaffPage()
  const [testimonials, counts, deleted] = await Promise.all([
    listStoredTestimonials(),
    countContent(),
    listDeletedTestimonials(),
  ])
  const examples = sampleTestimonials.length
  return (
    <TestimonialsScreen testimonials={testimonials} counts={counts} deleted={deleted} examples={examples} />
  )
}
