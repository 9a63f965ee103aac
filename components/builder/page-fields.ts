import { getDefinition, nameOf, summaryOf } from '@/components/blocks/registry'
import { type BlockModules } from '@/components/blocks/block-module'
import { type PageComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { plainText } from '@/lib/page-document/plain-text'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { textsAt } from '@/lib/page-document/texts'
import {
  type BlockFields,
  joinSchedule,
  type RecordFields,
  splitSchedule,
  visibleField,
} from '@/lib/record-merge/record-fields'
import { firstInWords, opening, wordChange } from '@/lib/record-merge/text-change'
import { type Draft, type PageSettings } from './draft'

type PageFields = Omit<PageSettings, keyof Schedule> & {
  visible: Schedule
  blocks: readonly PageComponent[]
}

const blockFields = (modules?: BlockModules): BlockFields => ({
  nameOf: (type) => nameOf(type, modules),
  labelOf: (type, field) => {
    const labels: Partial<Record<string, string>> = getDefinition(type, modules)?.labels ?? {}
    return labels[field] ?? field
  },
  openingOf: (block) => opening(summaryOf(block, modules)),
  changeOf: ({ config: before }, { type, config: after }) => {
    const definition = getDefinition(type, modules)
    if (!definition) return { quote: [], note: 'Changed' }
    const { labels, prose, rich } = definition
    const text = (config: PageComponent['config'], path: string) =>
      textsAt(config, path)
        .map((value) => (rich.includes(path) ? plainText(value) : value))
        .join(' ')
    // If only the markup of the words changed, e.g. to bold, there is nothing to quote.
    const quoted = prose.find((path) => text(before, path) !== text(after, path))
    const otherFields = Object.keys(labels).filter(
      (field) => field !== quoted && !sameValue(before[field], after[field]),
    )
    const names = otherFields.map((field, index) => (index ? lowerFirst(labels[field]!) : labels[field]!))
    const note = names.length > 0 ? `${firstInWords(names)} changed` : ''
    return {
      quote: quoted ? wordChange(text(before, quoted), text(after, quoted)) : [],
      note: note || (quoted ? '' : 'Changed'),
    }
  },
})

const lowerFirst = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

export const pageFieldsOf = (modules?: BlockModules): RecordFields<Draft, PageFields> => ({
  split: ({ document: { blocks }, settings }) => ({ ...joinSchedule(settings), blocks }),
  join: ({ blocks, ...settings }) => ({ document: documentOf(blocks), settings: splitSchedule(settings) }),
  fields: {
    title: { label: 'Page Title' },
    slug: { label: 'URL Slug' },
    metaTitle: { label: 'Meta Title' },
    metaDescription: { label: 'Meta Description' },
    visible: visibleField,
  },
  blocks: blockFields(modules),
})

export const pageFields = pageFieldsOf()

/** Returns the draft with the blocks and texts of a revision. Address and visibility stay as they are. */
export function restorePage(draft: Draft, revision: Draft): Draft {
  const { title, metaTitle, metaDescription } = revision.settings
  return {
    document: revision.document,
    settings: { ...draft.settings, title, metaTitle, metaDescription },
  }
}
