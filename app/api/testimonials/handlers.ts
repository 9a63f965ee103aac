import { recordHandlers } from '@/app/api/record-handlers'
import { testimonialStore } from '@/lib/records/testimonial/store'

export const handlers = recordHandlers(testimonialStore)
