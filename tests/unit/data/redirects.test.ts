import * as fc from 'fast-check'
import { database, write } from '@/lib/data/client'
import { getRedirect, moveRedirect } from '@/lib/data/redirects'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const all = async () => {
  const rows = await (await database()).redirect.findMany({ select: { fromPath: true, toPath: true } })
  return Object.fromEntries(rows.map(({ fromPath, toPath }) => [fromPath, toPath]))
}

const move = (from: string, to: string) => write((db) => db.$transaction((tx) => moveRedirect(tx, from, to)))

test('a path leads to where it moved, with or without a slash or query', async () => {
  await move('/old/?a=1', 'new/')
  for (const path of ['/old', '/old/', '/old?x=1#y']) expect(await getRedirect(path)).toBe('/new')
  expect(await getRedirect('/other')).toBeNull()
  await move('/gone', '/')
  expect(await getRedirect('/gone')).toBe('/')
})

test('a chain is collapsed', async () => {
  await move('/a', '/b')
  await move('/b', '/c')
  expect(await all()).toEqual({ '/a': '/c', '/b': '/c' })
})

test('moving back removes the circle', async () => {
  await move('/a', '/b')
  await move('/b', '/a')
  expect(await all()).toEqual({ '/b': '/a' })
})

test('the last move of a path counts, and a move to itself is none', async () => {
  await move('/a', '/b')
  await move('/a', '/c')
  expect(await all()).toEqual({ '/a': '/c' })
  await move('/a', '/a')
  expect(await all()).toEqual({})
})

test('after any moves no redirect leads to another one', async () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(path, path), { maxLength: 12 }), async (moves) => {
      await write((db) => db.redirect.deleteMany())
      for (const [from, to] of moves) await move(from, to)
      const redirects = await all()
      for (const to of Object.values(redirects)) expect(redirects).not.toHaveProperty([to])
      const last = moves.at(-1)
      if (last) expect(redirects[last[0]]).toBe(last[0] === last[1] ? undefined : last[1])
    }),
    { numRuns: 25 },
  )
})
