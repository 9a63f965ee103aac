import { memoize } from '@/lib/memoize'
import { fakeDate } from './fake-date'

test('a value is computed once per key, and the least recently used is dropped', () => {
  const compute = jest.fn((a: string, b: number) => `${a}${b}`)
  const memoized = memoize(compute, { max: 2 })
  expect([memoized('a', 1), memoized('a', 2), memoized('a', 1)]).toEqual(['a1', 'a2', 'a1'])
  expect(compute).toHaveBeenCalledTimes(2)
  memoized('b', 1)
  memoized('a', 1)
  expect(compute).toHaveBeenCalledTimes(3)
  memoized('a', 2)
  expect(compute).toHaveBeenCalledTimes(4)
})

test('undefined is remembered too', () => {
  const compute = jest.fn((key: string) => (key ? null : undefined))
  const memoized = memoize(compute, { max: 2 })
  for (const key of ['', 'x', '', 'x']) memoized(key)
  expect(compute).toHaveBeenCalledTimes(2)
})

test('callers share a pending value; one that fails is computed again', async () => {
  let fails = true
  const compute = jest.fn(async () => {
    await Promise.resolve()
    if (fails) throw new Error('broken')
    return 'whole'
  })
  const memoized = memoize(compute)
  const both = [memoized(), memoized()]
  await expect(both[0]).rejects.toThrow('broken')
  await expect(both[1]).rejects.toThrow('broken')
  expect(compute).toHaveBeenCalledTimes(1)
  fails = false
  expect(await memoized()).toBe('whole')
  expect(await memoized()).toBe('whole')
  expect(compute).toHaveBeenCalledTimes(2)
})

test('a value is computed again once its time is over, a pending one never', async () => {
  fakeDate()
  const compute = jest.fn((promise: Promise<number>) => promise)
  const memoized = memoize(compute, {
    keyOf: () => '',
    expiresAt: (minutes) => Date.now() + minutes * 60_000,
  })
  const first = memoized(Promise.resolve(2))
  jest.setSystemTime(Date.now() + 600_000)
  expect(memoized(Promise.resolve(3))).toBe(first)
  await first
  jest.setSystemTime(Date.now() + 119_000)
  expect(await memoized(Promise.resolve(4))).toBe(2)
  jest.setSystemTime(Date.now() + 2_000)
  expect(await memoized(Promise.resolve(5))).toBe(5)
  jest.useRealTimers()
})

test('a slot is shared by all that name it, each bundle having its own copy of a module', () => {
  const [one, other] = [jest.fn(() => 'one'), jest.fn(() => 'other')]
  expect(memoize(one, { slot: 'memoize-test' })()).toBe('one')
  expect(memoize(other, { slot: 'memoize-test' })()).toBe('one')
})
