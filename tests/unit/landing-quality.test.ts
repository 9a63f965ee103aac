import { mainText } from '@/lib/landing/html-text'
import { isIndexable } from '@/lib/landing/indexable'
import { measurePages, passesGate, summarize } from '@/lib/landing/measure'
import {
  localFactsCount,
  maxMedianShare,
  maxShare,
  median,
  minLocalFacts,
  minWords,
  nearestNeighbors,
  shingles,
  wordCount,
  wordsOf,
} from '@/lib/landing/quality'

describe('words and shingles', () => {
  test('words are lower case, without punctuation, with numbers whole', () => {
    expect(wordsOf("We don't charge $2,500–$5,000 in Nyack, 4.4 miles off.")).toEqual([
      'we',
      'dont',
      'charge',
      '2,500',
      '5,000',
      'in',
      'nyack',
      '4.4',
      'miles',
      'off',
    ])
    expect(wordCount('')).toBe(0)
  })

  test('five-word runs, each once', () => {
    expect([...shingles('one two three four five six')]).toEqual([
      'one two three four five',
      'two three four five six',
    ])
    expect(shingles('a b c d e a b c d e').size).toBe(5)
    expect([...shingles('only three words')]).toEqual(['only three words'])
    expect(shingles('').size).toBe(0)
  })
})

/** The share of one page's shingles that also occur in another: what the search for neighbors must come to. */
function sharedShare(page: Set<string>, other: Set<string>): number {
  return [...page].filter((shingle) => other.has(shingle)).length / page.size
}

describe('nearest neighbors', () => {
  const pages = [
    { id: 'a', text: 'the sink stays on its wall and the range moves' },
    { id: 'b', text: 'the sink stays on its wall and the hood goes' },
    { id: 'c', text: 'nothing in this text is said anywhere else at all' },
  ]

  test('each page finds the one that holds most of it', () => {
    const found = nearestNeighbors(pages)
    expect(found.get('a')).toEqual({ id: 'b', share: 4 / 6 })
    expect(found.get('b')?.id).toBe('a')
    expect(found.get('c')?.share).toBe(0)
  })

  test('a page alone has none', () => {
    expect(nearestNeighbors([{ id: 'a', text: 'alone in the world of pages' }]).size).toBe(0)
  })

  test('agrees with comparing each pair', () => {
    const found = nearestNeighbors(pages)
    for (const page of pages) {
      const shares = pages
        .filter(({ id }) => id !== page.id)
        .map((other) => sharedShare(shingles(page.text), shingles(other.text)))
      expect(found.get(page.id)?.share).toBe(Math.max(...shares))
    }
  })
})

test('local facts count once each, word for word', () => {
  const text =
    'Nyack: Permits from the Village of Nyack Building Department. ZIP 10960. Broadway, “Main Street”.'
  expect(localFactsCount(text, ['10960', 'Main Street', 'Broadway', 'Broadway', 'Broad', ''])).toBe(3)
})

test('median', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBe(0)
})

describe('the gate', () => {
  const good = { id: 'a', words: minWords, facts: minLocalFacts, nearest: { id: 'b', share: maxShare } }

  test('each limit counts', () => {
    expect(passesGate(good)).toBe(true)
    expect(passesGate({ ...good, words: minWords - 1 })).toBe(false)
    expect(passesGate({ ...good, facts: minLocalFacts - 1 })).toBe(false)
    expect(passesGate({ ...good, nearest: { id: 'b', share: maxShare + 0.01 } })).toBe(false)
  })

  test('a service fails on its median even where each page passes', () => {
    const near = { ...good, nearest: { id: 'b', share: maxMedianShare + 0.01 } }
    expect(summarize('x', [near, { ...near, id: 'b' }])).toMatchObject({ failing: [], passes: false })
    expect(summarize('x', [{ ...near, nearest: { id: 'b', share: 0.1 } }]).passes).toBe(true)
  })

  test('copies are caught', () => {
    const text = Array.from({ length: 800 }, (_, index) => `word${index}`).join(' ')
    const summary = summarize(
      'x',
      measurePages([
        { id: 'a', text, facts: [] },
        { id: 'b', text, facts: [] },
      ]),
    )
    expect(summary).toMatchObject({
      share: { median: 1, max: 1 },
      worstPair: ['a', 'b'],
      failing: ['a', 'b'],
    })
  })

  test('an unknown page is not indexable', () => {
    expect(isIndexable('atlantis', 'kitchen-remodeling')).toBe(false)
    expect(isIndexable('nyack', 'gardening')).toBe(false)
  })
})

describe('text of a built page', () => {
  test('only what is read in main', () => {
    const html = `<html><head><title>T</title></head><body><header>Menu</header><main id="main"><h1>Kitchen<br>in Nyack</h1>
      <header>Inner head</header><script>let x = "<main>"</script><style>p{}</style><p>Tile &amp; trim,<b>two</b> coats</p>
      <svg><text>Map</text></svg><ul><li>One</li><li>Two</li></ul></main><footer>Legal</footer></body></html>`
    expect(mainText(html)).toBe('Kitchen in Nyack Tile & trim, two coats One Two')
  })

  test('no main, no text', () => {
    expect(mainText('<body><p>Hello</p></body>')).toBe('')
  })
})
