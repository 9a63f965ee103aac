'use client'

import { lazy, Suspense } from 'react'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockSheet } from './block-lists'
import { useBuilder } from './builder-context'
import { PageConflict } from './page-conflict'
import { LeaveDialog } from '@/components/staff/leave-dialog'

const PublishDialog = lazy(() => import('./publish-dialog').then((file) => ({ default: file.PublishDialog })))
const PlacesDialog = lazy(() =>
  import('@/components/page-settings/places-dialog').then((file) => ({ default: file.PlacesDialog })),
)

export function Sheets({ data }: { data: BlockData }) {
  const { page, screen, dispatch, forVisitors, saveAndLeave, goAway } = useBuilder()
  const { leaving, publishing, placing, saved } = screen
  return (
    <>
      <BlockSheet screen={screen} />
      {leaving && (
        <LeaveDialog
          onStay={() => dispatch({ type: 'stay' })}
          onSave={saveAndLeave}
          onKeep={() => goAway(false)}
          onDiscard={() => goAway(true)}
          note={
            forVisitors
              ? 'Saving them changes what visitors see. You’ll see what changes first.'
              : saved.stored.isLive
                ? 'Saving keeps them as a draft. Visitors see the page as it was until you publish.'
                : undefined
          }
        />
      )}
      {/* Its own boundary, so that the canvas stays visible while a dialog loads. */}
      <Suspense>
        {publishing && <PublishDialog />}
        {placing && (
          <PlacesDialog
            page={{ id: page.id, title: saved.draft.settings.title, isPublished: saved.stored.isLive }}
            onClose={() => dispatch({ type: 'placing', open: false })}
          />
        )}
      </Suspense>
      <PageConflict data={data} />
    </>
  )
}
