'use client'

import { LocalCopyNotice, type OfferedCopy } from '@/components/staff/local-copy-notice'
import { PresenceNote } from '@/components/staff/collaborators'
import { SavedNotice } from '@/components/staff/saved-notice'
import { type RemoteState, type useCollaborators } from '@/components/staff/use-collaborators'
import { type LocalCopy } from '@/components/staff/local-copy-store'
import { cn } from '@/components/ui/cn'
import { type Stage } from './conflict'
import { type Versioned } from './use-record'

type RecordNoticesProps<Stored extends Versioned, Draft> = {
  what: string
  editing: {
    collaborators: ReturnType<typeof useCollaborators<Stored>>
    saving: { conflict: unknown; compare: (remote: RemoteState<Stored>, stage: Stage) => void }
    localCopy: OfferedCopy<Draft>
    dirty: boolean
    bringBack: (copy: LocalCopy<Draft>) => void
  }
  /** Continues from the version that somebody else saved. */
  onShow: (stored: Stored) => void
  /** Returns the time of that save. */
  savedAt?: (stored: Stored) => string | null
  /** Class names for the notices; by default they are above the screen. */
  place?: { all: string; presence: string; saved: string }
}

const abovePage = { all: '', presence: 'mb-4', saved: 'sticky top-16 z-4' }

/** Shows a record's collaborators, their saves in the meantime, and a draft of an earlier visit. */
export function RecordNotices<Stored extends Versioned, Draft>({
  what,
  editing: { collaborators, saving, localCopy, dirty, bringBack },
  onShow,
  savedAt = ({ updatedAt }) => updatedAt,
  place = abovePage,
}: RecordNoticesProps<Stored, Draft>) {
  const { people, news, pass } = collaborators
  const thenFocus = (act: () => void) => () => {
    act()
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <PresenceNote what={what} people={people} className={cn(place.all, place.presence)} />
      {news && !saving.conflict && (
        <SavedNotice
          what={what}
          by={news.savedBy}
          own={news.own}
          at={savedAt(news.stored) ?? ''}
          dirty={dirty}
          onLook={() => saving.compare(news, 'versions')}
          onTogether={() => saving.compare(news, 'merged')}
          onShow={thenFocus(() => onShow(news.stored))}
          onKeep={thenFocus(pass)}
          className={cn(place.all, place.saved)}
        />
      )}
      <LocalCopyNotice what={what} localCopy={localCopy} onRestore={bringBack} className={place.all} />
    </>
  )
}
