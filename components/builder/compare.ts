import { getDefinition, nameOf, summaryOf } from '@/components/blocks/registry'
import { type BlockRooms } from '@/components/blocks/room'
import { officeMoment } from '@/lib/time/office-time'
import { type PageComponent } from '@/lib/content-types'
import { plainText } from '@/lib/page-document/plain-text'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { stayed } from '@/lib/page-document/stayed'
import { textsAt } from '@/lib/page-document/texts'
import { type Draft } from './draft'
import { settingKey, type SettingParts, settingParts } from './merge-drafts'
import { inWords, opening, type Piece, wordChange } from '@/lib/record-merge/text-change'

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

const settingNames: Record<keyof SettingParts, string> = {
  title: 'Page Title',
  slug: 'URL Slug',
  visible: 'Visible',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
}

/** What became of a block's configuration: the words that changed most visibly, and the other fields by name. */
function changeOf(
  { config: before }: PageComponent,
  { type, config: after }: PageComponent,
  rooms?: BlockRooms,
): Pick<Difference, 'quote' | 'note'> {
  const definition = getDefinition(type, rooms)
  if (!definition) return { quote: [], note: 'Changed' }
  const { labels, prose, rich } = definition
  const text = (config: PageComponent['config'], path: string) =>
    textsAt(config, path)
      .map((words) => (rich.includes(path) ? plainText(words) : words))
      .join(' ')
  // Where only the words' dress changed, e.g. to bold, there is nothing to quote.
  const words = prose.find((path) => text(before, path) !== text(after, path))
  const others = Object.keys(labels).filter(
    (field) => field !== words && !sameValue(before[field], after[field]),
  )
  const names = others.map((field, at) => (at ? lowerFirst(labels[field]!) : labels[field]!))
  const note = names.length > 0 ? `${inWords(names)} changed` : ''
  return {
    quote: words ? wordChange(text(before, words), text(after, words)) : [],
    note: note || (words ? '' : 'Changed'),
  }
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

const visibleText = ({ isPublished, publishAt, unpublishAt }: Schedule) =>
  [
    isPublished ? 'Published' : publishAt ? `Published ${officeMoment(publishAt)}` : 'Draft',
    unpublishAt && `hidden ${officeMoment(unpublishAt)}`,
  ]
    .filter(Boolean)
    .join(', ')

function settingChange(key: keyof SettingParts, before: unknown, after: unknown): Difference {
  const difference = {
    kind: 'settings' as const,
    key: settingKey(key),
    name: settingNames[key],
  }
  if (typeof after !== 'string') return { ...difference, quote: [], note: visibleText(after as Schedule) }
  if (!after) return { ...difference, quote: [], note: 'Emptied' }
  return { ...difference, quote: wordChange(typeof before === 'string' ? before : '', after), note: '' }
}

/** What a draft changes against another one, in the draft's order; and how many blocks are the same in both. */
export function differences(
  from: Draft,
  to: Draft,
  rooms?: BlockRooms,
): { list: Difference[]; same: number } {
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
    const here = { key: block.id, name: nameOf(block.type, rooms) }
    const { block: earlier, index: place } = old.get(block.id) ?? {}
    if (!earlier) {
      list.push({
        ...here,
        kind: 'added',
        quote: opening(summaryOf(block, rooms)),
        note: `New at position ${index + 1}`,
      })
      continue
    }
    const changed = !sameValue(earlier, block)
    const moved = !unmoved.has(block.id)
    const way = index < place! ? 'up' : 'down'
    const to = moved ? `Moved ${index === place ? '' : `${way} `}to position ${index + 1}` : ''
    if (changed) {
      const { quote, note } = changeOf(earlier, block, rooms)
      list.push({ ...here, kind: 'changed', quote, note: [note, to].filter(Boolean).join('. ') })
    } else if (moved) list.push({ ...here, kind: way, quote: [], note: to })
    else same += 1
  }
  for (const block of before)
    if (!left.has(block.id))
      list.push({
        key: block.id,
        name: nameOf(block.type, rooms),
        kind: 'removed',
        quote: opening(summaryOf(block, rooms)),
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
