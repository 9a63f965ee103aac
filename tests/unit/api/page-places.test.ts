import { revalidatePath } from 'next/cache'
import { POST as due } from '@/app/api/pages/due/route'
import { POST as publish, PUT as saveDraft } from '@/app/api/pages/[id]/draft/route'
import { GET, PUT } from '@/app/api/pages/[id]/places/route'
import { DELETE as DELETE_PAGE, PUT as PUT_PAGE } from '@/app/api/pages/[id]/route'
import { POST as RESTORE } from '@/app/api/pages/[id]/restore/route'
import { ownCallHeaders } from '@/lib/auth/own-call'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { type PagePlaces } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { bannerEnded, getPagePlaces, getSiteBanner, getSitePages } from '@/lib/data/page-places'
import { pageStore } from '@/lib/records/page/store'
import { getProfile, setSetting } from '@/lib/data/settings'
import { removeForGood } from '@/lib/records/trash'
import { type PagePlacesFields } from '@/lib/schemas/page-places'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const nowhere: PagePlacesFields = {
  menu: false,
  footer: false,
  banner: false,
  label: '',
  text: '',
  until: null,
  menuOrder: [],
  footerOrder: [],
}
const path = (id: string) => `/api/pages/${id}/places`
const put = (id: string, fields: Partial<PagePlacesFields>) =>
  PUT(apiRequest('PUT', path(id), { ...nowhere, ...fields }), withParams({ id }))
const placed = async (id: string, fields: Partial<PagePlacesFields>) => {
  const answer = await put(id, fields)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PagePlaces & { replaced: string | null }
}
const stored = async (id: string) =>
  (await (await GET(apiRequest('GET', path(id)), withParams({ id }))).json()) as PagePlaces
const change = (id: string, patch: object) =>
  PUT_PAGE(apiRequest('PUT', `/api/pages/${id}`, patch), withParams({ id }))
const rendered = () =>
  jest.mocked(revalidatePath).mock.calls.map(([route, type]) => [route, type].join(' ').trim())
/** The menu as visitors see it while booking is off. */
const shownMenu = builtInMenu.filter(({ href }) => href !== '/visit')
/** Returns the menu's entries after the built-in ones. */
const menu = async () => (await getSitePages()).menu.slice(shownMenu.length)

let count = 0
const page = (title: string, more: object = {}) =>
  pageStore.create({ title, slug: `${title.toLowerCase()}-${(count += 1)}`, isPublished: true, ...more })

beforeEach(async () => {
  await setSetting('page-places', null)
  await signInStaff('Dana')
  jest.mocked(revalidatePath).mockClear()
})

test('with nothing set there is nothing to show', async () => {
  expect(await getSitePages()).toEqual({ menu: shownMenu, footer: [] })
  expect(await getSiteBanner()).toBeNull()
})

