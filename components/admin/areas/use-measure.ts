import { useEffect, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { sameValue } from '@/lib/page-document/same-value'
import { type LandingDraft } from './landing-draft'
import { type LandingLine } from './list-address'

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
  const [known, setKnown] = useState(() => ({ words: wordsOf(draft), measure: stored }))
  const words = wordsOf(draft)
  const isOld = !sameValue(words, known.words)

  useEffect(() => {
    if (!isOld) return
    let current = true
    const timer = setTimeout(() => {
      void staffCall<Measure>('POST', `${address}/measure`, measurable(draft)).then((answer) => {
        // What is refused, such as a text that is too long, is said when it is saved.
        if (current && answer.ok) setKnown({ words: wordsOf(draft), measure: answer.data })
      })
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [address, draft, isOld])

  return { measure: known.measure, isOld }
}
