import { type Metadata } from 'next'
import { TestimonialsScreen } from '@/components/admin/content/testimonials-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { sampleTestimonials } from '@/lib/business/samples'
import { countContent } from '@/lib/data/content-counts'
import { listStoredTestimonials } from '@/lib/data/testimonials'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Testimonials')

export default async function TestimonialsPage() {
  await requireStaffPage()
  const [testimonials, counts] = await Promise.all([listStoredTestimonials(), countContent()])
  return (
    <TestimonialsScreen testimonials={testimonials} counts={counts} examples={sampleTestimonials.length} />
  )
}
