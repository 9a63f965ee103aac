import { summaryOf } from '@/components/blocks/registry'
import { officeMoment } from '@/lib/time/office-time'
import { type PageComponent } from '@/lib/content-types'
import { plainText } from '@/lib/page-document/plain-text'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { stayed } from '@/lib/page-document/stayed'
import { nameOf } from './builder-state'
import { type Draft } from './draft'
import { settingKey, settingParts } from './merge-drafts'

/** A piece of a text: as it was, taken out, or put in. */
export type Piece = { text: string; mark?: 'ins' | 'del' }

export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'up' | 'down' | 'settings'
  /** The block's id, or settingKey() of a setting. */
  key: string
  name: string
  /** The words of it, where there are any. */
  quote: Piece[]
  /** What else happened to it; may be empty. */
  note: string
}

const settingNames: Record<string, string> = {
  title: 'Page Title',
  slug: 'URL Slug',
  visible: 'Visible',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
}

// Fields that hold words for readers, the one that says most first.
const wordFields = ['title', 'content', 'text', 'subtitle', 'caption', 'name', 'buttonText']
// What the panel calls a field, where that isn't its key.
const fieldNames: Record<string, string> = {
  alt: 'What the picture shows',
  backgroundAlt: 'What the picture shows',
  backgroundImage: 'Picture',
  image: 'Picture',
  images: 'Pictures',
  items: 'Questions',
  most: 'How many',
  side: 'Picture side',
}
const fieldName = (key: string) =>
  fieldNames[key] ??
  key
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter))

const clipEnd = (words: string[], most: number) =>
  words.length > most ? [...words.slice(0, most), '…'] : words
const clipStart = (words: string[], most: number) =>
  words.length > most ? ['…', ...words.slice(-most)] : words
const clipMiddle = (words: string[], most: number) =>
  words.length > 2 * most ? [...words.slice(0, most), '…', ...words.slice(-most)] : words
const join = (words: string[]) =>
  words
    .join(' ')
    .replace(/ …/g, '…')
    .replace(/^…(?=\S)/, '… ')

/** How many places of one text are shown. */
const mostPlaces = 3

