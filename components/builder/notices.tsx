'use client'

import { Button } from '@/components/ui/button'
import { officeTime } from '@/lib/time/office-time'
import { useBuilder } from './builder-context'

/** What stands above the page in the canvas: work of an earlier visit that can go on. */
export function Notices() {
  const { kept, bringBack } = useBuilder()
  const { offered } = kept
  if (!offered) return null
  return (
    <div
      className={
        'mx-auto mb-3 flex max-w-270 items-center gap-3 border-l-3 border-brass bg-brass-mist px-3.5 py-2.5 ' +
        'max-tablet:mb-0 max-tablet:flex-wrap'
      }
      role="status"
    >
      <span>We kept your unsaved work on this page from {officeTime(offered.at)}.</span>
      <span className="ml-auto flex gap-1.5 max-tablet:w-full max-tablet:*:flex-1">
        <Button look="quiet" size="small" onClick={() => kept.settle(offered, false)}>
          Discard
        </Button>
        <Button look="strong" size="small" onClick={() => bringBack(offered)}>
          Restore
        </Button>
      </span>
    </div>
  )
}
