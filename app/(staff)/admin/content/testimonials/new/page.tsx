import { type Metadata } from 'next'
import { TestimonialForm } from '@/components/admin/content/testimonial-form'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('New testimonial')

export default async function NewTestimonialPage() {
  await requireStaffPage()
  return <TestimonialForm testimonial={null} />
}
