'use client'

import { useState } from 'react'
import { Blocks } from '@/components/blocks/surface'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { type PageComponent } from '@/lib/content-types'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { listChanges } from '@/lib/record-merge/changes'
import { type RecordMerge } from '@/lib/record-merge/merge-records'
import { DeviceFrame } from './device-frame'
import { type Draft } from './draft'
import { type SaveOrder } from './draft-calls'
import { pageFields } from './page-fields'
import { TogetherDialog, TogetherPart } from './together-dialog'
import { Quote } from './versus'

type PageTogetherProps = {
  base: Draft
  merge: RecordMerge<Draft>
  data: BlockData
  who: string | null
  order: SaveOrder
  answers: Answers
  onAnswer: (key: string, side: Side) => void
  busy: boolean
  onBack: () => void
  onSave: () => void
}

/** The page as it will be when both are put together, block by block. */
export function PageTogether(props: PageTogetherProps) {
  const { base, merge, data, who, order, answers, onAnswer, ...rest } = props
  const { fields, blocks } = merge
  const changes = listChanges(pageFields, base, merge.draft).list
  const shared = { who, answers, onAnswer }
  return (
    <TogetherDialog parts={[...fields, ...blocks]} who={who} effect={effectOf(order, merge.draft)} {...rest}>
      {fields.length > 0 && (
        <ul className="mt-4 grid gap-1" aria-label="Settings">
          {fields.map((part) => {
            const change = changes.find(({ key }) => key === part.key)
            const words = change && (change.quote.length > 0 ? <Quote pieces={change.quote} /> : change.note)
            return <TogetherPart key={part.key} part={part} note={words ?? 'As it was'} {...shared} />
          })}
        </ul>
      )}
      <ol
        className="mt-4 border border-hair-strong bg-ivory"
        aria-label="The page"
        // Keys scroll it: where nothing has to be chosen there is nothing else in it.

        tabIndex={blocks.some(({ origin }) => origin === 'contested') ? undefined : 0}
      >
        {blocks.map((part) => (
          <TogetherPart key={part.key} part={part} note={!part.block && 'left out'} {...shared}>
            {part.block && <BlockPicture name={part.name} block={part.block} data={data} />}
          </TogetherPart>
        ))}
      </ol>
    </TogetherDialog>
  )
}

type BlockPictureProps = { name: string; block: PageComponent; data: BlockData }

/** A block as visitors will see it; it is there to be looked at. */
function BlockPicture({ name, block, data }: BlockPictureProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  return (
    <div inert className="overflow-hidden">
      <DeviceFrame title={name} device="desktop" fit stage={stage} onStage={setStage}>
        <Blocks data-visitors="">
          <BlockView block={block} data={data} inCanvas />
        </Blocks>
      </DeviceFrame>
    </div>
  )
}

function effectOf({ asDraft }: SaveOrder, { settings }: Draft): string {
  if (asDraft) return 'Visitors see the page as it was until you publish.'
  return settings.isPublished ? 'Visitors see it at once.' : 'Visitors don’t see it yet.'
}
