'use client'

import { useEffect, useRef, useState } from 'react'
import { MomentField } from '@/components/page-settings/schedule-fields'
import { staffCall } from '@/components/staff/staff-call'
import { draftNote } from '@/components/staff/status'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { officeTime } from '@/lib/time/office-time'
import { useBuilder } from './builder-context'
import { focusedElement } from './frame-document'
import { PanelSection } from './side-panel'

export function SaveDraftButton() {
  const { screen, saving } = useBuilder()
  if (!screen.saved.stored.isLive) return null
  return (
    <Button
      className="max-md:hidden"
      title="Visitors see the page as it was until you publish"
      onClick={() => void saving.saveDraft()}
    >
      Save draft
    </Button>
  )
}

export function DraftSection() {
  const { page, screen, dirty, saving, dispatch } = useBuilder()
  const { isLive, draft } = screen.saved.stored
  const [moment, setMoment] = useState(draft?.publishAt ?? null)
  const section = useRef<HTMLElement>(null)
  const { runAlone } = useSingleTask()
  const waits = draft !== undefined
  const waited = useRef(waits)
  /** The pressed button disappears with the draft; the focus stays here. */
  useEffect(() => {
    if (waited.current && !waits) {
      setMoment(null)
      if (!focusedElement()) section.current?.focus()
    }
    waited.current = waits
  }, [waits])
  if (!isLive) return null

  const discardDraft = () =>
    runAlone(async () => {
      const answer = await staffCall<Page>('DELETE', `/api/pages/${page.id}/draft`)
      if (answer.ok) {
        showToast({ title: 'Draft discarded', description: 'It stays under Revisions.' })
        dispatch({ type: 'remote', page: answer.data, text: 'The live page is in the canvas' })
      } else showError('Failed to discard the draft', answer.detail)
      return answer.ok
    })
  return (
    <PanelSection
      title={draft ? 'Live, with changes not published' : 'Change now, publish later'}
      hint={
        draft
          ? `Draft of ${officeTime(draft.savedAt)}. ${draft.publishAt ? draftNote({ draft }) : 'Visitors see the page as it was'}.`
          : 'A draft keeps your changes while visitors see the page as it is.'
      }
      ref={section}
    >
      <MomentField
        label="Publish the changes on"
        none="not scheduled"
        value={moment}
        error={saving.errors.publishAt}
        onChange={setMoment}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="strong" onClick={() => void saving.saveDraft({ publishAt: moment })}>
          {moment ? 'Save draft and schedule' : 'Save draft'}
        </Button>
        {draft && !dirty && (
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => dispatch({ type: 'publishing', open: true })}
          >
            Publish now
          </Button>
        )}
        {draft && (
          <Button size="small" look="danger" onClick={() => void discardDraft()}>
            Discard draft
          </Button>
        )}
      </div>
    </PanelSection>
  )
}
