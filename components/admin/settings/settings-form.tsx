'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { LocalCopyNotice } from '@/components/staff/local-copy-notice'
import { LeaveQuestion } from '@/components/staff/leave-question'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { useSaveKey } from '@/components/staff/use-save-key'
import { type LocalCopy } from '@/components/staff/local-copy-store'
import { showToast } from '@/components/ui/toast'
import { groupTexts } from '@/lib/business/settings-group-texts'
import { type SettingsGroup, settingsGroupNames, type SettingsValues } from '@/lib/business/settings-groups'
import { GroupForm, type GroupHandle } from './group-form'
import { SaveBar } from './save-bar'
import { editedFields, type SettingsDraft, useKeptSettings } from './use-kept-settings'

type SettingsFormProps = { values: SettingsValues; versions: Record<SettingsGroup, string> }

/** All groups of settings, and the bar that saves what has changed. */
export function SettingsForm({ values, versions }: SettingsFormProps) {
  const router = useRouter()
  const handles = useRef(new Map<SettingsGroup, GroupHandle>())
  const [changed, setChanged] = useState<readonly SettingsGroup[]>([])
  const [busy, setBusy] = useState(false)
  const dirty = changed.length > 0
  const leaving = useLeaveQuestion({ dirty })
  const frame = useRef<HTMLDivElement>(null)
  const kept = useKeptSettings({
    frame,
    changed,
    read: () => {
      const draft: SettingsDraft = {}
      const base: SettingsDraft = {}
      for (const group of changed) {
        const handle = handles.current.get(group)
        if (!handle) continue
        base[group] = handle.base()
        draft[group] = { ...base[group], values: handle.values() }
      }
      return { base, draft }
    },
  })
  useSaveKey(() => {
    if (dirty) void save()
  })

  const noteDirty = useCallback((group: SettingsGroup, isDirty: boolean) => {
    setChanged((now) => settingsGroupNames.filter((name) => (name === group ? isDirty : now.includes(name))))
  }, [])

  /** @returns whether all of them are saved */
  async function save(groups: readonly SettingsGroup[] = changed): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    let saved = 0
    let failed: string | undefined
    for (const group of groups) {
      const outcome = await handles.current.get(group)?.save()
      if (outcome === 'saved') saved += 1
      else if (typeof outcome === 'object') failed ??= outcome.failed
      // The focus is at what was refused: the rest waits until that is answered.
      if (outcome === 'refused') break
    }
    setBusy(false)
    if (failed !== undefined)
      showToast({
        title: 'The settings could not be saved',
        description: failed,
        destructive: true,
        action: { label: 'Try again', run: () => void save(groups) },
      })
    else if (saved > 0 && saved === groups.length) {
      showToast({ title: 'Settings saved', description: 'Every page that shows them follows.' })
      router.refresh()
    }
    return saved === groups.length
  }

  function discard() {
    const back = changed.map((group) => handles.current.get(group)?.discard())
    showToast({
      title: 'Changes discarded',
      action: { label: 'Undo', run: () => back.forEach((restore) => restore?.()) },
    })
  }

  function restore(work: LocalCopy<SettingsDraft>) {
    for (const group of settingsGroupNames) {
      const [base, draft] = [work.base[group], work.draft[group]]
      if (base && draft) handles.current.get(group)?.restore(base, editedFields(base.values, draft.values))
    }
    kept.settle(work)
  }

  return (
    // What has the focus isn’t behind the bar below it, nor, on a phone, behind the list above.
    <div
      ref={frame}
      className="min-w-0 max-tablet:[&_:is(input,textarea,button)]:scroll-mt-8 max-tablet:[&_:is(input,textarea,button)]:scroll-mb-24 tablet:[&_:is(input,textarea,button)]:scroll-mb-20"
    >
      <LocalCopyNotice what="screen" kept={kept} onRestore={restore} />
      {settingsGroupNames.map((group) => (
        <GroupForm
          key={group}
          group={group}
          values={values[group]}
          version={versions[group]}
          ref={(handle) => {
            if (handle) handles.current.set(group, handle)
          }}
          onDirty={noteDirty}
          onSave={() => void save(changed.includes(group) ? changed : [...changed, group])}
        />
      ))}
      <SaveBar
        titles={changed.map((group) => groupTexts[group].title)}
        busy={busy}
        onSave={() => void save()}
        onDiscard={discard}
      />
      <LeaveQuestion
        leaving={leaving}
        onDiscard={() => {
          for (const group of changed) handles.current.get(group)?.discard()
        }}
        onSave={(href) => void save().then((saved) => saved && leaving.go(href))}
      >
        What you changed here isn’t on the site yet. Stay to save it.
      </LeaveQuestion>
    </div>
  )
}
