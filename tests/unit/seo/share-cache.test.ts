import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const data = mkdtempSync(path.join(os.tmpdir(), 'showroom-og-'))
process.env.DATA_DIR = data
const folder = path.join(data, 'cache/og')

/** The cache as a new process has it, which reads DATA_DIR once. */
let cachedPicture: (name: string, draw: () => Promise<Buffer>) => Promise<Buffer>
beforeAll(async () => {
  ;({ cachedPicture } = await import('@/lib/seo/share-cache'))
})
beforeEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(data, { recursive: true }))

const drawing = (text: string) => jest.fn(() => Promise.resolve(Buffer.from(text)))
const read = async (name: string, draw: () => Promise<Buffer>) => (await cachedPicture(name, draw)).toString()

test('a picture is drawn once, also when it is asked for twice at the same time', async () => {
  const draw = drawing('first')
  expect(await Promise.all([read('a', draw), read('a', draw)])).toEqual(['first', 'first'])
  expect(await read('a', drawing('another'))).toBe('first')
  expect(draw).toHaveBeenCalledTimes(1)
  expect(readdirSync(folder)).toEqual(['a.jpg'])
})

test('one at a time is drawn, and one that fails holds up nobody', async () => {
  const order: string[] = []
  const draw = (name: string, fails = false) =>
    cachedPicture(name, async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      if (fails) throw new Error('no picture')
      return Buffer.from(name)
    })
  const [failed, drawn] = await Promise.allSettled([draw('a', true), draw('b')])
  expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled'])
  // Whichever is looked for first: they don't mix.
  const [a, b] = [
    ['a begins', 'a ends'],
    ['b begins', 'b ends'],
  ]
  expect([
    [...a, ...b],
    [...b, ...a],
  ]).toContainEqual(order)
  expect(readdirSync(folder)).toEqual(['b.jpg'])
})

test('beyond a thousand and some slack the oldest go', async () => {
  mkdirSync(folder, { recursive: true })
  const nameOf = (index: number) => path.join(folder, `${index}.jpg`)
  const keep = (index: number) => {
    writeFileSync(nameOf(index), '')
    // The first is the oldest.
    utimesSync(nameOf(index), index, index)
  }
  for (let index = 0; index < 1099; index += 1) keep(index)
  await cachedPicture('within the slack', drawing('x'))
  expect(readdirSync(folder)).toHaveLength(1100)
  await cachedPicture('one more', drawing('x'))
  expect(readdirSync(folder)).toHaveLength(1000)
  expect(existsSync(nameOf(100))).toBe(false)
  expect(existsSync(nameOf(101))).toBe(true)
  for (const name of ['within the slack', 'one more'])
    expect(existsSync(path.join(folder, `${name}.jpg`))).toBe(true)
})

test('where nothing can be kept the picture is there all the same', async () => {
  mkdirSync(path.dirname(folder), { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  expect(await read('a', drawing('drawn'))).toBe('drawn')
  expect(await read('a', drawing('again'))).toBe('again')
})
