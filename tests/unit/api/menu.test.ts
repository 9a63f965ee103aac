import { revalidatePath } from 'next/cache'
import { PUT } from '@/app/api/menu/route'
import { DELETE as DELETE_PAGE } from '@/app/api/pages/[id]/route'
import { GET as placesOf, PUT as place } from '@/app/api/pages/[id]/places/route'
import { builtInMenu, planMenu } from '@/lib/content/built-in-menu'
import { type MenuEntry, splitMenu } from '@/lib/content/menu-items'
import { getPagePlaces, getSitePages } from '@/lib/data/page-places'
import { seedBuiltInPages } from '@/lib/data/pages'
import { getProfile, setSetting } from '@/lib/data/settings'
import { getMenu } from '@/lib/pages/menu'
import { listAudit } from '@/lib/records/audit-log'
import { pageStore } from '@/lib/records/page/store'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

type Entry = Pick<MenuEntry, 'id' | 'label' | 'isShown'>
const builtIn = builtInMenu.map(({ href }): Entry => ({ id: href, label: '', isShown: true }))
/** The menu as visitors see it while booking is off. */
const shownMenu = builtInMenu.filter(({ href }) => href !== '/visit')
const ownLabels = shownMenu.map(({ label }) => label)
const sections = builtInMenu.slice(planMenu.length)
const put = (entries: readonly Entry[]) => PUT(apiRequest('PUT', '/api/menu', { entries }))
const saved = async (entries: readonly Entry[]) => {
  const answer = await put(entries)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Awaited<ReturnType<typeof getMenu>>
}
const labels = async () => (await getSitePages()).menu.map(({ label }) => label)
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({ id, label: '', isShown: true, ...more })

let count = 0
const page = (title: string, more: object = {}) =>
  pageStore.create({ title, slug: `${title.toLowerCase()}-${(count += 1)}`, isPublished: true, ...more })

beforeEach(async () => {
  await setSetting('page-places', null)
  await signInStaff('Dana')
  jest.mocked(revalidatePath).mockClear()
})

test('the site’s own pages aren’t offered as somebody’s', async () => {
  await seedBuiltInPages()
  const offered = (await getMenu()).others.map(({ name }) => name)
  expect(offered).toEqual(['Gallery', 'Contact'])
})

test('a row that names only pages is the built-in menu with these pages after it', async () => {
  const { id, slug } = await page('Offer')
  await setSetting('page-places', { menu: [id], footer: [], banner: null, labels: {} })
  expect((await getSitePages()).menu).toEqual([...shownMenu, { label: 'Offer', href: `/${slug}` }])
  await setSetting('page-places', { menu: ['/blog', id], hidden: 3 })
  expect(await labels()).toEqual([...ownLabels, 'Offer'])
})

test('the menu is renamed, hidden, ordered and extended as a whole, and every page is rendered again', async () => {
  const { id, slug } = await page('Offer')
  const [design, prices, visit, services, portfolio, ...others] = builtIn
  const answer = await saved([
    entry(id),
    { ...portfolio!, label: ' Our work ' },
    { ...services!, isShown: false },
    ...others,
    entry('/contact'),
    { ...design!, label: 'Try finishes' },
    { ...prices!, isShown: false },
    visit!,
  ])
  expect((await getSitePages()).menu).toEqual([
    { label: 'Offer', href: `/${slug}` },
    { label: 'Our work', href: '/#portfolio' },
    ...sections.slice(2),
    { label: 'Contact', href: '/contact' },
    { label: 'Try finishes', href: '/design' },
  ])
  expect(answer.entries.map(({ name, label, isShown }) => [name, label, isShown]).slice(0, 3)).toEqual([
    ['Offer', '', true],
    ['Portfolio', 'Our work', true],
    ['Services', '', false],
  ])
  expect(answer.others.map(({ name }) => name)).toEqual(['Gallery'])
  expect(jest.mocked(revalidatePath).mock.calls).toEqual([['/', 'layout']])
  expect((await listAudit())[0]).toMatchObject({
    action: 'menu-changed',
    detail: 'Offer, Our work, Areas, Reviews, Blog, Contact, Try finishes, Book a visit',
  })
  jest.mocked(revalidatePath).mockClear()
  await saved(answer.entries)
  expect(revalidatePath).not.toHaveBeenCalled()
  await saved(builtIn)
  expect(await labels()).toEqual(ownLabels)
})

