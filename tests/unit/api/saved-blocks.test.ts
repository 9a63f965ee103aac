import { DELETE, PATCH } from '@/app/api/saved-blocks/[id]/route'
import { GET, POST } from '@/app/api/saved-blocks/route'
import { type SavedBlock } from '@/lib/content-types'
import { listMediaUses } from '@/lib/data/media'
import { setSetting } from '@/lib/data/settings'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(async () => {
  await setSetting('saved-blocks', [])
  await signInStaff('Dana')
})

const path = '/api/saved-blocks'
const list = async (answer: Response | Promise<Response>) => (await (await answer).json()) as SavedBlock[]
const keep = (name: string, block: unknown = { type: 'cta', config: { title: name } }) =>
  POST(apiRequest('POST', path, { name, block }))
const saved = () => list(GET(apiRequest('GET', path)))
const rename = (id: string, name: string) =>
  PATCH(apiRequest('PATCH', `${path}/${id}`, { name }), withParams({ id }))
const drop = (id: string) => DELETE(apiRequest('DELETE', `${path}/${id}`), withParams({ id }))
const detail = async (answer: Response) => ((await answer.json()) as { detail: string }).detail

test('a block is kept for everybody, renamed and taken away; they come by name', async () => {
  expect((await keep('Winter')).status).toBe(201)
  await keep('Autumn')
  const [autumn, winter] = await saved()
  expect(winter).toMatchObject({ name: 'Winter', type: 'cta', config: { title: 'Winter' } })
  expect((await list(rename(autumn!.id, ' Yule '))).map(({ name }) => name)).toEqual(['Winter', 'Yule'])
  expect((await list(drop(winter!.id))).map(({ name }) => name)).toEqual(['Yule'])
  expect((await drop(winter!.id)).status).toBe(404)
  expect((await rename(winter!.id, 'x')).status).toBe(404)
})

test('it is checked and cleaned as a page is', async () => {
  await keep('Text', { type: 'text', config: { content: 'a<script>alert(1)</script>' } })
  expect((await saved())[0]?.config.content).toBe('a')
  const bad = await keep('Link', { type: 'cta', config: { buttonLink: 'javascript:alert(1)' } })
  expect([bad.status, await detail(bad)]).toEqual([
    400,
    expect.stringContaining('Choose a page, or write an address'),
  ])
  const unknown = await keep('Other', { type: 'carousel', config: {} })
  expect(await detail(unknown)).toBe('This site has no component “carousel”.')
  expect((await keep('  ')).status).toBe(400)
  expect((await keep('Large', { type: 'text', config: { content: 'x'.repeat(70_000) } })).status).toBe(413)
  expect(await saved()).toHaveLength(1)
})

test('there are a hundred at the most', async () => {
  const block = { type: 'cta', config: {} }
  const full = Array.from({ length: 100 }, (_, index) => ({ id: `b${index}`, name: `B ${index}`, block }))
  await setSetting('saved-blocks', full)
  const more = await keep('One more')
  expect([more.status, await detail(more)]).toEqual([400, expect.stringContaining('Delete one')])
  expect(await saved()).toHaveLength(100)
})

test('components that two people save at once are both kept', async () => {
  await Promise.all([keep('One'), keep('Two'), keep('Three')])
  expect((await saved()).map(({ name }) => name)).toEqual(['One', 'Three', 'Two'])
})

test('its pictures count as used', async () => {
  const src = '/images/kitchen-01-after.webp'
  await keep('Picture', { type: 'image', config: { images: [{ src, alt: 'Oak' }] } })
  expect((await listMediaUses()).get(src)?.uses).toEqual([{ label: 'Saved components', href: null }])
})

test('a stranger sees and changes nothing', async () => {
  await keep('Ours')
  const [{ id } = { id: '' }] = await saved()
  signOutStaff()
  const answers = [await GET(apiRequest('GET', path)), await keep('x'), await rename(id, 'x'), await drop(id)]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})
