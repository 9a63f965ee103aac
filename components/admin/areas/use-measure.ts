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
  const settledDraft = useDebounced(draft, pause)
  const { data: answer = initialData, refetch } = useStaffQuery({
    queryKey: [path],
    queryFn: async (context) => ({
      texts: measuredTextsOf(settledDraft),
      measure: await readAsStaff<Measure>(path, measurable(settledDraft))(context),
    }),
    initialData,
    enabled: false,
  })

  // If the server refuses a text, e.g. as too long, the last measure stays; saving reports the error.
  const isMeasured = sameValue(measuredTextsOf(settledDraft), answer.texts)
  useEffect(() => {
    if (!isMeasured) void refetch()
  }, [settledDraft, isMeasured, refetch])

  return { measure: answer.measure, isOld: !sameValue(measuredTextsOf(draft), answer.texts) }
}
