import 'server-only'
import { sampleTestimonials } from '@/lib/business/samples'
import type { Testimonial } from '@/lib/content-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { listOrSamples, orAtBuild } from './stand-in'

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

/** When somebody last changed a testimonial, as ISO; null while there are samples only. */
export async function lastTestimonialChange(): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const found = await db.testimonial.aggregate({ where: { isSample: false }, _max: { updatedAt: true } })
    return found._max.updatedAt?.toISOString() ?? null
  }, null)
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
