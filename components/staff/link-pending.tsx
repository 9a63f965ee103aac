'use client'

import { LoaderCircle } from 'lucide-react'
import { useLinkStatus } from 'next/link'

/** A spinner inside a Link while its screen is loading. Around it, style with `has-data-pending:`. */
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
