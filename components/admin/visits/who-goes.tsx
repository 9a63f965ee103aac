import { Check } from 'lucide-react'
import { type CSSProperties } from 'react'
import { initials } from '@/lib/text/initials'
import { type Visit } from '@/lib/visit-types'
import { colorOf } from '@/lib/visits/who-goes'

/** Returns the color of the person who goes, for utilities such as `border-(--person)`. */
export const personStyle = (visit: Pick<Visit, 'staffId'>, colors: Record<string, string>) =>
  ({ '--person': colorOf(visit, colors) }) as CSSProperties

type VisitMarksProps = { visit: Pick<Visit, 'status' | 'staffName'>; checkClass: string }

/** Marks a visit as done, and by the initials of the person who goes, so that the color isn’t the only sign. */
export const VisitMarks = ({ visit: { status, staffName }, checkClass }: VisitMarksProps) => (
  <>
    {status === 'done' && (
      <>
        <Check className={checkClass} aria-hidden="true" />
        <span className="sr-only">done</span>
      </>
    )}
    {staffName && (
      <span
        title={`${staffName} goes`}
        className="ml-auto flex-none rounded-full border border-(--person) bg-paper px-1 text-12 leading-4 font-semibold text-(--person)"
      >
        <span aria-hidden="true">{initials(staffName)}</span>
        <span className="sr-only">, {staffName} goes</span>
      </span>
    )}
  </>
)
