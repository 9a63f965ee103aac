'use client'

import { useState } from 'react'
import { BlockRuns } from '@/components/blocks/block-runs'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { type MergePreview } from '@/components/records/conflict'
import { ConflictDialog } from '@/components/records/conflict-dialog'
import { MarkedPart } from '@/components/records/merged-dialog'
import { type PageComponent } from '@/lib/content-types'
import { useBuilder } from './builder-context'
import { DeviceFrame } from './device-frame'
import { type Draft } from './draft'
import { type SaveOrder } from './draft-calls'
import { pageFields } from './page-fields'

export function PageConflict({ data }: { data: BlockData }) {
  const { localCopy, saving } = useBuilder()
  const { conflict } = saving
  if (!conflict) return null
  const { remote, order } = conflict
  return (
    <ConflictDialog
      key={remote.version}
      record={pageFields}
      what="page"
      conflict={conflict}
      savedAt={remote.updatedAt}
      // The remote version of a live page with a waiting draft is that draft, which visitors don't see.
      isPublished={remote.isPublished && !remote.draft}
      since={localCopy.since}
      hasRevisions
      saving={saving}
      preview={previewOf(data, order)}
    />
  )
}

const previewOf = (data: BlockData, order: SaveOrder): MergePreview<Draft> => ({
  fieldsLabel: 'Settings',
  effectOf: (merged) => effectOf(order, merged),
  render: ({ blocks }, choice) => (
    <ol
      className="mt-4 border border-hair-strong bg-ivory"
      aria-label="The page"
      // Focusable to scroll by keyboard: it may hold no other control.

      tabIndex={blocks.some(({ origin }) => origin === 'contested') ? undefined : 0}
    >
      {blocks.map((part) => (
        <MarkedPart key={part.key} part={part} note={!part.block && 'left out'} {...choice}>
          {part.block && <BlockPicture name={part.name} block={part.block} data={data} />}
        </MarkedPart>
      ))}
    </ol>
  ),
})

type BlockPictureProps = { name: string; block: PageComponent; data: BlockData }

function BlockPicture({ name, block, data }: BlockPictureProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  return (
    <div inert className="overflow-hidden">
      <DeviceFrame title={name} device="desktop" fit stage={stage} onStage={setStage}>
        <div data-visitors="">
          <BlockRuns blocks={[block]}>{() => <BlockView block={block} data={data} inCanvas />}</BlockRuns>
        </div>
      </DeviceFrame>
    </div>
  )
}

function effectOf({ asDraft }: SaveOrder, { settings }: Draft): string {
  if (asDraft) return 'Visitors see the page as it was until you publish.'
  return settings.isPublished ? 'Visitors see it right away.' : 'Visitors don’t see it yet.'
}
