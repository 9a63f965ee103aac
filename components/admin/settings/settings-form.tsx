'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { LocalCopyNotice } from '@/components/staff/local-copy-notice'
import { LeaveQuestion } from '@/components/staff/leave-dialog'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { useSaveKey } from '@/components/staff/shortcuts'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { type SettingsGroup } from '@/lib/records/settings/groups'
import { type SettingsPart, settingsParts } from '@/lib/records/settings/parts'
import { savedSettings, type SettingsValues } from '@/lib/records/settings/values'
import { capitalized } from '@/lib/text/in-words'
import { GroupFields } from './group-fields'
import { SettingsSection } from './settings-section'
import { type StoredGroups, useSettings } from './use-settings'
import { useSettingsCopy } from './use-settings-copy'

type SettingsFormProps = {
  part: SettingsPart
  values: SettingsValues
  versions: Record<SettingsGroup, string>
}

/** Edits the groups of a part. */
export function SettingsForm({ part, values, versions }: SettingsFormProps) {
  const { groups } = settingsParts[part]
  const storedGroups = groups.map((group) => [group, { values: values[group], version: versions[group] }])
  return (
    <SettingsEditor
      stored={Object.fromEntries(storedGroups) as StoredGroups}
      copyId={part}
      what="settings"
      done="Every page that shows them follows."
      // Keeps the focused input clear of the bar below and, on a phone, of the list above.
      className="min-w-0 max-tablet:[&_:is(input,textarea,button)]:scroll-mt-8 max-tablet:[&_:is(input,textarea,button)]:scroll-mb-24 tablet:[&_:is(input,textarea,button)]:scroll-mb-20"
    >
      {groups.map((group) => (
        <SettingsSection key={group} group={group}>
          <GroupFields group={group} address={values.business.address} />
        </SettingsSection>
      ))}
    </SettingsEditor>
  )
}

type SettingsEditorProps = {
  stored: StoredGroups
  /** The id of the local copy. */
  copyId: string
  what: 'settings' | 'finishes' | 'wording'
  done: string
  className: string
  children: ReactNode
}

/** Renders a form of settings with the bar that saves its changes. */
export function SettingsEditor({ stored, copyId, what, done, className, children }: SettingsEditorProps) {
  const router = useRouter()
  const settings = useSettings(stored, () => void save())
  const { form, changedGroups, discard, question } = settings
  const { busy, runAlone } = useSingleTask()
  const leaving = useLeaveQuestion({ dirty: changedGroups.length > 0 })
  const copy = useSettingsCopy(copyId, settings)
  useSaveKey(() => {
    if (changedGroups.length > 0) void save()
  })

  /** Saves all changes. @returns true if all of them are saved */
  function save(): Promise<boolean> {
    return runAlone(async () => {
      const outcome = await settings.save(changedGroups)
      if (outcome === 'saved') {
        showToast({ title: `${capitalized(what)} saved`, description: done })
        router.refresh()
      } else if (outcome !== 'refused')
        showToast({
          title: `The ${what} could not be saved`,
          description: outcome.failed,
          destructive: true,
          action: { label: 'Try again', run: () => void save() },
        })
      return outcome === 'saved'
    })
  }

  return (
    <div className={className}>
      <LocalCopyNotice what="screen" localCopy={copy} onRestore={copy.restore} />
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {children}
          {/* Hidden, so that Enter in a field saves; the visible button is in the bar. */}
          <input type="submit" hidden />
        </form>
      </FormProvider>
      {changedGroups.length > 0 && (
        <SaveBar
          what={what}
          titles={changedGroups.map((group) => savedSettings[group].title)}
          busy={busy}
          onSave={() => void save()}
          onDiscard={() =>
            showToast({ title: 'Changes discarded', action: { label: 'Undo', run: discard() } })
          }
        />
      )}
      {question}
      <LeaveQuestion
        leaving={leaving}
        onDiscard={() => void discard()}
        onSave={(href) => void save().then((isSaved) => isSaved && leaving.go(href))}
      >
        What you changed here isn’t on the site yet. Stay to save it.
      </LeaveQuestion>
    </div>
  )
}

type SaveBarProps = {
  what: string
  titles: string[]
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

const SaveBar = ({ what, titles, busy, onSave, onDiscard }: SaveBarProps) => (
  <div
    role="region"
    aria-label="Unsaved changes"
    data-save-bar=""
    className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hair-strong bg-ivory px-2 py-3 max-tablet:bottom-16 max-tablet:-mx-4 max-tablet:px-4"
  >
    <p
      role="status"
      className="flex min-w-0 flex-1 items-center gap-2 font-medium text-brass max-tablet:w-full max-tablet:flex-none"
    >
      <span className="size-2 flex-none rounded-full bg-brass" aria-hidden="true" />
      <span>Unsaved changes in {titles.join(', ')}</span>
    </p>
    <div className="flex gap-2 max-tablet:w-full max-tablet:*:flex-1">
      <Button onClick={onDiscard} disabled={busy}>
        Discard
      </Button>
      <Button look="primary" aria-busy={busy} onClick={onSave}>
        {busy ? 'Saving...' : `Save ${what}`}
      </Button>
    </div>
  </div>
)
