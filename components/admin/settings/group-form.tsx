'use client'

import { useEffect, useImperativeHandle, type Ref } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { groupFields } from './group-fields'
import { SettingsSection } from './settings-section'
import { ofGroup, type Saved, type StoredGroup, useGroupForm } from './use-group-form'

/** What the save bar does with a group. */
export type GroupHandle = {
  save: () => Promise<Saved>
  /** Takes all changes back; what it returns brings them again. */
  discard: () => () => void
  values: () => FieldValues
  base: () => StoredGroup
  restore: (base: StoredGroup, edited: FieldValues) => void
}

type GroupFormProps = StoredGroup & {
  group: SettingsGroup
  ref: Ref<GroupHandle>
  onDirty: (group: SettingsGroup, dirty: boolean) => void
  /** Saves everything: Enter in a field, and the answer to a conflict. */
  onSave: () => void
}

/** One group of settings, which is checked and saved by itself. */
export function GroupForm({ group, values, version, ref, onDirty, onSave }: GroupFormProps) {
  const { form, save, discard, base, restore, question } = useGroupForm(
    ofGroup(group),
    { values, version },
    onSave,
  )
  const { isDirty } = form.formState
  useEffect(() => onDirty(group, isDirty), [group, isDirty, onDirty])
  useImperativeHandle(ref, () => ({
    save,
    discard,
    values: () => form.getValues(),
    base,
    restore,
  }))

  const Fields = groupFields[group]
  return (
    <SettingsSection group={group}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
        >
          <Fields />
          {/* Enter in a field saves; the button to be seen is the bar's. */}
          <input type="submit" hidden />
        </form>
      </FormProvider>
      {question}
    </SettingsSection>
  )
}
