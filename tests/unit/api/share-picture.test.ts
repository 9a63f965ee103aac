import { revalidatePath } from 'next/cache'
import { GET as card } from '@/app/og/[...path]/route'
import { GET, PUT } from '@/app/api/pages/[id]/share-picture/route'
import { listAudit } from '@/lib/records/audit-log'
import { pageStore } from '@/lib/records/page/store'
import { createMedia, deleteMedia, listUsesOf } from '@/lib/data/media'
import { listUnusedHashes } from '@/lib/data/media-lists'
import { getProfile } from '@/lib/data/settings'
import { getSharePicture } from '@/lib/data/share-pictures'
import { removeForGood } from '@/lib/records/trash'
import { pageCard, shareImagePath } from '@/lib/seo/share-card'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const hash = 'a'.repeat(32)
const picture = `/media/${hash}/640x480/oak.webp`
const path = (id: string) => `/api/pages/${id}/share-picture`
const choose = (id: string, chosen: unknown) =>
  PUT(apiRequest('PUT', path(id), { picture: chosen }), withParams({ id }))

beforeEach(async () => {
  await signInStaff('Dana')
  jest.mocked(revalidatePath).mockClear()
})

test('a page is shared with the picture that was chosen, and with its first one again without', async () => {
  const page = await pageStore.create({ title: 'Offer', slug: 'offer', isPublished: true })
  const chosen = '/images/kitchen-01-after.webp'
  expect((await choose(page.id, chosen)).status).toBe(200)
  const answer = await GET(apiRequest('GET', path(page.id)), withParams({ id: page.id }))
  expect(await answer.json()).toEqual({ picture: chosen })
  expect(jest.mocked(revalidatePath).mock.calls.map(([route]) => route)).toContain('/offer')
  const [entry] = await listAudit()
  expect(entry).toMatchObject({
    action: 'page-share-picture-changed',
    target: 'Offer',
    detail: 'own picture',
  })

  // An address of another picture leads to this one.
  const cardAnswer = await card(new Request('http://localhost/og/x/offer.jpg'), {
    params: Promise.resolve({ path: ['x', 'offer.jpg'] }),
  })
  expect(cardAnswer.headers.get('location')).toBe(
    shareImagePath('/offer', pageCard(page, await getProfile(), chosen)),
  )
  await choose(page.id, '')
  expect(await getSharePicture(page.id)).toBe('')
  expect(await getSharePicture('constructor')).toBe('')
})

test('a picture from outside the library is refused, and so is a missing page', async () => {
  const { id } = await pageStore.create({ title: 'Other', slug: 'other' })
  for (const wrong of ['https://example.com/x.jpg', '/etc/passwd', '/images/../x.webp', 7, null])
    expect((await choose(id, wrong)).status).toBe(400)
  expect((await choose('nobody', '/images/kitchen-01-after.webp')).status).toBe(404)
  expect(await getSharePicture(id)).toBe('')
})

test('the picture counts as used for as long as there is the page', async () => {
  const media = await createMedia({ hash, name: 'oak.jpg', width: 640, height: 480, bytes: 9, color: '' })
  const { id } = await pageStore.create({ title: 'Oak', slug: 'oak' })
  await choose(id, picture)
  expect((await listUsesOf(hash)).uses).toEqual([
    { label: 'Oak, share picture', href: `/admin/pages/${id}/edit` },
  ])
  expect(await listUnusedHashes()).toEqual([])
  await expect(deleteMedia(media.id)).rejects.toThrow()
  await pageStore.trash(id)
  expect(await listUnusedHashes()).toEqual([hash])
  await removeForGood('page', id)
  expect((await listUsesOf(hash)).uses).toEqual([])
})
