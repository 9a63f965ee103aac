import { write } from '@/lib/data/client'
import { temporaryDatabase } from './temporary-database'
import { testimonialStore } from '@/lib/records/testimonial/store'

temporaryDatabase()

const testimonial = {
  name: 'Ann E.',
  location: 'Nanuet, NY',
  content: 'They came when they said.',
  projectType: 'Kitchen Remodel',
  timeline: '3 weeks',
}

test('stored testimonials come in the order of their positions; a missing rating is five', async () => {
  await write(async (db) => {
    await db.testimonial.create({ data: { ...testimonial, id: 'second', position: 2, rating: 4 } })
    await db.testimonial.create({ data: { ...testimonial, id: 'first', position: 1, isFeatured: true } })
  })
  const flags = { isVerified: false, isSample: false, answer: '' }
  expect(await testimonialStore.listShown()).toEqual([
    { ...testimonial, ...flags, id: 'first', rating: 5, isFeatured: true },
    { ...testimonial, ...flags, id: 'second', rating: 4, isFeatured: false },
  ])
  expect(await testimonialStore.count()).toEqual({ total: 2, own: 2, featured: 1, samples: 0 })
})
