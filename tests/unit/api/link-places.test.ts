import { POST } from '@/app/api/link-places/route'
import { pageStore } from '@/lib/records/page/store'
import { write } from '@/lib/data/client'
import { safeHref } from '@/lib/page-document/safe-link'
import { type LinkGroup } from '@/lib/palette/types'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest } from './requests'

temporaryDatabase()
beforeEach(signInStaff)

const ask = (q: unknown) => POST(apiRequest('POST', '/api/link-places', { q }))
const find = async (query: string) => {
  const answer = await ask(query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as LinkGroup[]
}
const lines = (groups: LinkGroup[]) =>
  groups.flatMap(({ places }) => places.map(({ label, href, detail }) => [label, href, detail].join(' | ')))

test('signed out it is a 401 that says nothing', async () => {
  signOutStaff()
  expect((await ask('contact')).status).toBe(401)
})

test('without a word: the site’s pages, the ones changed last, telephone and email', async () => {
  await pageStore.create({ title: 'Spring Offer', slug: 'spring-offer', components: [] })
  const groups = await find('')
  expect(groups.map(({ name }) => name)).toEqual(['Pages', 'Phone and email'])
  expect(lines(groups)).toEqual(
    expect.arrayContaining([
      'Contact | /contact | /contact',
      'Spring Offer | /spring-offer | /spring-offer · Draft',
      '(845) 555-0142 | tel:+18455550142 | Telephone',
    ]),
  )
})

test('pages are found with and without accents, drafts say so, deleted ones are gone', async () => {
  await pageStore.create({ title: 'Café kitchens', slug: 'cafe', isPublished: true, components: [] })
  const old = await pageStore.create({ title: 'Cafe of old', slug: 'cafe-old', components: [] })
  await pageStore.trash(old.id)
  expect(lines(await find('CAFE'))).toEqual(['Café kitchens | /cafe | /cafe · Published'])
})

test('services, towns, landing pages, posts and projects are found', async () => {
  await write((db) =>
    db.post.create({
      data: {
        ...{ slug: 'nyack-costs', title: 'What Nyack costs', excerpt: '', content: '', featuredImage: '' },
        ...{ town: '', category: '', isPublished: false },
      },
    }),
  )
  const foundLines = lines(await find('nyack'))
  expect(foundLines).toEqual(
    expect.arrayContaining([
      'Kitchen & Bath Remodeling in Nyack | /nyack | /nyack',
      'Remodeling in South Nyack | /rockland/south-nyack/ | /rockland/south-nyack/',
      'What Nyack costs | /blog/nyack-costs | /blog/nyack-costs · Draft',
    ]),
  )
  expect(lines(await find('countertops south nyack'))[0]).toMatch(/\| \/rockland\/south-nyack\/countertops/)
  expect(lines(await find('call'))).toContain('(845) 555-0142 | tel:+18455550142 | Telephone')
  expect(lines(await find('845555'))).toContain('(845) 555-0142 | tel:+18455550142 | Telephone')
})

test('a slip of the fingers counts only where nothing has the word', async () => {
  expect(lines(await find('galery'))).toContain('Gallery | /gallery | /gallery')
  expect(lines(await find('gallery'))).not.toContain('Gallery | /gallery | /gallery · Draft')
  expect(await find('zzqqxx')).toEqual([])
})

test('every answer is a link that texts may hold; what is no text is refused', async () => {
  for (const text of ['', 'kitchen', ...hostileTexts])
    for (const { places } of await find(text))
      for (const { href } of places) expect(safeHref(href)).toBe(href)
  expect((await ask(7)).status).toBe(400)
})
