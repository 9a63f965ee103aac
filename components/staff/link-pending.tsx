'use client'

import { LoaderCircle } from 'lucide-react'
import { useLinkStatus } from 'next/link'

/** Within a Link: turns while the screen it leads to is on its way. Around it, `has-data-pending:` says so too. */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return pending ? (
    <LoaderCircle
      data-pending=""
      aria-hidden="true"
      className="ml-1.5 inline size-3.5 animate-spin align-[-2px] text-stone motion-reduce:animate-none"
    />
  ) : null
}
