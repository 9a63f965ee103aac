import { write } from '@/lib/data/client'
import { countNotFound, forgetNotFound, listNotFoundHits } from '@/lib/data/not-found-hits'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

test('requests are counted by path, the most frequent first, with the last referrer there was', async () => {
  await countNotFound('/rare')
  await countNotFound('/often', 'https://example.com/a')
  await countNotFound('/often', 'https://example.com/b')
  await countNotFound('/often')
  expect(await listNotFoundHits()).toEqual([
    expect.objectContaining({ path: '/often', count: 3, referrer: 'https://example.com/b' }),
    expect.objectContaining({ path: '/rare', count: 1, referrer: '' }),
  ])
})

test('a path of any length is counted, cut', async () => {
  await countNotFound(`/${'x'.repeat(5_000)}`)
  expect((await listNotFoundHits())[0]?.path).toHaveLength(300)
})

test('the list does not grow without end; what is asked for often stays', async () => {
  await write((db) =>
    db.notFoundHit.createMany({
      data: Array.from({ length: 1_100 }, (_, n) => ({ path: `/scan-${n}`, lastAt: new Date(n) })),
    }),
  )
  await forgetNotFound('/scan-1', true)
  await countNotFound('/wanted')
  await countNotFound('/wanted')
  const hits = await listNotFoundHits()
  expect(hits).toHaveLength(1_000)
  expect(hits[0]).toMatchObject({ path: '/wanted', count: 2 })
  expect(hits.some(({ path }) => path === '/scan-0')).toBe(false)
  // It would come back as if it were new.
  expect(await listNotFoundHits({ isForgotten: true })).toMatchObject([{ path: '/scan-1' }])
})
