import { barePath, withoutEndSlash } from '@/lib/text/bare-path'

test('the slashes at the end of a path go, and those within stay', () => {
  for (const [path, bare] of [
    ['/a/', '/a'],
    ['/a///', '/a'],
    ['/a//b', '/a//b'],
    ['/', ''],
    ['', ''],
  ] as const)
    expect(withoutEndSlash(path)).toBe(bare)
  expect(barePath('/a/?b=/#c/')).toBe('/a')
  expect(barePath('/a/#c?')).toBe('/a')
})

test('a run of slashes within a path isn’t looked at again from each of them', () => {
  let looks = 0
  const text = `/1${'/'.repeat(100_000)}x//`
  const counted = {
    length: text.length,
    charAt: (index: number) => ((looks += 1), text.charAt(index)),
    slice: (from: number, to: number) => text.slice(from, to),
  }
  expect(withoutEndSlash(counted as unknown as string)).toBe(text.slice(0, -2))
  expect(looks).toBe(3)
})
