import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TestimonialForm } from '@/components/admin/content/testimonial-form'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getStoredTestimonial } from '@/lib/data/testimonials'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Edit testimonial')

type Props = { params: Promise<{ id: string }> }

export default async function EditTestimonialPage({ params }: Props) {
  await requireStaffPage()
  const testimonial = await getStoredTestimonial((await params).id)
  if (!testimonial) notFound()
  return <TestimonialForm key={testimonial.id} testimonial={testimonial} />
}
