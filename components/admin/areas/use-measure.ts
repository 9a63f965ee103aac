import { useEffect, useState } from 'react'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { sameValue } from '@/lib/page-document/same-value'
import { type LandingDraft } from './landing-draft'
import { type LandingLine } from '../../../lib/landing/landing-list'

type Measure = LandingLine['measure']

/** How long typing may go on before it is measured, in milliseconds. */
const pause = 500

/** What of a draft counts as its words. */
const wordsOf = ({ headline, lede, parts, questions }: LandingDraft) => ({
  headline,
  lede,
  parts,
  questions,
})

/** The draft as it can be measured while it is written: what has no words yet isn't there. */
const measurable = (draft: LandingDraft): LandingDraft => ({
  ...draft,
  parts: draft.parts
    .filter(({ text }) => text.trim())
    .map(({ title, text }) => ({ title: title.trim() || 'Untitled', text })),
  questions: draft.questions.filter(({ question, answer }) => question.trim() && answer.trim()),
})

/** The measures of a page as it would be with the draft's words, as one types. `isOld` while newer words aren't measured yet. */
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
