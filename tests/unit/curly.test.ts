import { curly } from '@/lib/text/curly'

test('apostrophes of words become typographic, in all of plain data; signs of feet and quotes stay', () => {
  const text = "It doesn't fit: the village's office, the houses' doors, 5' 2\", 'so'"
  const shownText = "It doesn’t fit: the village’s office, the houses’ doors, 5' 2\", 'so'"
  expect(curly({ text, list: [text, 3, null], none: undefined })).toEqual({
    text: shownText,
    list: [shownText, 3, null],
    none: undefined,
  })
})
