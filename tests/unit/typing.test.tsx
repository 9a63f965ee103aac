/** @jest-environment jsdom */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks } from '@/components/blocks/registry'
import { BlockView } from '@/components/blocks/views'
import { readText, writeText } from '@/components/builder/typing/caret'
import { typeIn } from '@/components/builder/typing/type-in'
import {
  toPlainText,
  endOfChange,
  labelAt,
  maxLengthAt,
  replaceRange,
} from '@/components/builder/typing/text-edits'
import { blockData } from './block-data'
import { textAt, withTextAt } from '@/lib/page-document/texts'
import { everyBlock } from '../look/every-block.mjs'

const faq = blocks.faq.definition

describe('texts that can be typed on the page', () => {
  const filled = everyBlock as { type: keyof typeof blocks; config: Record<string, unknown> }[]

  test.each(filled.map(({ type }) => type))('each text for readers of %s', (type) => {
    const { definition } = blocks[type]
    const { config } = filled.find((block) => block.type === type)!
    const offered = new Set<string>()
    const offer = (path: string) => {
      offered.add(path.replace(/\.\d+\./, '.'))
      return <i>{path}</i>
    }
    const typed = { words: offer, rich: offer }
    renderToStaticMarkup(<BlockView block={{ type, config }} data={blockData} typed={typed} inCanvas />)
    const expected = definition.prose.filter((path) => !definition.alts.includes(path))
    expect([...offered]).toEqual(expect.arrayContaining(expected))
    expect([...offered].filter((path) => !(path in definition.labels))).toEqual([])
  })

  test('a row that visitors don’t see yet is there to be typed', () => {
    const config = { items: [{ question: '', answer: '' }] }
    const typed = { words: (path: string) => <i>{path}</i>, rich: () => null }
    const show = (more: object) =>
      renderToStaticMarkup(<BlockView block={{ type: 'faq', config }} data={blockData} {...more} />)
    expect(show({ typed })).toContain('<i>items.0.answer</i>')
    expect(show({})).toBe('')
  })
})

test('Escape leaves a text and keeps what was typed', () => {
  document.body.innerHTML = '<article data-block><h2 data-words>First</h2></article>'
  const words = document.querySelector('h2')!
  const onKeep = jest.fn()
  const onType = jest.fn()
  const field = {
    label: 'Title',
    text: 'First',
    maxLength: 99,
    onType,
    onKeep,
    onStep: () => {},
    onSay: () => {},
  }
  typeIn(words, () => field)
  writeText(words, 'First words')
  words.dispatchEvent(new Event('input'))
  words.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(onType.mock.calls).toEqual([['First words', true]])
  expect(onKeep).toHaveBeenCalledWith('First')
  expect(words.textContent).toBe('First words')
  expect(words.hasAttribute('data-typing')).toBe(false)
})

test('a text is found and changed by its path, and the rest stays', () => {
  const config = { title: 'A', items: [{ question: 'B', answer: 'C' }, { question: 'D' }] }
  expect(textAt(config, 'items.1.question')).toBe('D')
  for (const path of ['items.1.answer', 'items.7.answer', 'nothing', 'title.0.x'])
    expect(textAt(config, path)).toBe('')
  expect(withTextAt(config, 'items.1.question', 'E').items).toEqual([config.items[0], { question: 'E' }])
  expect(withTextAt(config, 'title', 'F')).toEqual({ ...config, title: 'F' })
})

test('its name and its limit are those of the field', () => {
  expect(labelAt(faq.labels, 'title')).toBe('Title')
  expect(labelAt(faq.labels, 'items.1.question')).toBe('Question 2')
  expect(maxLengthAt(faq.schema, 'title')).toBe(200)
  expect(maxLengthAt(faq.schema, 'items.1.question')).toBe(300)
  expect(maxLengthAt(blocks.text.definition.schema, 'content')).toBe(20_000)
})

test('inserted text never makes a text too long, and no character is torn apart', () => {
  expect(replaceRange('Hello world', { start: 6, end: 11 }, 'there', 100)).toEqual({
    text: 'Hello there',
    caret: 11,
    isWhole: true,
  })
  expect(replaceRange('abc', { start: 3, end: 3 }, '🙂', 4)).toEqual({
    text: 'abc',
    caret: 3,
    isWhole: false,
  })
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.nat(),
      fc.string({ unit: 'grapheme' }),
      fc.nat(40),
      (text, a, b, added, most) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y) as [
          number,
          number,
        ]
        const done = replaceRange(text, { start, end }, added, most)
        expect(done.text.length).toBeLessThanOrEqual(Math.max(most, text.length))
        expect(done.text.isWellFormed()).toBe((text.slice(0, start) + text.slice(end)).isWellFormed())
        expect(done.isWhole).toBe(done.text === text.slice(0, start) + added + text.slice(end))
      },
    ),
  )
})

test('pasted lines stay lines where a text has them', () => {
  expect(toPlainText('one\r\n  two', true)).toBe('one\n  two')
  expect(toPlainText('one\r\n  two', false)).toBe('one two')
})

test('the caret goes behind what was changed from elsewhere', () => {
  expect(endOfChange('Hello there', 'Hello')).toBe(5)
  expect(endOfChange('Helo you', 'Hello you')).toBe(3)
})

test('an element holds any text as it is, with an empty last line', () => {
  const element = document.createElement('span')
  for (const text of ['', 'a', 'a\n', 'a\n\n', ' a  b ']) {
    writeText(element, text)
    expect(readText(element)).toBe(text)
  }
})
