import { pageFields, restorePage } from '@/components/builder/page-fields'
import { type Draft, draftOf, sameDraft } from '@/components/builder/draft'
import { listChanges } from '@/lib/record-merge/changes'
import { type Answers } from '@/lib/record-merge/merge'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { firstInWords, type Piece, wordChange } from '@/lib/record-merge/text-change'
import { type PageComponent } from '@/lib/content-types'

const settings = {
  title: 'Financing',
  slug: 'financing',
  isPublished: false,
  publishAt: null as string | null,
  unpublishAt: null as string | null,
  metaTitle: '',
  metaDescription: '',
}
const hero = { id: 'hero-1', type: 'hero', config: { title: 'A new kitchen', buttonText: 'Start' } }
const text = { id: 'text-1', type: 'text', config: { content: '<p>A written price.</p>', alignment: 'left' } }
const cta = { id: 'cta-1', type: 'cta', config: { title: 'Call', buttonText: 'Call us' } }
const draft = (components: PageComponent[], changed: Partial<typeof settings> = {}): Draft =>
  draftOf({ ...settings, ...changed, components })
const base = draft([hero, text, cta])
const signs = { ins: '+', del: '-', none: '' }
const written = (pieces: Piece[]) =>
  pieces.map(({ text: words, mark = 'none' as const }) => signs[mark] + words + signs[mark]).join(' ')
const lines = (to: Draft) =>
  listChanges(pageFields, base, to).list.map(({ kind, name, quote, note }) =>
    [kind, name, written(quote), note].filter(Boolean).join(' | '),
  )

describe('the changes of a version', () => {
  test('is told by blocks and settings', () => {
    const to = draft(
      [
        { ...cta, config: { ...cta.config, buttonText: 'Call now', buttonLink: '/contact' } },
        { ...hero, config: { ...hero.config, title: 'A new kitchen, paid monthly' } },
        { id: 'reviews-1', type: 'reviews', config: {} },
      ],
      { metaTitle: 'Pay monthly', isPublished: true },
    )
    expect(lines(to)).toEqual([
      'settings | Meta Title | +Pay monthly+',
      'settings | Visible | Published',
      'changed | Call to Action | Call -us- +now+ | Button link changed',
      'changed | Hero | A new -kitchen- +kitchen, paid monthly+ | Moved down to position 2',
      'added | Reviews | What homeowners say · up to 3 | New at position 3',
      'removed | Text | A written price. | Deleted',
    ])
  })

  test('is told by the fields’ names where no words changed', () => {
    const bold = { content: '<p>A <strong>written</strong> price.</p>', alignment: 'center' }
    expect(lines(draft([hero, { ...text, config: bold }, cta]))).toEqual([
      'changed | Text | Content and alignment changed',
    ])
    expect(lines(draft([hero, cta, text]))).toHaveLength(1)
    expect(lines(base)).toEqual([])
  })

  test('quotes the words in a list’s rows, and of an unknown block says only that it changed', () => {
    const faq = (answer: string) => ({
      id: 'faq-1',
      type: 'faq',
      config: {
        items: [
          { question: 'How long?', answer: 'Four weeks.' },
          { question: 'How much?', answer },
        ],
      },
    })
    const old = { id: 'old-1', type: 'pricing-table', config: { rows: [1] } }
    const from = draft([faq('It depends.'), old])
    const to = draft([faq('It depends on the room.'), { ...old, config: { rows: [2] } }])
    const { list } = listChanges(pageFields, from, to)
    expect(list.map(({ name, quote, note }) => [name, written(quote), note])).toEqual([
      ['Questions & Answers', 'Four weeks. It -depends.- +depends on the room.+', 'Questions changed'],
      ['pricing-table', '', 'Changed'],
    ])
  })

  test('names a planned moment in the office’s time', () => {
    const planned = draft(base.document.blocks as PageComponent[], { publishAt: '2031-03-03T14:00:00.000Z' })
    expect(lines(planned)).toEqual(['settings | Visible | Published Mar 3, 2031, 9:00 AM'])
  })

  test('long texts are quoted around the change', () => {
    const long = (word: string) =>
      [...Array.from({ length: 30 }, (_, index) => `w${index}`), word, ...'abcdefghijkl'].join(' ')
    expect(written(wordChange(long('old'), long('new')))).toBe(
      '… w22 w23 w24 w25 w26 w27 w28 w29 -old- +new+ a b c d e f g h…',
    )
    expect(written(wordChange('one two', 'one two three'))).toBe('one two +three+')
    expect(written(wordChange('one two three', 'one three'))).toBe('one -two- three')
    expect(written(wordChange(`x ${long('old')} y`, `z ${long('new')} y`))).toBe(
      '-x- +z+ w0 w1 w2 w3 w4… w25 w26 w27 w28 w29 -old- +new+ a b c d e f g h…',
    )
    expect(written(wordChange('a b c d e', 'x b y d z'))).toBe('-a b c d e- +x b y d z+')
    const every = (end: string) => [...'abcdef'].map((letter) => `${letter}${end} one two three`).join(' ')
    expect(written(wordChange(every('1'), every('2')))).toBe(
      '-a1- +a2+ one two three -b1- +b2+ one two three -c1- +c2+ …',
    )
    const words = (count: number, mark: string) =>
      Array.from({ length: count }, (_, index) => `${mark}${index}`).join(' ')
    expect(wordChange(words(900, 'a'), words(900, 'b'))).toHaveLength(2)
    const start = words(20, 's')
    expect(written(wordChange(`${start} ${words(900, 'a')}`, `${start} ${words(900, 'b')}`))).toMatch(
      /^… s12 .* s19 -a0 a1 .*…- \+b0 b1 .*…\+$/,
    )
    expect(wordChange('same', 'same').some(({ mark }) => mark)).toBe(false)
  })

  test('lists are written as sentences', () => {
    expect([1, 2, 3, 5].map((count) => firstInWords([...'ABCDE'].slice(0, count)))).toEqual([
      'A',
      'A and B',
      'A, B and C',
      'A, B and 3 more',
    ])
  })
})

