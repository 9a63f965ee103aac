'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { lazy, Suspense } from 'react'

const NewLeadDialog = lazy(() =>
  import('./new-lead-dialog').then((file) => ({ default: file.NewLeadDialog })),
)

/** Opens the dialog for a new lead over the inbox. */
export function NewLead({ backHref }: { backHref: string }) {
  const router = useStaffRouter()
  return (
    <Suspense>
      <NewLeadDialog onClose={() => router.push(backHref, { scroll: false })} />
    </Suspense>
  )
}
