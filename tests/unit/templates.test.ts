import { blockRegistry, blockTypes, summaryOf } from '@/components/blocks/registry'
import { pageTemplates, templateBlocks, type TemplateName } from '@/components/blocks/templates'
import { parseComponents } from '@/lib/page-document/parse'
import { findPlaceholder } from '@/lib/page-document/template-words'
import { proseOf } from '@/lib/page-document/texts'

const names = Object.keys(pageTemplates) as TemplateName[]
const filled = names.filter((name) => name !== 'blank')

test.each(names)('a page can be made of %s', (name) => {
  const { blocks } = parseComponents(templateBlocks(name, 'Spring'), blockRegistry)
  expect(blocks.map(({ type }) => type)).toEqual(pageTemplates[name].blocks.map(({ type }) => type))
  expect(blocks.every(({ type }) => (blockTypes as string[]).includes(type))).toBe(true)
})

test.each(filled)('%s is called as the page is, and what is to be replaced can be found', (name) => {
  const words = templateBlocks(name, 'Spring').flatMap((block) => proseOf(block, blockRegistry))
  expect(words[0]).toBe('Spring')
  expect(words.filter(findPlaceholder).length).toBeGreaterThan(1)
})

test('a long title is shortened for the hero', () =>
  expect(() => parseComponents(templateBlocks('offer', 'x'.repeat(900)), blockRegistry)).not.toThrow())

test.each(['[x]', '[]', 'see [1]', '<p>Plain words.</p>'])('%s is nothing to replace', (text) =>
  expect(findPlaceholder(text)).toBeNull(),
)

test('a block’s bar says what is still to be replaced', () => {
  const config = { title: 'Prices', rows: [{ what: '[What is offered]' }] }
  expect(summaryOf({ type: 'price-table', config })).toBe('Replace [What is offered] · Prices · 1 price')
})
