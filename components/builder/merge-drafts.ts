import { type PageComponent } from '@/lib/content-types'
import { type Answers, mergeDocuments, mergeFields, type Question } from '@/lib/record-merge/merge'
import { type Draft, type PageSettings } from './draft'

/** A page's settings as they are decided about: whether it is shown, and from when to when, is one thing. */
export function settingParts({ isPublished, publishAt, unpublishAt, ...others }: PageSettings) {
  return { ...others, visible: { isPublished, publishAt, unpublishAt } }
}

export type SettingParts = ReturnType<typeof settingParts>

/** A setting's key among the answers, where blocks stand under their ids; no id has this sign. */
export const settingKey = (part: string): string => `settings:${part}`

export type DraftMerge = {
  draft: Draft
  settings: Question<SettingParts[keyof SettingParts]>[]
  blocks: Question<PageComponent>[]
}

/** Puts two drafts together that both began as `base`; what both changed differently stays mine unless answered. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft, answers: Answers = {}): DraftMerge {
  const document = mergeDocuments(base.document, mine.document, theirs.document, answers)
  const [was, one, other] = [base, mine, theirs].map((draft) => settingParts(draft.settings)) as [
    SettingParts,
    SettingParts,
    SettingParts,
  ]
  const parts = Object.keys({ ...other, ...one })
  const chosen = Object.fromEntries(parts.map((part) => [part, answers[settingKey(part)]]))
  const { merged, questions } = mergeFields(was, one, other, chosen)
  const { visible, ...others } = merged
  return {
    draft: { document: document.merged, settings: { ...mine.settings, ...others, ...visible } },
    settings: questions.map((question) => ({ ...question, key: settingKey(question.key) })),
    blocks: document.questions,
  }
}
