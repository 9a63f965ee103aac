'use client'

import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { officeTime } from '@/lib/time/office-time'
import { type LocalCopy } from './local-copy-store'

/** A local copy, if one is offered; `isTaken` is true if it was restored, false if discarded. */
export type OfferedCopy<Draft> = {
  offered: LocalCopy<Draft> | null
  settle: (copy: LocalCopy<Draft>, isTaken: boolean) => void
}

type LocalCopyNoticeProps<Draft> = {
  what: string
  localCopy: OfferedCopy<Draft>
  onRestore: (copy: LocalCopy<Draft>) => void
  className?: string
}

/** Offers a local copy from an earlier visit. */
export function LocalCopyNotice<Draft>({
  what,
  localCopy,
  onRestore,
  className,
}: LocalCopyNoticeProps<Draft>) {
  const { offered } = localCopy
  if (!offered) return null
  return (
    <div
      className={cn(
        'mb-5 flex flex-wrap items-center gap-3 border-l-3 border-brass bg-brass-mist px-3.5 py-2.5',
        className,
      )}
      role="status"
    >
      <span>
        We kept your unsaved work on this {what} from {officeTime(offered.at)}.
      </span>
      <span className="ml-auto flex gap-1.5 max-tablet:w-full max-tablet:*:flex-1">
        <Button look="quiet" size="small" onClick={() => localCopy.settle(offered, false)}>
          Discard
        </Button>
        <Button look="strong" size="small" onClick={() => onRestore(offered)}>
          Restore
        </Button>
      </span>
    </div>
  )
}
