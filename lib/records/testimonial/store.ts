import 'server-only'
import { sampleTestimonials } from '@/lib/content/samples'
import { type Testimonial } from '@/lib/content-types'
import { recordStore } from '../store'
import { testimonial } from './definition'

export const testimonialStore = recordStore<typeof testimonial.fields, Testimonial>(testimonial, {
  samples: sampleTestimonials,
})
