import { createMedia } from '@/lib/data/media'
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
  const second = await findPictures({ ...all, page: 2 })
  expect(second.pictures).toHaveLength(first.counts.all - picturesPerPage)
  expect(await findPictures({ ...all, page: 999 })).toEqual(second)
  const unused = await findPictures({ ...all, show: 'unused' })
  expect(unused.pictures.map(({ name }) => name)).toEqual(['walrus.jpg'])
  expect((await findPictures({ ...all, q: 'walrus', show: 'bare' })).counts).toEqual({
    all: 1,
    unused: 1,
    bare: 1,
  })
  expect((await findPictures({ ...all, q: 'zzqq' })).pictures).toEqual([])
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