const merge = (local: Draft, remote: Draft, answers?: Answers) =>
  mergeRecords(pageFields, { base, local, remote }, answers)

describe('two drafts', () => {
  test('are put together with their settings', () => {
    const localDraft = draft([{ ...hero, config: { title: 'Mine' } }, text, cta], { title: 'Mine' })
    const remoteDraft = draft([hero, cta], { metaTitle: 'Theirs', isPublished: true })
    const { draft: both, contested } = merge(localDraft, remoteDraft)
    expect([...contested]).toEqual([])
    expect(both.settings).toEqual({ ...settings, title: 'Mine', metaTitle: 'Theirs', isPublished: true })
    expect(both.document.blocks.map(({ config }) => config.title)).toEqual(['Mine', 'Call'])
    expect(sameDraft(merge(localDraft, base).draft, localDraft)).toBe(true)
    expect(sameDraft(merge(base, remoteDraft).draft, remoteDraft)).toBe(true)
  })

  test('that both changed a setting are asked about it; when a page is shown is one thing', () => {
    const localDraft = draft([hero], { slug: 'mine', isPublished: true })
    const remoteDraft = draft([hero], { slug: 'theirs', publishAt: '2031-03-03T14:00:00.000Z' })
    const both = merge(localDraft, remoteDraft)
    expect([...both.contested].sort()).toEqual(['slug', 'visible'])
    expect(both.draft.settings).toEqual(localDraft.settings)
    const answered = merge(localDraft, remoteDraft, { slug: 'remote', visible: 'remote' })
    expect(answered.draft.settings).toEqual(remoteDraft.settings)
  })

  test('a setting that only one of them knows is taken as it is', () => {
    const more = { ...base, settings: { ...base.settings, later: 'new' } }
    expect(merge(base, more).draft.settings).toEqual(more.settings)
  })
})

test('a revision brings back blocks and texts, not the address and not who sees the page', () => {
  const now = draft([hero], {
    slug: 'pay-monthly',
    isPublished: true,
    unpublishAt: '2031-03-03T14:00:00.000Z',
  })
  const revision = draft([text], { title: 'Before', metaTitle: 'Once', slug: 'old' })
  expect(restorePage(now, revision)).toEqual({
    document: revision.document,
    settings: { ...now.settings, title: 'Before', metaTitle: 'Once' },
  })
})
