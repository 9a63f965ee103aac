import fc from 'fast-check'
import { completeLink } from '@/lib/page-document/complete-link'
import { safeHref } from '@/lib/page-document/safe-link'
import { linkSchema } from '@/lib/schemas/content-fields'
import { hostileTexts } from '../hostile-input'

test.each([
  ['/contact', '/contact'],
  ['#contact', '#contact'],
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['www.houzz.com', 'https://www.houzz.com'],
  ['houzz.com/pro/us?x=1#top', 'https://houzz.com/pro/us?x=1#top'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['küchen.example', 'https://küchen.example'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana.o+leads@mail.example.com', 'mailto:ana.o%2Bleads@mail.example.com'],
  ['(845) 555-0142', 'tel:+18455550142'],
  ['845.555.0142', 'tel:+18455550142'],
  ['1 845 555 0142', 'tel:+18455550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['tel:+18455550142', 'tel:+18455550142'],
])('%j leads to %j', (typed, address) => {
  expect(completeLink(typed)).toBe(address)
  expect(linkSchema.safeParse({ address: typed }).success).toBe(true)
})

test.each([
  [''],
  ['contact'],
  ['our kitchens'],
  ['555-0142'],
  ['2845 555 01421'],
  ['+12'],
  ['//evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['javascript:evil.example/x'],
  ['data:text/html,x'],
  ['ana@example.com?bcc=all@evil.example'],
  ['www.example.com/a\nb'],
  ['www.example.com/\\evil.example'],
])('%j leads nowhere', (typed) => {
  expect(completeLink(typed)).toBeUndefined()
  expect(linkSchema.safeParse({ address: typed }).success).toBe(false)
})

test('whatever is completed is safe, and completing it again changes nothing', () => {
  const piece = fc.constantFrom(...hostileTexts, 'www.', 'a', '.com', '@', '/', ':', '+1', '845', ' ', '\n')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const href = completeLink(pieces.join(''))
      if (href === undefined) return
      expect(safeHref(href)).toBe(href)
      expect(completeLink(href)).toBe(href)
    }),
  )
})
