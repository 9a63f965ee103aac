import { revalidatePath } from 'next/cache'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DELETE, PUT } from '@/app/api/media/[id]/route'
import { listAudit } from '@/lib/records/audit-log'
import { GET, POST } from '@/app/api/media/route'
import { GET as serve } from '@/app/media/[...path]/route'
import { builtInImages } from '@/lib/business/images'
import { write } from '@/lib/data/client'
import { listPictureTexts } from '@/lib/data/media'
import { pageStore } from '@/lib/records/page/store'
import { postStore } from '@/lib/records/post/store'
import { uploadMessages } from '@/lib/media/sniff'
import { type LibraryPicture } from '@/lib/media/types'
import { dataPolicy } from '@/lib/policy'
import { temporaryDatabase } from '../data/temporary-database'
import { picture, svg } from '../media-pictures'
import { signInStaff, signOutStaff } from '../staff-session'

const database = temporaryDatabase()
const folder = () => path.join(database.folder(), 'media')
const storedNames = () => (existsSync(folder()) ? readdirSync(folder()) : [])

beforeEach(async () => {
  rmSync(folder(), { recursive: true, force: true })
  await signInStaff()
})

const origin = 'http://localhost:3000'
const binary = { 'content-type': 'application/octet-stream', host: 'localhost:3000' }

