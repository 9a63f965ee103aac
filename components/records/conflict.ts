import { type ReactNode } from 'react'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { type RecordMerge, type Versions } from '@/lib/record-merge/merge-records'
import { type RecordFields } from '@/lib/record-merge/record-fields'

/** The view that a conflict is shown in first: both versions, or what comes of them. */
export type Stage = 'versions' | 'merged'

export type OpenConflict<Draft> = {
  versions: Versions<Draft>
  /** Who saved the remote version, as far as is known. */
  who: string | null
  stage: Stage
}

export type ConflictProps<Draft, Fields extends object> = {
  record: RecordFields<Draft, Fields>
  /** "page" */
  what: string
  conflict: OpenConflict<Draft>
  savedAt?: string | null
  isPublished?: boolean
  /** Since when the local version is kept. */
  since?: string | null
  /** Whether what isn't taken stays as a revision. */
  hasRevisions?: boolean
  saving: {
    busy: boolean
    keepEditing: () => void
    takeRemote: () => unknown
    saveLocal: () => unknown
    saveMerged: (merged: Draft) => unknown
  }
}

/** The answers to what both have changed. */
export type MergeChoice = {
  who: string | null
  answers: Answers
  onAnswer: (key: string, side: Side) => void
}

/** Shows the merged record before it is saved. */
export type MergePreview<Draft> = {
  fieldsLabel: string
  /** Returns what visitors see when it is saved. */
  effectOf: (merged: Draft) => string
  render: (merge: RecordMerge<Draft>, choice: MergeChoice) => ReactNode
}
