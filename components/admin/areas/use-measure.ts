import { useEffect, useState } from 'react'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { sameValue } from '@/lib/page-document/same-value'
import { type LandingDraft } from './landing-draft'
import { type LandingLine } from '@/lib/landing/landing-list'

type Measure = LandingLine['measure']

/** The pause in typing before a text is measured, in milliseconds. */
const pause = 500

const measuredTextsOf = ({ headline, lede, parts, questions }: LandingDraft) => ({
  headline,
  lede,
  parts,
  questions,
})

/** Returns a draft without unfinished parts and questions. */
const measurable = (draft: LandingDraft): LandingDraft => ({
  ...draft,
  parts: draft.parts
    .filter(({ text }) => text.trim())
    .map(({ title, text }) => ({ title: title.trim() || 'Untitled', text })),
  questions: draft.questions.filter(({ question, answer }) => question.trim() && answer.trim()),
})

/** Returns the measures of a page with the draft's texts. `isOld` until the newest texts are measured. */
export function useMeasure(address: string, draft: LandingDraft, stored: Measure) {
  const path = `${address}/measure`
  const [initialData] = useState(() => ({ texts: measuredTextsOf(draft), measure: stored }))
  const settled = useDebounced(draft, pause)
  const { data: measured = initialData, refetch } = useStaffQuery({
    queryKey: [path],
    queryFn: async (context) => ({
      texts: measuredTextsOf(settled),
      measure: await readAsStaff<Measure>(path, measurable(settled))(context),
    }),
    initialData,
    enabled: false,
  })

  // A refused text, such as one that is too long, is reported when it is saved: until then the last measure stays.
  const isMeasured = sameValue(measuredTextsOf(settled), measured.texts)
  useEffect(() => {
    if (!isMeasured) void refetch()
  }, [settled, isMeasured, refetch])

  return { measure: measured.measure, isOld: !sameValue(measuredTextsOf(draft), measured.texts) }
}
