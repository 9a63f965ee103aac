import { listTestimonials } from '@/lib/data/testimonials'
import { handle } from '@/lib/http/handle'

/** GET: all testimonials. */
export const GET = handle({ run: () => listTestimonials() })
