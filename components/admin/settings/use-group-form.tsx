'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { resetForm, sendForm } from '@/components/records/form-values'
import { useSaving } from '@/components/records/use-saving'
import { staffCall } from '@/components/staff/staff-call'
import { groupTexts } from '@/lib/business/settings-group-texts'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { sameValue } from '@/lib/page-document/same-value'
import { settingsSchemas } from '@/lib/schemas/settings'
import { settingsRecord } from './settings-record'

const ConflictDialog = lazy(() =>
  import('@/components/records/conflict-dialog').then((file) => ({
    default: file.ConflictDialog<object, Record<string, unknown>>,
  })),
)

/** `refused`: something at the fields, or a question, has to be answered first; else `failed` says why, in words. */
export type Saved = 'saved' | 'refused' | { failed: string }

export type StoredGroup = { values: FieldValues; version: string }

/** What is saved together: what it is called, which call stores it, and what it may hold. */
type SavedTogether = { title: string; address: string; schema: z.ZodMiniType }

/** The same of a group of the business profile. */
export const ofGroup = (group: SettingsGroup): SavedTogether => ({
  title: groupTexts[group].title,
  address: `/api/settings/${group}`,
  schema: settingsSchemas[group],
})

type GroupForm = {
  form: UseFormReturn<FieldValues>
  save: () => Promise<Saved>
  /** Takes all changes back; what it returns brings them again. */
  discard: () => () => void
  /** What the changes began with: what is stored, or what was when they were made. */
  base: () => StoredGroup
  /** Brings back changes that were made to what was stored then: saving asks about what has been stored since. */
  restore: (base: StoredGroup, edited: FieldValues) => void
  /** The question about what another owner has stored meanwhile, while it is open. */
  question: ReactNode
}

/** A group of settings in a form. `onSave` saves everything again, once a conflict is answered. */
export function useGroupForm(
  { title, address, schema }: SavedTogether,
  { values, version }: StoredGroup,
  onSave: () => void,
): GroupForm {
  const form = useForm<FieldValues>({
    defaultValues: values,
    resolver: zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>),
    // Refused once, a field says at once when it is right.
    reValidateMode: 'onChange',
  })
  const { getValues, reset, setError, setValue } = form
  const stored = useRef<StoredGroup>({ values, version })
  /** What changes that were brought back began with. */
  const restoredBase = useRef<StoredGroup | null>(null)
  const base = () => restoredBase.current ?? stored.current
  const failure = useRef<string>(undefined)

  /** Shows what is stored now, with changes on top of it. */
  function begin(now: StoredGroup, merged?: object) {
    stored.current = now
    restoredBase.current = null
    return resetForm(form, settingsRecord(now.values), now.values, merged)
  }

  const saving = useSaving<StoredGroup, object>({
    read: () => ({
      draft: structuredClone(getValues()),
      base: base().values,
      version: base().version,
    }),
    draftOf: ({ values: now }) => now,
    isSame: sameValue,
    storedIn: (problem) => problem as StoredGroup,
    send: (_, from) =>
      sendForm(form, (edited) => staffCall('PUT', address, { values: edited, version: from })),
    onSaved: (now) => begin(now),
    onRemote: begin,
    onFailed: ({ errors, detail }) => {
      const named = Object.entries(errors)
      for (const [path, message] of named)
        setError(path.replace(/^values\./, ''), { message }, { shouldFocus: true })
      if (named.length === 0) failure.current = detail
    },
  })
  const { conflict, keepEditing } = saving

  async function save(): Promise<Saved> {
    failure.current = undefined
    if (await saving.save(undefined)) return 'saved'
    return failure.current === undefined ? 'refused' : { failed: failure.current }
  }

  function discard() {
    const [edited, editedBase] = [structuredClone(getValues()), restoredBase.current]
    restoredBase.current = null
    reset(stored.current.values)
    return () => change(edited, editedBase)
  }

  function change(edited: FieldValues, editedBase: StoredGroup | null) {
    restoredBase.current = editedBase
    for (const [key, value] of Object.entries(edited)) setValue(key, value, { shouldDirty: true })
  }

  const question = conflict && (
    <Suspense>
      <ConflictDialog
        isTable
        record={settingsRecord(conflict.remote.values)}
        what={title}
        conflict={conflict}
        saving={{
          ...saving,
          // Other groups may have changes too: all is saved again.
          saveMerged: (merged) => {
            const hasChanges = begin(conflict.remote, merged)
            keepEditing()
            if (hasChanges) onSave()
          },
        }}
      />
    </Suspense>
  )
  const restore = (from: StoredGroup, edited: FieldValues) => change(edited, from)
  return { form, save, discard, base, restore, question }
}
