import { blockRegistry, defaultConfig } from '@/components/blocks/registry'
import { AppError } from '@/lib/errors'
import { clipboardText, readClipboard, readClipboardBlocks } from '@/lib/page-document/clipboard-blocks'

const text = { type: 'text', config: { ...defaultConfig('text'), content: '<p>Oak</p>' } }
const refusal = (read: () => unknown) => {
  try {
    return read()
  } catch (error) {
    return error instanceof AppError ? error.more.detail : error
  }
}

test('copied blocks are pasted without the ids of their page', () => {
  const copied = clipboardText([{ id: 'text-1', ...text } as typeof text], blockRegistry)
  expect(copied).not.toContain('text-1')
  expect(readClipboard(copied, blockRegistry)).toEqual([text])
})

test.each(['', 'Oak floor', '{"kind":"something else"}', '["page-components"]'])(
  'other text is none of ours: %s',
  (otherText) => expect(readClipboard(otherText, blockRegistry)).toBeNull(),
)

test.each([
  ['{"kind":"page-components","blocks":[{"type":"te', 'This component can’t be read. Copy it again.'],
  ['{"kind":"page-components","blocks":[]}', 'This component can’t be read. Copy it again.'],
  ['{"kind":"page-components","blocks":[7]}', 'This component can’t be read. Copy it again.'],
  [
    '{"kind":"page-components","blocks":[{"type":"carousel","config":{}}]}',
    'This site has no component “carousel”.',
  ],
  [
    '{"kind":"page-components","blocks":[{"type":"cta","config":{"buttonLink":"javascript:alert(1)"}}]}',
    'A field of this component can’t be taken: Choose a page, or write an address: www.example.com, /contact, an email address or a telephone number.',
  ],
])('what can’t be taken is said in a sentence: %s', (broken, sentence) => {
  expect(refusal(() => readClipboard(broken, blockRegistry))).toBe(sentence)
})

test('rich text is cleaned', () => {
  const hostile = { type: 'text', config: { content: 'a<script>alert(1)</script>' } }
  expect(readClipboardBlocks([hostile], blockRegistry)[0]?.config.content).toBe('a')
})