test.each<[string, readonly Entry[], string]>([
  ['a long name', [entry('/blog', { label: 'x'.repeat(31) })], 'entries.0.label'],
  ['an entry twice', [entry('/blog'), entry('/blog')], 'entries'],
  ['nothing that is shown', [entry('/blog', { isShown: false })], 'entries'],
  ['fourteen entries', Array.from({ length: 14 }, (_, index) => entry(`page-${index}`)), 'entries'],
  ['a list that is far too long', Array.from({ length: 31 }, () => entry('/blog')), 'entries'],
])('%s is refused', async (_what, entries, field) => {
  const answer = await put(entries)
  expect(answer.status).toBe(400)
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
  expect(await labels()).toEqual(ownLabels)
})

test('missing pages are left out, a page in the trash waits, and an unpublished one isn’t shown', async () => {
  const [kept, trashed, draft] = [
    await page('Kept'),
    await page('Old'),
    await page('Draft', { isPublished: false }),
  ]
  await saved([entry(trashed.id), ...builtIn, entry(kept.id), entry(draft.id), entry('no-such-page')])
  await DELETE_PAGE(apiRequest('DELETE', ''), withParams({ id: trashed.id }))
  const { entries } = await getMenu()
  expect(entries.slice(builtIn.length).map(({ name, absent }) => [name, absent])).toEqual([
    ['Kept', ''],
    ['Draft', 'Not published'],
  ])
  await saved(entries)
  expect((await getPagePlaces()).menu.slice(builtIn.length)).toEqual([kept.id, draft.id, trashed.id])
  expect((await labels()).slice(ownLabels.length)).toEqual(['Kept'])
})

test('booking is in the menu while it is on', async () => {
  await saved(builtIn)
  expect(await labels()).toEqual(ownLabels)
  expect((await getMenu()).entries[2]?.absent).toBe('Booking is off')
  const profile = await getProfile()
  await setSetting('profile', { ...profile, visits: { ...profile.visits, isOn: true } })
  expect((await labels())[2]).toBe('Book a visit')
  await setSetting('profile', profile)
})

test('an entry whose section of the home page is hidden or deleted isn’t shown', async () => {
  await seedBuiltInPages()
  const home = await pageStore.require('built-in-home')
  const changed = home.components
    .filter(({ type }) => type !== 'price-ledger')
    .map((block) => ({ ...block, config: { hidden: block.type === 'town-list' } }))
  const { after } = await pageStore.update(home.id, { components: changed, version: home.version })
  expect(await labels()).toEqual(['Design', 'Prices', 'Portfolio', 'Reviews', 'Blog'])
  const absent = (await getMenu()).entries.filter((menuEntry) => menuEntry.absent)
  expect(absent.map(({ name }) => name)).toEqual(['Book a visit', 'Services', 'Areas'])
  expect(absent[1]!.absent).toBe('Its section on the home page is hidden')
  await pageStore.update(home.id, { components: home.components, version: after.version })
  expect(await labels()).toEqual(ownLabels)
})

test('a hidden page keeps its place until its own dialog shows it again', async () => {
  const { id } = await page('Offer')
  await saved([entry(id, { isShown: false }), ...builtIn])
  const call = (menu: boolean) => {
    const fields = { menu, footer: true, banner: false, label: '', text: '', until: null }
    const body = { ...fields, menuOrder: [], footerOrder: [] }
    return place(apiRequest('PUT', `/api/pages/${id}/places`, body), withParams({ id }))
  }
  const stored = await placesOf(apiRequest('GET', ''), withParams({ id }))
  expect(await stored.json()).toMatchObject({ values: { menu: false } })
  await call(false)
  expect(await labels()).toEqual(ownLabels)
  await call(true)
  expect((await labels())[0]).toBe('Offer')
})

test('the bar takes what the built-in menu takes; one short entry more fits in a wide window', () => {
  const names = sections.map(({ label }) => label)
  const split = (...labels: string[]) => {
    const entries = labels.map((label) => ({ label, href: `/${label}` }))
    const { plan, bar, more, fitsWide } = splitMenu([...entries, ...planMenu])
    expect(plan).toEqual(planMenu)
    return [bar.length, more.length, fitsWide]
  }
  expect(split(...names)).toEqual([5, 0, false])
  expect(split(...names, 'Short')).toEqual([5, 1, true])
  expect(split(...names, 'What it may cost')).toEqual([5, 1, false])
  expect(split(...names, 'One', 'Two')).toEqual([5, 2, false])
  expect(split('Kitchens and bathrooms by us', 'What others say of us', 'Blog')).toEqual([1, 2, false])
})
