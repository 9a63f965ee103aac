import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useRecord } from '@/components/records/use-record'
import { landingId, type PageCopy } from '@/lib/content/areas'
import { draftOf, type LandingDraft, landingKind } from './landing-draft'

const empty = draftOf(null)

/** Returns the field of a draft that an error is about. The server calls blocks components. */
const partOf = (path: string) => (path.split('.')[0] ?? '').replace('components', 'blocks')

/** Edits the page copy of a place and a service. */
export function useLandingEditor(place: string, service: string, copy: PageCopy | null) {
  const router = useRouter()
  const [refusals, setRefusals] = useState(0)
  const record = useRecord({
    kind: landingKind,
    id: landingId(place, service),
    stored: copy,
    empty,
    doneText: () => 'Page saved',
    // The page's index status may have changed.
    onSaved: () => router.refresh(),
    onRefused: () => setRefusals((count) => count + 1),
  })
  const { saving } = record
  // An effect, because the errors must be rendered first.
  useEffect(() => {
    if (refusals > 0)
      document.querySelector<HTMLElement>('main [aria-invalid=true], main [data-error]')?.focus()
  }, [refusals])

  return {
    ...record,
    change: (part: Partial<LandingDraft>) => {
      saving.clear(Object.keys(saving.errors).filter((path) => partOf(path) in part))
      record.change((now) => ({ ...now, ...part }))
    },
  }
}

export type LandingEditing = ReturnType<typeof useLandingEditor>
