'use client'

import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { officeTime } from '@/lib/time/office-time'
import { firstName } from './presence-text'

type SavedNoticeProps = {
  what: string
  /** The person who saved it. `own` is true for another window of the same person, and null if unknown. */
  by: string | null
  own: boolean | null
  at: string
  dirty: boolean
  onLook: () => void
  onTogether: () => void
  onShow: () => void
  onKeep: () => void
  className?: string
}

/** Shows that the open record was saved elsewhere meanwhile. */
export function SavedNotice(props: SavedNoticeProps) {
  const { what, by, own, at, dirty, onLook, onTogether, onShow, onKeep, className } = props
  const author = own ? 'You' : by === null ? 'Someone else' : firstName(by)
  const time = officeTime(at)
  // On another day the text has the date too.
  const when = `${time.includes(',') ? 'on' : 'at'} ${time}`
  return (
    <section
      aria-label="Saved meanwhile"
      className={cn(
        'mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-l-3 border-brass bg-brass-mist px-3.5 py-2.5',
        className,
      )}
    >
      <span role="status">
        <b className="font-semibold">
          {own === null && !by ? (
            <>This {what} was saved elsewhere </>
          ) : (
            <>
              {author} saved this {what} {own && 'in another window '}
            </>
          )}
          {when}.
        </b>{' '}
        {dirty ? 'Your changes are still here.' : 'Here it is as it was before.'}
      </span>
      <span className="ml-auto flex flex-wrap gap-1.5 max-tablet:w-full max-tablet:*:flex-auto">
        <Button look="quiet" size="small" onClick={onKeep}>
          Keep on editing
        </Button>
        {dirty ? (
          <>
            <Button size="small" onClick={onLook}>
              Look at the changes
            </Button>
            <Button look="strong" size="small" onClick={onTogether}>
              Put both together
            </Button>
          </>
        ) : (
          <Button look="strong" size="small" onClick={onShow}>
            Show what was saved
          </Button>
        )}
      </span>
    </section>
  )
}
