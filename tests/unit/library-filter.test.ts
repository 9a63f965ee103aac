import { createMedia, updateMedia } from '@/lib/data/media'
import { write } from '@/lib/data/client'
import { pageStore } from '@/lib/records/page/store'
import { findPictures, picturesPerPage } from '@/lib/media/library'
import { libraryHref, readLibraryFilter, searchPictures } from '@/lib/media/library-filter'
import { temporaryDatabase } from './data/temporary-database'
import { hostileTexts } from './hostile-input'

temporaryDatabase()

const all = { q: '', show: 'all', page: 1 } as const
const upload = (name: string, hash: string) =>
  createMedia({ hash: hash.repeat(32), name, width: 640, height: 480, bytes: 9, color: '' })

test('pictures are searched by name and alt text, without accents and capitals', () => {
  const pictures = [
    { name: 'Étagère.jpg', alt: '', builtIn: false, uses: [] },
    { name: 'IMG_2041.jpg', alt: 'A café corner', builtIn: false, uses: [] },
  ]
  const namesFor = (query: string) => searchPictures(pictures, query).map(({ name }) => name)
  expect(namesFor('etagere')).toEqual(['Étagère.jpg'])
  expect(namesFor('CORNER cafe')).toEqual(['IMG_2041.jpg'])
  expect(namesFor('cafe etagere')).toEqual([])
  expect(namesFor(' .* ')).toHaveLength(2)
  for (const text of hostileTexts) expect(() => namesFor(text)).not.toThrow()
})

test('the library comes page by page, with what each list has', async () => {
  await upload('walrus.jpg', 'a')
  const first = await findPictures(all)
  expect(first.pictures[0]?.name).toBe('walrus.jpg')
  expect(first.pictures).toHaveLength(picturesPerPage)
  const page = Math.ceil(first.counts.all / picturesPerPage)
  expect(page).toBeGreaterThan(1)
  const last = await findPictures({ ...all, page })
  expect(last.pictures).toHaveLength(first.counts.all - (page - 1) * picturesPerPage)
  expect(await findPictures({ ...all, page: 999 })).toEqual(last)
  const unused = await findPictures({ ...all, show: 'unused' })
  expect(unused.pictures.map(({ name }) => name)).toEqual(['walrus.jpg'])
  expect((await findPictures({ ...all, q: 'walrus', show: 'bare' })).counts).toEqual({
    all: 1,
    unused: 1,
    bare: 1,
  })
  expect((await findPictures({ ...all, q: 'zzqq' })).pictures).toEqual([])
})

test('each list is whole and in order across its pages, and knows what is shown somewhere', async () => {
  const hash = (index: number) => index.toString(16).padStart(32, '0')
  for (let index = 0; index < 30; index += 1) {
    const media = { name: `oak ${index}.jpg`, width: 640, height: 480, bytes: 9, color: '' }
    const { id } = await createMedia({ ...media, hash: hash(index) })
    if (index % 2) await updateMedia(id, { alt: 'Éclair oak' })
    await write((db) => db.media.update({ where: { id }, data: { createdAt: new Date(index * 1000) } }))
  }
  const shows = (index: number) => ({
    id: `block-${index}`,
    type: 'hero',
    config: { backgroundImage: `/media/${hash(index)}/640x480/a.webp` },
  })
  await pageStore.create({ title: 'Live', slug: 'live', components: [shows(3)] })
  const { id } = await pageStore.create({ title: 'Gone', slug: 'gone', components: [shows(4)] })
  await pageStore.trash(id)
  await write((db) =>
    db.setting.create({ data: { key: 'logo', value: JSON.stringify(`/media/${hash(5)}/a.webp`) } }),
  )

  for (const filter of [
    all,
    ...(['unused', 'bare'] as const).flatMap((show) =>
      ['', 'oak', 'eclair'].map((q) => ({ ...all, show, q })),
    ),
  ]) {
    const { counts } = await findPictures(filter)
    const pages = Math.max(1, Math.ceil(counts[filter.show] / picturesPerPage))
    const seen: string[] = []
    for (let page = 1; page <= pages; page += 1)
      seen.push(...(await findPictures({ ...filter, page })).pictures.map(({ name }) => name))
    expect(seen).toHaveLength(counts[filter.show])
    expect(new Set(seen).size).toBe(seen.length)
    const numbers = seen.filter((name) => name.startsWith('oak')).map((name) => Number(/\d+/.exec(name)?.[0]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    if (filter.show === 'unused')
      for (const [index, free] of [
        [3, false],
        [4, true],
        [5, false],
      ] as const)
        expect(numbers.includes(index)).toBe(free && (filter.q !== 'eclair' || index % 2 === 1))
  }
  const { pictures } = await findPictures({ ...all, q: 'oak 3.jpg' })
  const { uses } = pictures.find(({ name }) => name === 'oak 3.jpg')!
  expect(uses.map(({ label }) => label)).toEqual(['Live, hero'])
})

test('an address says what is shown, and nonsense in it counts as not said', () => {
  const filter = { q: 'oak & ash', show: 'bare', page: 3 } as const
  const { searchParams } = new URL(libraryHref(filter), 'http://localhost')
  expect(readLibraryFilter(Object.fromEntries(searchParams))).toEqual(filter)
  expect(libraryHref(all)).toBe('/admin/content/pictures')
  const nonsense = { q: ['a', 'b'], show: 'constructor', page: '-1' }
  expect(readLibraryFilter(nonsense)).toEqual(all)
  expect(readLibraryFilter({ page: '0' }).page).toBe(1)
})