const upload = (body: BodyInit, name = 'Nyack Island.jpg', headers: Record<string, string> = {}) =>
  POST(
    new Request(`${origin}/api/media?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body,
      headers: { ...binary, ...headers },
      duplex: 'half',
    } as RequestInit),
  )
const uploaded = async (seed = 0, name?: string) => {
  const answer = await upload(
    new Uint8Array(await picture({ width: 600, height: 400, seed }).toBuffer()),
    name,
  )
  expect(answer.status).toBe(201)
  return (await answer.json()) as LibraryPicture
}
const library = async () => (await (await GET(new Request(`${origin}/api/media`))).json()) as LibraryPicture[]
const contextOf = (id: string) => ({ params: Promise.resolve({ id }) })
const put = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  PUT(
    new Request(`${origin}/api/media/${id}`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
    }),
    contextOf(id),
  )
const remove = (id: string) =>
  DELETE(new Request(`${origin}/api/media/${id}`, { method: 'DELETE' }), contextOf(id))
const get = (pathname: string, headers: Record<string, string> = {}) =>
  serve(new Request(origin + pathname, { headers }))
const problem = async (answer: Response) => (await answer.json()) as { detail: string; errors?: object }

describe('adding a picture', () => {
  test('answers 201 with it, and it leads the library', async () => {
    const added = await uploaded(1, 'Nyack Island (2).JPG')
    expect(added).toMatchObject({
      name: 'Nyack Island (2).JPG',
      alt: '',
      width: 600,
      height: 400,
      builtIn: false,
    })
    expect(added.src).toMatch(/^\/media\/[0-9a-f]{32}\/nyack-island-2-600x400\.webp$/)
    const all = await library()
    expect(all[0]).toEqual(added)
    expect(all).toHaveLength(1 + Object.keys(builtInImages).length)
    expect(storedNames()).toHaveLength(1)
    expect(readdirSync(path.join(folder(), storedNames()[0]!)).sort()).toEqual([
      '480.avif',
      '480.webp',
      '600.avif',
      '600.webp',
    ])
  })

  test('the same file again is the same picture, also when both come at once', async () => {
    const bytes = new Uint8Array(await picture({ width: 200, height: 100 }).toBuffer())
    const answers = await Promise.all([upload(bytes), upload(bytes, 'other.jpg')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 201])
    const [a, b] = (await Promise.all(answers.map((answer) => answer.json()))) as LibraryPicture[]
    expect(a!.id).toBe(b!.id)
    expect(storedNames()).toHaveLength(1)
  })

  test('a name never becomes part of a place on the disk', async () => {
    const { src, name } = await uploaded(2, '../../../etc/<b>passwd\0.jpg')
    expect(src).toMatch(/^\/media\/[0-9a-f]{32}\/etc-b-passwd-600x400\.webp$/)
    expect(name).not.toMatch(/[/<>\0]/)
    expect(storedNames()).toEqual([src.split('/')[2]])
    expect(
      readdirSync(database.folder()).filter((entry) => !/^(media|session-secret|site\.db.*)$/.test(entry)),
    ).toEqual([])
  })

  test.each([
    ['an SVG named .jpg', () => svg, {}, 415, uploadMessages.svg],
    [
      'a truncated picture',
      async () => (await picture().toBuffer()).subarray(0, 900),
      {},
      400,
      uploadMessages.broken,
    ],
    ['an empty body', () => Buffer.alloc(0), {}, 415, uploadMessages.empty],
    [
      'a type that any site’s form can send',
      () => svg,
      { 'content-type': 'text/plain' },
      415,
      uploadMessages.body,
    ],
    ['a length beyond 15 MB', () => svg, { 'content-length': '15728641' }, 413, uploadMessages.large],
  ])('%s is refused in words, and nothing is kept', async (_, make, headers, status, message) => {
    const answer = await upload(new Uint8Array(await make()), 'a.jpg', headers)
    expect(answer.status).toBe(status)
    expect((await problem(answer)).detail).toBe(message)
    expect(storedNames()).toEqual([])
  })

  test('a body that lies about its length is counted while it is read', async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(1)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 40) return controller.close()
        sent++
        controller.enqueue(megabyte)
      },
    })
    const answer = await upload(body)
    expect(answer.status).toBe(413)
    expect((await problem(answer)).detail).toBe(uploadMessages.large)
    expect(sent).toBeLessThan(20)
  })

  test('only staff may, and only from the site itself', async () => {
    const bytes = new Uint8Array(await picture().toBuffer())
    expect((await upload(bytes, 'a.jpg', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const { id } = await uploaded(3)
    signOutStaff()
    expect((await upload(bytes)).status).toBe(401)
    expect((await put(id, { alt: 'x' })).status).toBe(401)
    expect((await remove(id)).status).toBe(401)
    expect((await GET(new Request(`${origin}/api/media`))).status).toBe(401)
  })
})

describe('serving', () => {
  test('each version with a year of immutable caching, and never as anything but a picture', async () => {
    const { src, thumbnail } = await uploaded()
    const addresses = [
      src,
      thumbnail,
      thumbnail.replace('.webp', '.avif'),
      src.replace('.webp', '-f10x90.webp'),
    ]
    for (const address of addresses) {
      const answer = await get(address)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': address.endsWith('avif') ? 'image/avif' : 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': dataPolicy,
      })
      const { byteLength } = await answer.arrayBuffer()
      expect(answer.headers.get('content-length')).toBe(String(byteLength))
      expect((await get(address, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304)
    }
  })

  test('a picture from before a width was one of those kept answers with its next wider version', async () => {
    const { src, thumbnail } = await uploaded()
    const [, , hash = ''] = src.split('/')
    const [narrow, wide] = [thumbnail, src].map((address) => address.replace('webp', 'avif'))
    const ownAnswer = await get(wide!)
    rmSync(path.join(folder(), hash, '480.avif'))
    const instead = await get(narrow!)
    expect([instead.status, instead.headers.get('etag')]).toEqual([200, ownAnswer.headers.get('etag')])
    expect(Buffer.from(await instead.arrayBuffer())).toEqual(Buffer.from(await ownAnswer.arrayBuffer()))
    expect((await get(narrow!.replace('480', '479'))).status).toBe(404)
    expect((await get(narrow!.replace('480', '640'))).status).toBe(404)
  })

  test('no address leads anywhere else', async () => {
    const { src } = await uploaded()
    const [, , hash] = src.split('/')
    for (const address of [
      `/media/${hash}/../../site.db`,
      `/media/${hash}/%2e%2e%2f%2e%2e%2fsite.db`,
      `/media/${hash}/..%2f..%2fsite-600.webp`,
      `/media/..%2f${hash}/a-600.webp`,
      `/media/%2e%2e/${hash}/a-600.webp`,
      `/media/${hash}/a-600.webp%00.db`,
      `/media/${hash}/a-600.webp/`,
      `/media/${hash}//a-600.webp`,
      `/media/${hash}/a-601.webp`,
      `/media/${hash}/a-600.png`,
      `/media/${hash}/600.webp`,
      `/media/${hash}`,
      `/media/${'0'.repeat(32)}/a-600.webp`,
      `/media/${hash!.toUpperCase()}/a-600.webp`,
      '/media/session-secret',
    ]) {
      const answer = await get(address)
      expect([address, answer.status]).toEqual([address, 404])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('alt text and focal point', () => {
  test('are kept; the focal point is part of the path from then on', async () => {
    const { id, src } = await uploaded()
    const answer = await put(id, { alt: '  A walnut island ', focalX: 0.2, focalY: 0.875 })
    expect(answer.status).toBe(200)
    const saved = (await answer.json()) as LibraryPicture
    expect(saved).toMatchObject({ alt: 'A walnut island', focalX: 0.2, focalY: 0.875 })
    expect(saved.src).toBe(src.replace('.webp', '-f20x88.webp'))
    expect(((await (await put(id, { alt: 'An island' })).json()) as LibraryPicture).focalX).toBe(0.2)
  })

  test('a project’s page shows the new text, and is only rendered again for that', async () => {
    const { id, src } = await uploaded()
    const regenerated = () => jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
    await put(id, { alt: 'An island' })
    expect(regenerated()).toEqual([])
    const texts = { title: 'Blue', location: '', description: '', cost: '', timeline: '' }
    const kind = { projectType: 'kitchen', category: 'Kitchen', slug: 'blue' }
    await write((db) => db.project.create({ data: { ...texts, ...kind, beforeImage: '', afterImage: src } }))
    await put(id, { focalX: 0.2 })
    expect(regenerated()).toEqual([])
    await put(id, { alt: 'A walnut island' })
    expect(regenerated()).toContain('/(site)/gallery/[slug]')
    expect(await listPictureTexts([src, '/images/kitchen-01-after.webp'])).toEqual(
      new Map([
        [src, 'A walnut island'],
        ['/images/kitchen-01-after.webp', ''],
      ]),
    )
  })

  test.each([
    [{ alt: '   ' }, 'alt'],
    [{ alt: 'x'.repeat(251) }, 'alt'],
    [{ focalX: 1.2 }, 'focalX'],
    [{ focalY: 'middle' }, 'focalY'],
  ])('%j is refused at the field', async (body, field) => {
    const answer = await put((await uploaded()).id, body)
    expect(answer.status).toBe(400)
    expect((await problem(answer)).errors).toHaveProperty(field)
  })

  test('of a picture that isn’t there: 404', async () => {
    expect((await put('nothing', { alt: 'x' })).status).toBe(404)
    expect((await remove('nothing')).status).toBe(404)
  })
})

describe('the uses of a picture', () => {
  const project = {
    title: 'Blue kitchen',
    location: '',
    description: '',
    projectType: 'kitchen',
    category: 'Kitchen',
    cost: '',
    timeline: '',
  }

  test('names blocks, posts, projects and settings, with whatever focal point; then it can’t be deleted', async () => {
    const { id, src } = await uploaded()
    const block = (type: string, config: object) => ({ id: type, type, config: { ...config } })
    const page = await pageStore.create({
      title: 'Financing',
      slug: 'financing',
      components: [
        block('hero', { backgroundImage: src.replace('.webp', '-f1x2.webp') }),
        block('team', { members: [{ image: src }, { image: src }] }),
        block('text', { content: 'Nothing here' }),
      ],
    })
    const posted = await postStore.create({ title: 'Drawers or doors', slug: 'a', featuredImage: src })
    await write(async (db) => {
      await db.project.create({
        data: { ...project, id: 'blue', beforeImage: src, afterImage: '/images/kitchen-01-after.webp' },
      })
      const deletedAt = new Date()
      await db.project.create({
        data: { ...project, title: 'Gone', beforeImage: '', afterImage: src, deletedAt },
      })
      await db.setting.create({ data: { key: 'profile', value: JSON.stringify({ preview: src }) } })
    })
    const href = `/admin/pages/${page.id}/edit`
    const [found, ...others] = await library()
    expect(found!.uses).toEqual([
      { label: 'Financing, hero', href },
      { label: 'Financing, team', href },
      { label: 'Drawers or doors, post', href: `/admin/blog/${posted.id}/edit` },
      { label: 'Blue kitchen, before', href: '/admin/content/projects/blue' },
      { label: 'Gone (deleted project), after', href: '/admin/trash?kind=project', inTrash: true },
      { label: 'Settings, profile', href: null },
    ])
    expect(others.find((otherPicture) => otherPicture.src === '/images/kitchen-01-after.webp')!.uses).toEqual(
      [{ label: 'Blue kitchen, after', href: '/admin/content/projects/blue' }],
    )
    const answer = await remove(id)
    expect(answer.status).toBe(409)
    expect((await problem(answer)).detail).toBe(
      'This picture is in use: Financing, hero; Financing, team; Drawers or doors, post; Blue kitchen, before; ' +
        'Settings, profile. Replace it there first.',
    )
    expect((await get(src)).status).toBe(200)
  })

  test('a page in the trash is named and keeps no picture; an earlier version is counted apart', async () => {
    const { id, src } = await uploaded()
    const components = [{ id: 'a', type: 'hero', config: { backgroundImage: src } }]
    const page = await pageStore.create({ title: 'Old', slug: 'old', components, isPublished: true })
    await pageStore.update(page.id, { components: [] })
    expect((await library())[0]).toMatchObject({ uses: [], revisions: 1 })
    const otherPage = await pageStore.create({ title: 'Gone', slug: 'gone', components })
    await pageStore.trash(otherPage.id)
    expect((await library())[0]!.uses).toEqual([
      { label: 'Gone (deleted page), hero', href: '/admin/trash?kind=page', inTrash: true },
    ])
    expect((await remove(id)).status).toBe(204)
  })

  test('records saved before mentions were stored are found, too', async () => {
    const { id, src } = await uploaded()
    const components = [{ id: 'a', type: 'hero', config: { backgroundImage: src } }]
    const page = await pageStore.create({ title: 'Old', slug: 'old', components, isPublished: true })
    await pageStore.update(page.id, { title: 'Older' })
    await write(async (db) => {
      await db.mediaMention.deleteMany({})
      await db.setting.deleteMany({ where: { key: 'media-mentions' } })
    })
    expect((await remove(id)).status).toBe(409)
    expect((await library())[0]).toMatchObject({
      uses: [{ label: 'Older, hero', href: `/admin/pages/${page.id}/edit` }],
      revisions: 2,
    })
  })

  test('an unused one is deleted for good', async () => {
    const { id, src, name } = await uploaded()
    expect((await remove(id)).status).toBe(204)
    expect(storedNames()).toEqual([])
    expect((await get(src)).status).toBe(404)
    expect((await library()).every((libraryPicture) => libraryPicture.builtIn)).toBe(true)
    expect((await remove(id)).status).toBe(404)
    expect(await listAudit()).toMatchObject([{ action: 'picture-deleted', target: id, detail: name }])
  })
})
