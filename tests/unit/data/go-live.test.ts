import { write } from '@/lib/data/client'
import { goLiveCounts } from '@/lib/go-live/facts'
import { pageStore } from '@/lib/records/page/store'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const texts = {
  location: 'Nyack',
  description: '',
  projectType: 'kitchen',
  category: 'Kitchen',
  cost: '',
  timeline: '',
}
const ownPicture = '/media/0123456789abcdef0123456789abcdef/photo.webp'
const rendering = '/images/kitchen-01-after.webp'

test('built-in content that is shown is counted; deleted records and drafts aren’t', async () => {
  const project = { ...texts, beforeImage: ownPicture, afterImage: ownPicture }
  const post = {
    excerpt: '',
    content: '',
    featuredImage: ownPicture,
    town: '',
    category: '',
    isPublished: true,
  }
  await write((db) =>
    db.$transaction([
      db.project.createMany({
        data: [
          { ...project, title: 'Own' },
          { ...project, title: 'Own, rendered', afterImage: rendering },
          { ...project, title: 'Sample', isSample: true, beforeImage: rendering },
          {
            ...project,
            title: 'Deleted sample',
            isSample: true,
            afterImage: rendering,
            deletedAt: new Date(),
          },
        ],
      }),
      db.testimonial.createMany({
        data: [
          { name: 'Ana', location: '', content: '', projectType: '', timeline: '', isSample: true },
          { name: 'Ben', location: '', content: '', projectType: '', timeline: '' },
        ],
      }),
      db.post.createMany({
        data: [
          { ...post, title: 'Sample', slug: 'a', isSample: true, featuredImage: rendering },
          {
            ...post,
            title: 'Hidden sample',
            slug: 'b',
            isSample: true,
            isPublished: false,
            featuredImage: rendering,
          },
          { ...post, title: 'Own', slug: 'c' },
        ],
      }),
    ]),
  )
  const hero = (image: string) => [
    { id: 'hero-1', type: 'hero', config: { title: 'Hello', backgroundImage: image }, version: 1 },
  ]
  const page = { components: hero(rendering), isPublished: true }
  await pageStore.create({ ...page, title: 'Rendered', slug: 'rendered' })
  await pageStore.create({ ...page, title: 'Own', slug: 'own', components: hero(ownPicture) })
  await pageStore.create({ ...page, title: 'Draft', slug: 'draft', isPublished: false })
  await pageStore.trash((await pageStore.create({ ...page, title: 'Deleted', slug: 'deleted' })).id)

  expect(await goLiveCounts()).toEqual({
    samples: {
      project: { total: 3, samples: 1 },
      testimonial: { total: 2, samples: 1 },
      post: { total: 3, samples: 1 },
    },
    renderings: { project: 2, post: 1, page: 1 },
    lastMailAt: null,
  })
})

test('the last mail that went out, not a text message or what failed', async () => {
  const sentAt = (day: number) => new Date(`2026-11-${day}T12:00:00Z`)
  await write((db) =>
    db.outbox.createMany({
      data: [
        { kind: 'lead-notification', status: 'sent', sentAt: sentAt(12) },
        { kind: 'lead-confirmation', status: 'sent', sentAt: sentAt(14) },
        { kind: 'lead-sms', status: 'sent', sentAt: sentAt(20) },
        { kind: 'lead-notification', status: 'failed' },
      ],
    }),
  )
  expect((await goLiveCounts()).lastMailAt).toBe('2026-11-14T12:00:00.000Z')
})
