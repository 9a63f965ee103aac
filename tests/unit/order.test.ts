import { mergeOrder } from '@/lib/order'

const order = (before: string, local: string, now: string) =>
  mergeOrder([...before], [...local], [...now]).join('')

test.each([
  ['nobody else was there', 'abcd', 'acbd', 'abcd', 'acbd'],
  ['to the top', 'abcd', 'dabc', 'abcd', 'dabc'],
  ['to the end', 'abcd', 'bcda', 'abcd', 'bcda'],
  ['turned around', 'abcd', 'dcba', 'abcd', 'dcba'],
])('%s', (_, before, local, now, after) => {
  expect(order(before, local, now)).toBe(after)
})

test.each([
  ['two moves of different rows', 'abcdef', 'bcadef', 'abcdfe', 'bcadfe'],
  ['one that was added', 'abc', 'bac', 'xabc', 'xbac'],
  ['one that was taken away', 'abc', 'cab', 'ac', 'ca'],
  ['the predecessor was taken away', 'abcd', 'bcad', 'abd', 'bad'],
])('others changed it meanwhile: %s', (_, before, local, now, after) => {
  expect(order(before, local, now)).toBe(after)
})

test('unknown and repeated ids do no harm; ids that aren’t named stay', () => {
  expect(order('abc', 'zcca', 'abc')).toBe('bca')
  expect(order('abc', '', 'abc')).toBe('abc')
  expect(order('', 'cba', 'abc').split('').sort().join('')).toBe('abc')
})