/** Both texts in one: what they have in common, and where they differ the words taken out and put in. */
export function wordChange(before: string, after: string): Piece[] {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const places = changedPlaces(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const pieces: Piece[] = [{ text: join(clipStart(now.slice(0, start), 8)) }]
  for (const [index, { kept, went, came }] of places.slice(0, mostPlaces).entries()) {
    if (index > 0) pieces.push({ text: join(clipMiddle(kept, 5)) })
    pieces.push(
      { text: join(clipEnd(went, 16)), mark: 'del' },
      { text: join(clipEnd(came, 16)), mark: 'ins' },
    )
  }
  const rest = now.slice(now.length - end)
  pieces.push({ text: places.length > mostPlaces ? '…' : join(clipEnd(rest, 8)) })
  return pieces.filter(({ text }) => text)
}

/** A place in a text where words went and others came, and the words kept before it. */
type Place = { kept: string[]; went: string[]; came: string[] }

/** Where two texts differ, by their longest common row of words. */
function changedPlaces(old: string[], now: string[]): Place[] {
  if (old.length === 0 && now.length === 0) return []
  // Two texts without much in common, or too long to look: one place.
  if (old.length * now.length > 400_000) return [{ kept: [], went: old, came: now }]
  const width = now.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const places: Place[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const place: Place = { kept: [], went: [], came: [] }
    while (i < old.length && j < now.length && old[i] === now[j]) {
      place.kept.push(old[i]!)
      i += 1
      j += 1
    }
    while ((i < old.length || j < now.length) && (i >= old.length || j >= now.length || old[i] !== now[j])) {
      const goes =
        j >= now.length || (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
      if (goes) place.went.push(old[i++]!)
      else place.came.push(now[j++]!)
    }
    // One or two words between two changes only break the sentence up.
    const last = places.at(-1)
    if (last && place.kept.length < 3) {
      last.went.push(...place.kept, ...place.went)
      last.came.push(...place.kept, ...place.came)
    } else places.push(place)
  }
  return places
}

const quoteOf = (text: string): Piece[] => {
  const words = text.split(/\s+/).filter(Boolean)
  return words.length > 0 ? [{ text: join(clipEnd(words, 16)) }] : []
}

/** What became of a block's configuration: the words that changed most visibly, and the other fields by name. */
function changeOf(before: PageComponent, after: PageComponent): Pick<Difference, 'quote' | 'note'> {
  const [old, now] = [before.config, after.config]
  const changed = Object.keys({ ...old, ...now }).filter((key) => !sameValue(old[key], now[key]))
  const words = wordFields.find(
    (key) => changed.includes(key) && typeof (old[key] ?? '') === 'string' && typeof now[key] === 'string',
  )
  const text = (value: unknown) => (typeof value === 'string' ? plainText(value) : '')
  const quote = words ? wordChange(text(old[words]), text(now[words])) : []
  const marked = quote.some(({ mark }) => mark)
  // Where only the words' dress changed, e.g. to bold, there is nothing to quote.
  const others = [...new Set(changed.filter((key) => !marked || key !== words).map(fieldName))]
  const named =
    others.length > 0 ? `${inWords(others.map((name, at) => (at ? lowerFirst(name) : name)))} changed` : ''
  return { quote: marked ? quote : [], note: named || (marked ? '' : 'Changed') }
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

/** "Hero", "Hero and Text", "Hero, Text and 3 more". */
export function inWords(names: readonly string[], most = 3): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}

const visibleText = ({ isPublished, publishAt, unpublishAt }: Schedule) =>
  [
    isPublished ? 'Published' : publishAt ? `Published ${officeMoment(publishAt)}` : 'Draft',
    unpublishAt && `hidden ${officeMoment(unpublishAt)}`,
  ]
    .filter(Boolean)
    .join(', ')

function settingChange(key: string, before: unknown, after: unknown): Difference {
  const difference = {
    kind: 'settings' as const,
    key: settingKey(key),
    name: settingNames[key] ?? fieldName(key),
  }
  if (typeof after !== 'string') return { ...difference, quote: [], note: visibleText(after as Schedule) }
  if (!after) return { ...difference, quote: [], note: 'Emptied' }
  return { ...difference, quote: wordChange(typeof before === 'string' ? before : '', after), note: '' }
}

/** What a draft changes against another one, in the draft's order; and how many blocks are the same in both. */
export function differences(from: Draft, to: Draft): { list: Difference[]; same: number } {
  const [was, now] = [settingParts(from.settings), settingParts(to.settings)]
  const list = (Object.keys(now) as (keyof typeof now)[])
    .filter((key) => !sameValue(was[key] ?? null, now[key] ?? null))
    .map((key) => settingChange(key, was[key], now[key]))

  const [before, after] = [from.document.blocks, to.document.blocks]
  const old = new Map(before.map((block, index) => [block.id, { block, index }]))
  const left = new Set(after.map(({ id }) => id))
  const unmoved = stayed([...old.keys()], [...left])
  let same = 0
  for (const [index, block] of after.entries()) {
    const here = { key: block.id, name: nameOf(block) }
    const { block: earlier, index: place } = old.get(block.id) ?? {}
    if (!earlier) {
      list.push({
        ...here,
        kind: 'added',
        quote: quoteOf(summaryOf(block)),
        note: `New at position ${index + 1}`,
      })
      continue
    }
    const changed = !sameValue(earlier, block)
    const moved = !unmoved.has(block.id)
    const way = index < place! ? 'up' : 'down'
    const to = moved ? `Moved ${index === place ? '' : `${way} `}to position ${index + 1}` : ''
    if (changed) {
      const { quote, note } = changeOf(earlier, block)
      list.push({ ...here, kind: 'changed', quote, note: [note, to].filter(Boolean).join('. ') })
    } else if (moved) list.push({ ...here, kind: way, quote: [], note: to })
    else same += 1
  }
  for (const block of before)
    if (!left.has(block.id))
      list.push({
        key: block.id,
        name: nameOf(block),
        kind: 'removed',
        quote: quoteOf(summaryOf(block)),
        note: 'Deleted',
      })
  return { list, same }
}

/** The canvas with a revision brought back: its blocks and texts, while address and visibility stay as they are now. */
export function restored(now: Draft, revision: Draft): Draft {
  const { title, metaTitle, metaDescription } = revision.settings
  return {
    document: revision.document,
    settings: { ...now.settings, title, metaTitle, metaDescription },
  }
}
