'use client'

import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Lead } from '@/lib/content-types'

const CorrectLeadDialog = lazy(() =>
  import('./correct-lead-dialog').then((file) => ({ default: file.CorrectLeadDialog })),
)

/** Opens the form that corrects a lead's details. */
export function CorrectLead({ lead }: { lead: Lead }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-2 -ml-3">
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        Correct
      </Button>
      <Suspense>{isOpen && <CorrectLeadDialog lead={lead} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  )
}
