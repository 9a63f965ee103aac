import { summaryOf } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { type Draft } from './draft'
import { nameOf } from './builder-state'

export type Difference = {
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'settings'
  name: string
  text: string
}

const settingNames = {
  title: 'Page Title',
  slug: 'URL Slug',
  isPublished: 'Visible',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
} as const

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const quote = (block: PageComponent) => {
  const summary = summaryOf(block)
  return summary.length > 90 ? `“${summary.slice(0, 88)}…”` : summary ? `“${summary}”` : ''
}

/** What a draft changes against another one, in the draft's order; and how many blocks are the same in both. */
export function differences(from: Draft, to: Draft): { list: Difference[]; same: number } {
  const before = new Map(from.document.blocks.map((block) => [block.id, block]))
  const after = new Set(to.document.blocks.map(({ id }) => id))
  const list: Difference[] = []
  for (const key of Object.keys(settingNames) as (keyof typeof settingNames)[]) {
    const value = to.settings[key]
    if (value === from.settings[key]) continue
    const text = typeof value === 'boolean' ? (value ? 'Published' : 'Draft') : value || 'Empty'
    list.push({ kind: 'settings', name: settingNames[key], text })
  }
  // The blocks of both, in each one's order: where they differ something was moved.
  const kept = to.document.blocks.filter(({ id }) => before.has(id)).map(({ id }) => id)
  const earlier = from.document.blocks.filter(({ id }) => after.has(id)).map(({ id }) => id)
  let unchanged = 0
  for (const [index, block] of to.document.blocks.entries()) {
    const old = before.get(block.id)
    const name = nameOf(block)
    if (!old) list.push({ kind: 'added', name, text: `New at position ${index + 1}` })
    else if (!same(old.config, block.config)) list.push({ kind: 'changed', name, text: quote(block) })
    else if (kept.indexOf(block.id) !== earlier.indexOf(block.id))
      list.push({ kind: 'moved', name, text: `Now at position ${index + 1}` })
    else unchanged += 1
  }
  for (const block of from.document.blocks)
    if (!after.has(block.id)) list.push({ kind: 'removed', name: nameOf(block), text: quote(block) })
  return { list, same: unchanged }
}
