'use client'

import { ChevronDown } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button'
import { type Instructions } from '@/lib/content-types'
import { mailtoHref } from '@/lib/text/safe-href'
import { copyText } from './copy-text'

/** Emails, copies or unfolds instructions for whoever runs the site. */
export function SendInstructions({ subject, text }: Instructions) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="small"
          className="no-underline"
          aria-description={subject}
          href={mailtoHref('', { subject, body: text })}
        >
          Email instructions
        </ButtonLink>
        <Button
          size="small"
          look="quiet"
          aria-description={subject}
          onClick={() => void copyText(text, 'Instructions copied', 'Send them to whoever runs your site.')}
        >
          Copy instructions
        </Button>
      </div>
      <details className="group mt-1">
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-13 text-stone hover:text-ink max-tablet:min-h-tap [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-3.5 group-open:rotate-180" aria-hidden="true" />
          Technical details
        </summary>
        <p className="mt-1 max-w-[70ch] border-l-3 border-hair-strong px-3.5 py-1 text-13 wrap-anywhere whitespace-pre-line text-stone">
          {text}
        </p>
      </details>
    </>
  )
}
