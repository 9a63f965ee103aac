import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { TestimonialForm } from '@/components/admin/content/testimonial-form'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getStoredTestimonial } from '@/lib/data/testimonials'

type Props = { params: Promise<{ id: string }> }

const testimonialOf = cache(getStoredTestimonial)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const testimonial = await testimonialOf((await params).id)
  return { title: `Edit testimonial: ${testimonial?.name ?? ''}` }
}

export default async function EditTestimonialPage({ params }: Props) {
  await requireStaffPage()
  const testimonial = await testimonialOf((await params).id)
  if (!testimonial) notFound()
  return <TestimonialForm key={testimonial.id} testimonial={testimonial} />
}
