import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type * as shareCache from '@/lib/seo/share-cache'

const data = mkdtempSync(path.join(os.tmpdir(), 'showroom-og-'))
process.env.DATA_DIR = data
const folder = path.join(data, 'cache/og')

/** The cache as a new process has it, which reads DATA_DIR once. */
let cachedPicture: typeof shareCache.cachedPicture
let TooManyPictures: typeof shareCache.TooManyPictures
beforeAll(async () => {
  ;({ cachedPicture, TooManyPictures } = await import('@/lib/seo/share-cache'))
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

test('the picture is there even if nothing can be stored', async () => {
  mkdirSync(path.dirname(folder), { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  expect(await read('a', drawing('drawn'))).toBe('drawn')
  expect(await read('a', drawing('again'))).toBe('again')
})

test('twenty of a kind wait at most, the next is refused at once; the other kind has a queue of its own', async () => {
  let release = () => {}
  const stuck = new Promise<void>((resolve) => (release = resolve))
  const kitchen = (number: number, admit?: () => Promise<void>) =>
    cachedPicture(`kitchen ${number}`, () => stuck.then(() => Buffer.from('drawn')), {
      kind: 'design',
      admit,
    })
  const kitchens = Array.from({ length: 22 }, (_, number) => kitchen(number))
  const never = new Promise<never>(() => {})
  const refusal = (picture: Promise<Buffer>) =>
    picture.then(
      () => never,
      (error: unknown) => error,
    )
  expect(await Promise.race(kitchens.map(refusal))).toBeInstanceOf(TooManyPictures)
  // One that waits already takes no second place, and another kind isn't held up.
  const again = Promise.allSettled(kitchens.map((_, number) => kitchen(number)))
  expect(await read('card', drawing('card'))).toBe('card')
  release()
  const drawn = (await Promise.allSettled(kitchens)).filter(({ status }) => status === 'fulfilled')
  expect(drawn).toHaveLength(21)
  expect((await again).filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1)
  expect(String(await kitchen(22))).toBe('drawn')
})

test('one that isn’t admitted takes no place in the queue and isn’t drawn; one that is kept asks nobody', async () => {
  const draw = drawing('drawn')
  const refuse = jest.fn(() => Promise.reject(new Error('too many')))
  await expect(cachedPicture('a', draw, { kind: 'design', admit: refuse })).rejects.toThrow('too many')
  expect(draw).not.toHaveBeenCalled()
  await cachedPicture('a', draw, { kind: 'design' })
  expect(String(await cachedPicture('a', draw, { kind: 'design', admit: refuse }))).toBe('drawn')
  expect(refuse).toHaveBeenCalledTimes(1)
})
