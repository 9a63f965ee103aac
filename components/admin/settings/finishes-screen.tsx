'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveQuestion } from '@/components/staff/leave-question'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { useSaveKey } from '@/components/staff/use-save-key'
import { buttonClass } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { surfaces } from '@/lib/business/finishes'
import { type FinishValues } from '@/lib/business/own-finishes'
import { finishesSchema } from '@/lib/schemas/finishes'
import { FinishRows, type PricedWithin } from './finish-rows'
import { SaveBar } from './save-bar'
import { SettingsFrame } from './settings-frame'
import { useGroupForm } from './use-group-form'

const title = 'Finishes'
const saved = { title, address: '/api/settings/finishes', schema: finishesSchema }

type FinishesScreenProps = { values: FinishValues; version: string; lines: PricedWithin }

/** What the visualizer offers: how each finish is named, whether it is shown, in which order, and what it costs. */
export function FinishesScreen({ values, version, lines }: FinishesScreenProps) {
  const router = useRouter()
  const { form, save, discard, question } = useGroupForm(saved, { values, version }, () => void saveAll())
  const { isDirty } = form.formState
  const [busy, setBusy] = useState(false)
  const leaving = useLeaveQuestion({ dirty: isDirty })

  /** @returns whether it is saved */
  async function saveAll(): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const outcome = await save()
    setBusy(false)
    if (outcome === 'saved') {
      showToast({ title: 'Finishes saved', description: 'The visualizer offers them from now on.' })
      router.refresh()
    } else if (typeof outcome === 'object')
      showToast({
        title: 'The finishes could not be saved',
        description: outcome.failed,
        destructive: true,
        action: { label: 'Try again', run: () => void saveAll() },
      })
    return outcome === 'saved'
  }
  useSaveKey(() => void saveAll())

  function discardAll() {
    const restore = discard()
    showToast({ title: 'Changes discarded', action: { label: 'Undo', run: restore } })
  }

  return (
    <SettingsFrame
      path="/admin/settings/finishes"
      title={title}
      note="What visitors can choose in the visualizer, in this order. What you hide is no longer offered; a link from before shows the first of that surface instead."
      actions={
        <a
          className={buttonClass({ className: 'no-underline' })}
          href="/design"
          target="_blank"
          rel="noreferrer"
        >
          Open the visualizer
        </a>
      }
    >
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          className="grid gap-10 max-tablet:[&_:is(input,select,button)]:scroll-mb-24 tablet:[&_:is(input,select,button)]:scroll-mb-20"
          onSubmit={(event) => {
            event.preventDefault()
            void saveAll()
          }}
        >
          {surfaces.map((surface) => (
            <FinishRows key={surface} surface={surface} line={lines[surface]} />
          ))}
          {/* Enter in a field saves; the button to be seen is the bar's. */}
          <input type="submit" hidden />
        </form>
      </FormProvider>
      <SaveBar
        titles={isDirty ? [title] : []}
        busy={busy}
        onSave={() => void saveAll()}
        onDiscard={discardAll}
      />
      {question}
      <LeaveQuestion
        leaving={leaving}
        onDiscard={() => void discard()}
        onSave={(href) => void saveAll().then((isSaved) => isSaved && leaving.go(href))}
      >
        What you changed here isn’t on the site yet. Stay to save it.
      </LeaveQuestion>
    </SettingsFrame>
  )
}
