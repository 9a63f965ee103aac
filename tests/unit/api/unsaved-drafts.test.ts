import { DELETE, GET, PUT } from '@/app/api/unsaved-drafts/route'
import { cleanUpAccounts } from '@/lib/auth/housekeeping'
import { write } from '@/lib/data/client'
import { createStaff } from '@/lib/data/staff'
import { type UnsavedDraft } from '@/lib/data/unsaved-drafts'
import { maxPostLength } from '@/lib/page-document/post-text'
import { largestDraft } from '@/lib/schemas/unsaved-drafts'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, signInStaff, tokenOf } from '../staff-session'
import { apiRequest } from './requests'

temporaryDatabase()

const path = '/api/unsaved-drafts'
const key = { kind: 'landing-work', id: 'nyack/kitchen-remodeling', tab: 'one' }
const list = async ({ kind, id } = key) => {
  const query = new URLSearchParams({ kind, id }).toString()
  return (await (await GET(apiRequest('GET', `${path}?${query}`))).json()) as UnsavedDraft[]
}
const store = async (title: string, more: object = {}) =>
  (
    await PUT(
      apiRequest('PUT', path, { ...key, version: 3, base: { title: 'Old' }, draft: { title }, ...more }),
    )
  ).status

test('a draft is stored over its window’s last one, beside those of other windows, until it is removed', async () => {
  await signInStaff()
  expect(await store('First')).toBe(204)
  await store('Second')
  expect(await list()).toEqual([
    {
      tab: 'one',
      at: expect.any(String) as string,
      version: 3,
      base: { title: 'Old' },
      draft: { title: 'Second' },
    },
  ])
  await store('On the phone', { tab: 'two' })
  await store('Another record', { id: 'new' })
  expect((await list()).map(({ draft }) => draft)).toEqual([{ title: 'Second' }, { title: 'On the phone' }])
  expect((await DELETE(apiRequest('DELETE', path, key))).status).toBe(204)
  expect((await list()).map(({ tab }) => tab)).toEqual(['two'])
})

test('nobody sees, replaces or removes what somebody else hasn’t saved', async () => {
  const owner = await tokenOf(await signInStaff())
  await store('The owner’s')
  const email = 'dana@example.com'
  bringToken(await tokenOf(await createStaff({ email, name: 'Dana', passwordHash: 'none', role: 'owner' })))
  expect(await list()).toEqual([])
  await store('Dana’s')
  await DELETE(apiRequest('DELETE', path, key))
  bringToken(owner)
  expect((await list()).map(({ draft }) => draft)).toEqual([{ title: 'The owner’s' }])
})

test('it can’t be larger than what any save may send, and only fifty are kept of one account', async () => {
  await signInStaff()
  const page = (length: number) => ({ text: 'x'.repeat(length) })
  const largest = page(largestDraft - '{"text":""}'.length)
  expect(await store('', { base: largest, draft: largest })).toBe(204)
  expect(await store('', { draft: page(largestDraft) })).toBe(400)
  expect(await store('', { base: page(largestDraft + 2000), draft: largest })).toBe(413)
  expect(await store('', { draft: [] })).toBe(400)
  for (const wrong of [{ kind: '../x' }, { id: 'a/b/c' }, { tab: '' }, { version: -1 }])
    expect(await store('', wrong)).toBe(400)
  for (let index = 0; index < 51; index++) await store('', { id: `page-${index}` })
  expect(await write((db) => db.unsavedDraft.count())).toBe(50)
  expect(await list()).toEqual([])
  expect(await list({ ...key, id: 'page-50' })).toHaveLength(1)
})

test('a post of any script has room, with all its quotes', async () => {
  await signInStaff()
  const post = { content: 'Кухня"'.repeat(maxPostLength / 6) }
  expect(await store('', { base: post, draft: post })).toBe(204)
  expect((await list()).map(({ draft }) => draft)).toEqual([post])
})

test('a draft that is too deep or too large is refused in words', async () => {
  await signInStaff()
  const send = async (draft: string) => {
    const body = `{"kind":"landing-work","id":"new","tab":"one","version":1,"base":{},"draft":${draft}}`
    return (await PUT(apiRequest('PUT', path, body))).status
  }
  expect(await send(`{"a":${'['.repeat(99)}${']'.repeat(99)}}`)).toBe(204)
  expect(await send(`{"a":${'['.repeat(101)}${']'.repeat(101)}}`)).toBe(400)
  expect(await send(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBe(400)
  expect(await send(`{"a":[${'{},'.repeat(100_000)}{}]}`)).toBe(400)
})

test('of many windows the latest five are listed, the very latest last', async () => {
  await signInStaff()
  for (let index = 0; index < 7; index++) await store(`Draft ${index}`, { tab: `tab-${index}` })
  await write(async (db) => {
    for (let index = 0; index < 7; index++)
      await db.unsavedDraft.updateMany({
        where: { tab: `tab-${index}` },
        data: { updatedAt: new Date(Date.UTC(2026, 0, 1 + index)) },
      })
  })
  expect((await list()).map(({ tab }) => tab)).toEqual(['tab-2', 'tab-3', 'tab-4', 'tab-5', 'tab-6'])
})

test('it goes after thirty days', async () => {
  await signInStaff()
  await store('Old')
  await store('New', { tab: 'two' })
  const day = 24 * 60 * 60_000
  for (const [tab, days] of [
    ['one', 31],
    ['two', 29],
  ] as const)
    await write((db) =>
      db.unsavedDraft.updateMany({
        where: { tab },
        data: { updatedAt: new Date(Date.now() - days * day) },
      }),
    )
  await cleanUpAccounts()
  expect((await list()).map(({ tab }) => tab)).toEqual(['two'])
})
