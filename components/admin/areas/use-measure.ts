import { useEffect, useState } from 'react'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { sameValue } from '@/lib/page-document/same-value'
import { type LandingDraft } from './landing-draft'
import { type LandingLine } from '@/lib/landing/landing-list'

type Measure = LandingLine['measure']

/** In milliseconds. */
const pause = 500

const wordsOf = ({ headline, lede, parts, questions }: LandingDraft) => ({
  headline,
  lede,
  parts,
  questions,
})

/** Returns a draft without the parts that are still empty. */
const measurable = (draft: LandingDraft): LandingDraft => ({
  ...draft,
  parts: draft.parts
    .filter(({ text }) => text.trim())
    .map(({ title, text }) => ({ title: title.trim() || 'Untitled', text })),
  questions: draft.questions.filter(({ question, answer }) => question.trim() && answer.trim()),
})

/** Returns the measures of a page with the draft's texts while one types; `isOld` while newer ones aren't measured yet. */
export function useMeasure(address: string, draft: LandingDraft, stored: Measure) {
  const path = `${address}/measure`
  const [initialData] = useState(() => ({ words: wordsOf(draft), measure: stored }))
  const settled = useDebounced(draft, pause)
  const { data: known = initialData, refetch } = useStaffQuery({
    queryKey: [path],
    queryFn: async (context) => ({
      words: wordsOf(settled),
      measure: await readAsStaff<Measure>(path, measurable(settled))(context),
    }),
    initialData,
    enabled: false,
  })

  // What is refused, such as a text that is too long, is said when it is saved: until then the last measure stays.
  const isMeasured = sameValue(wordsOf(settled), known.words)
  useEffect(() => {
    if (!isMeasured) void refetch()
  }, [settled, isMeasured, refetch])

  return { measure: known.measure, isOld: !sameValue(wordsOf(draft), known.words) }
}
