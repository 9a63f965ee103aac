import 'server-only'
import { sampleTestimonials } from '@/lib/business/samples'
import type { Testimonial } from '@/lib/content-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { listOrSamples } from './stand-in'

const select = {
  id: true,
  name: true,
  location: true,
  rating: true,
  content: true,
  projectType: true,
  timeline: true,
  isVerified: true,
  isFeatured: true,
  isSample: true,
} satisfies Prisma.TestimonialSelect

/** All testimonials in the order that staff gave them; the three samples while there are none. */
export async function listTestimonials(): Promise<Testimonial[]> {
  return listOrSamples(async () => {
    const db = await database()
    return db.testimonial.findMany({
      select,
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    })
  }, sampleTestimonials)
}

/** How many testimonials are stored; samples that only stand in don't count. */
export async function countTestimonials(): Promise<{ total: number; featured: number }> {
  const db = await database()
  const [total, featured] = await Promise.all([
    db.testimonial.count(),
    db.testimonial.count({ where: { isFeatured: true } }),
  ])
  return { total, featured }
}
