import { type ReactNode } from 'react'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { type RecordMerge, type Versions } from '@/lib/record-merge/merge-records'
import { type RecordFields } from '@/lib/record-merge/record-fields'

/** The first view of a conflict: both versions, or the merged record. */
export type Stage = 'versions' | 'merged'

export type OpenConflict<Draft> = {
  versions: Versions<Draft>
  /** The name of the person who saved the remote version, if known. */
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
  /** The time at which the local copy began. */
  since?: string | null
  /** The version that loses is stored as a revision. */
  hasRevisions?: boolean
  saving: {
    busy: boolean
    keepEditing: () => void
    takeRemote: () => unknown
    saveLocal: () => unknown
    saveMerged: (merged: Draft) => unknown
  }
}

/** The choices for the parts that both people changed. */
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
