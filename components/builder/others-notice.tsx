'use client'

import { PresenceNote } from '@/components/staff/people'
import { SavedNotice } from '@/components/staff/saved-notice'
import { useBuilder } from './builder-context'
import { type Stage } from '@/components/records/conflict'

// What has been saved meanwhile stays in view while the canvas is scrolled.
const place = 'mx-auto mb-3 max-w-270 max-tablet:mb-0'

/** Who else has the page open, and what they have saved. */
export function OthersNotice() {
  const { others, saving, dirty, dispatch } = useBuilder()
  const { people, news, pass } = others
  const keep = () => {
    pass()
    document.getElementById('main')?.focus()
  }
  const look = (stage: Stage) => news && saving.compare(news, stage)
  return (
    <>
      <PresenceNote what="page" people={people} className={`${place} py-1 max-tablet:px-4 max-tablet:py-2`} />
      {news && !saving.conflict && (
        <SavedNotice
          what="page"
          by={news.savedBy}
          own={news.own}
          at={news.stored.draft?.savedAt ?? news.stored.updatedAt}
          dirty={dirty}
          onLook={() => look('versions')}
          onTogether={() => look('merged')}
          onShow={() => {
            dispatch({ type: 'theirs', page: news.stored })
            document.getElementById('main')?.focus()
          }}
          onKeep={keep}
          className={`${place} sticky top-14 z-4 max-tablet:top-12`}
        />
      )}
    </>
  )
}
