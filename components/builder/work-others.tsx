'use client'

import { PresenceNote } from '@/components/staff/people'
import { SavedNotice } from '@/components/staff/saved-notice'
import { type Theirs, type useOthers } from '@/components/staff/use-others'
import { type Stage } from '@/components/records/conflict'

type WorkOthersProps<Stored extends { version: number; updatedAt: string | null }> = {
  /** What it is called: "post". */
  what: string
  others: ReturnType<typeof useOthers<Stored>>
  saving: { conflict: unknown; compare: (theirs: Theirs<Stored>, stage: Stage) => void }
  dirty: boolean
  /** Goes on from what they have saved. */
  onShow: (stored: Stored) => void
}

/** Who else has open what is edited as one sheet, and what they have saved of it meanwhile. */
export function WorkOthers<Stored extends { version: number; updatedAt: string | null }>(
  props: WorkOthersProps<Stored>,
) {
  const { what, others, saving, dirty, onShow } = props
  const { people, news, pass } = others
  return (
    <>
      <PresenceNote what={what} people={people} className="mb-4" />
      {news && !saving.conflict && (
        <SavedNotice
          what={what}
          by={news.savedBy}
          own={news.own}
          at={news.stored.updatedAt ?? ''}
          dirty={dirty}
          onLook={() => saving.compare(news, 'versions')}
          onTogether={() => saving.compare(news, 'merged')}
          onShow={() => {
            onShow(news.stored)
            focusMain()
          }}
          onKeep={() => {
            pass()
            focusMain()
          }}
          className="sticky top-16 z-4"
        />
      )}
    </>
  )
}

const focusMain = () => document.getElementById('main')?.focus()