describe('the menu and the footer', () => {
  test('a page stands there under its title or a label, and every page is rendered again', async () => {
    const offer = await page('Offer')
    await placed(offer.id, { menu: true, footer: true })
    expect(await getSitePages()).toEqual({
      menu: [...shownMenu, { label: 'Offer', href: `/${offer.slug}` }],
      footer: [{ label: 'Offer', href: `/${offer.slug}` }],
    })
    expect(rendered()).toEqual(['/ layout'])
    await placed(offer.id, { menu: true, label: ' Spring ' })
    expect(await menu()).toEqual([{ label: 'Spring', href: `/${offer.slug}` }])
    expect((await getSitePages()).footer).toEqual([])
    expect((await stored(offer.id)).values).toMatchObject({ menu: true, footer: false, label: 'Spring' })
    const [entry] = await listAudit()
    expect(entry).toMatchObject({ action: 'page-places-changed', target: 'Offer', detail: 'menu' })
  })

  test('a save that changes nothing renders nothing', async () => {
    const { id } = await page('Offer')
    await placed(id, { menu: true })
    jest.mocked(revalidatePath).mockClear()
    await placed(id, { menu: true, menuOrder: [id] })
    expect(rendered()).toEqual([])
  })

  test('the menu has room for thirteen, and says what is there', async () => {
    const pages = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((title) => page(title)))
    for (const { id } of pages.slice(0, 5)) await placed(id, { menu: true })
    const last = pages[5]!
    const refused = await put(last.id, { menu: true })
    expect(refused.status).toBe(400)
    const entries = 'Design, Prices, Book a visit, Services, Portfolio, Areas, Reviews, Blog, A, B, C, D, E'
    expect(await refused.json()).toMatchObject({
      errors: { menu: `The menu has room for 13: ${entries} are there. Take one of them out first.` },
    })
    // One in the trash takes no room, and back from there it is the last one's turn to wait.
    await DELETE_PAGE(apiRequest('DELETE', ''), withParams({ id: pages[0]!.id }))
    await placed(last.id, { menu: true })
    expect((await menu()).map(({ label }) => label)).toEqual(['B', 'C', 'D', 'E', 'F'])
    await RESTORE(apiRequest('POST', ''), withParams({ id: pages[0]!.id }))
    const labels = async () => (await getSitePages()).menu.map(({ label }) => label)
    // "Book a visit" needs its place only while booking is on.
    expect((await labels()).slice(-6)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    const profile = await getProfile()
    await setSetting('profile', { ...profile, visits: { ...profile.visits, isOn: true } })
    expect((await labels()).slice(-5)).toEqual(['A', 'B', 'C', 'D', 'E'])
    await setSetting('profile', profile)
  })

  test('their order can be changed', async () => {
    const [a, b] = [await page('A'), await page('B')]
    await placed(a.id, { menu: true })
    await placed(b.id, { menu: true, menuOrder: [b.id, a.id] })
    expect((await menu()).map(({ label }) => label)).toEqual(['B', 'A'])
    expect((await stored(a.id)).menu.map(({ title }) => title)).toEqual(['B', 'A'])
  })

  test('a page that is hidden, trashed, renamed or brought back is followed', async () => {
    const { id, slug } = await page('Offer')
    await placed(id, { menu: true })
    jest.mocked(revalidatePath).mockClear()
    await change(id, { metaTitle: 'Nobody sees this in a menu' })
    expect(rendered()).not.toContain('/ layout')
    await change(id, { title: 'Summer', slug: `${slug}-2` })
    expect(await menu()).toEqual([{ label: 'Summer', href: `/${slug}-2` }])
    expect(rendered()).toContain('/ layout')
    for (const [act, shown] of [
      [() => change(id, { isPublished: false }), 0],
      [() => change(id, { isPublished: true }), 1],
      [() => DELETE_PAGE(apiRequest('DELETE', ''), withParams({ id })), 0],
      [() => RESTORE(apiRequest('POST', ''), withParams({ id })), 1],
    ] as const) {
      jest.mocked(revalidatePath).mockClear()
      await act()
      expect(await menu()).toHaveLength(shown)
      expect(rendered()).toContain('/ layout')
    }
    await DELETE_PAGE(apiRequest('DELETE', ''), withParams({ id }))
    await removeForGood('page', id)
    await placed((await page('Other')).id, { footer: true })
    expect((await getPagePlaces()).menu).not.toContain(id)
  })

  test('the title of a draft shows once that is published', async () => {
    const { id } = await page('Offer')
    await placed(id, { menu: true })
    await saveDraft(apiRequest('PUT', `/api/pages/${id}/draft`, { title: 'Sale' }), withParams({ id }))
    expect((await menu()).map(({ label }) => label)).toEqual(['Offer'])
    jest.mocked(revalidatePath).mockClear()
    await publish(apiRequest('POST', `/api/pages/${id}/draft`, {}), withParams({ id }))
    expect((await menu()).map(({ label }) => label)).toEqual(['Sale'])
    expect(rendered()).toContain('/ layout')
  })

  test('a planned page shows once it is live', async () => {
    const { id } = await page('Event', { isPublished: false, publishAt: inHours(1) })
    await placed(id, { menu: true })
    expect(await menu()).toEqual([])
    await write((db) => db.page.update({ where: { id }, data: { publishAt: inHours(-1) } }))
    expect(await menu()).toHaveLength(1)
    jest.mocked(revalidatePath).mockClear()
    await due(apiRequest('POST', '/api/pages/due', { since: inHours(-2) }, ownCallHeaders()), withParams({}))
    expect(rendered()).toContain('/ layout')
  })
})

describe('the banner', () => {
  test('stands on the home page only, and goes at its end', async () => {
    const { id, slug } = await page('Offer')
    const until = inHours(2)
    await placed(id, { banner: true, text: 'Until May: 10% off countertops.', label: 'See it', until })
    expect(rendered()).toEqual(['/'])
    expect(await getSiteBanner()).toEqual({
      text: 'Until May: 10% off countertops.',
      label: 'See it',
      href: `/${slug}`,
    })
    const ended = new Date(Date.parse(until) + 1)
    expect(await bannerEnded(new Date(), ended)).toBe(true)
    expect(await bannerEnded(new Date(), new Date())).toBe(false)
    await setSetting('page-places', { banner: { id, text: 'x', until: inHours(-1) } })
    expect(await getSiteBanner()).toBeNull()
    expect((await stored(id)).values).toMatchObject({ banner: false, text: '' })
    jest.mocked(revalidatePath).mockClear()
    await due(apiRequest('POST', '/api/pages/due', { since: inHours(-2) }, ownCallHeaders()), withParams({}))
    expect(rendered()).toEqual(['/'])
  })

  test('another page takes its place, which is said', async () => {
    const [spring, summer] = [await page('Spring'), await page('Summer')]
    expect((await placed(spring.id, { banner: true, text: 'a' })).replaced).toBeNull()
    expect((await stored(summer.id)).banner).toMatchObject({ title: 'Spring' })
    expect((await placed(summer.id, { banner: true, text: 'b' })).replaced).toBe('Spring')
    expect(await getSiteBanner()).toMatchObject({ label: 'Summer', text: 'b' })
    // Taking the old one out doesn't take the new one with it.
    await placed(spring.id, {})
    expect(await getSiteBanner()).toMatchObject({ label: 'Summer' })
  })

  test('needs words, and an end that is still to come', async () => {
    const { id } = await page('Offer')
    for (const [fields, name] of [
      [{ banner: true }, 'text'],
      [{ banner: true, text: 'a', until: inHours(-1) }, 'until'],
      [{ menu: true, label: 'x'.repeat(31) }, 'label'],
    ] as const) {
      const answer = await put(id, fields)
      expect(answer.status).toBe(400)
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([name])
    }
  })
})

test('a broken setting shows nothing and can be set anew', async () => {
  await setSetting('page-places', { menu: 'x', footer: [1], banner: { id: 3 }, labels: { a: 4 } })
  expect(await getSitePages()).toEqual({ menu: shownMenu, footer: [] })
  await placed((await page('Offer')).id, { menu: true })
  expect(await menu()).toHaveLength(1)
})

test('a page that is in the trash or unknown has no places', async () => {
  expect((await put('unknown', { menu: true })).status).toBe(404)
})
