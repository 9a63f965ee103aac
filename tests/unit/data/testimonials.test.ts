import { sampleTestimonials } from '@/lib/business/samples'
import { write } from '@/lib/data/client'
import { countTestimonials, listTestimonials } from '@/lib/data/testimonials'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const testimonial = {
  name: 'Ann E.',
  location: 'Nanuet, NY',
  content: 'They came when they said.',
  projectType: 'Kitchen Remodel',
  timeline: '3 weeks',
}

test('the samples stand in for an empty list, but are not counted', async () => {
  expect(await listTestimonials()).toEqual(sampleTestimonials)
  expect(await countTestimonials()).toEqual({ total: 0, featured: 0 })
})

test('stored testimonials come in the order of their positions; a missing rating is five', async () => {
  await write(async (db) => {
    await db.testimonial.create({ data: { ...testimonial, id: 'second', position: 2, rating: 4 } })
    await db.testimonial.create({ data: { ...testimonial, id: 'first', position: 1, isFeatured: true } })
  })
  const flags = { isVerified: false, isSample: false }
  expect(await listTestimonials()).toEqual([
    { ...testimonial, ...flags, id: 'first', rating: 5, isFeatured: true },
    { ...testimonial, ...flags, id: 'second', rating: 4, isFeatured: false },
  ])
  expect(await countTestimonials()).toEqual({ total: 2, featured: 1 })
})
