'use client'

import { Circle, CircleCheck } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useState } from 'react'
import { linkClass } from '@/components/staff/screen'
import { BareButton, buttonClass } from '@/components/ui/button'
import { GoLiveButton } from './go-live-button'
import { type GoLiveLine } from '@/lib/go-live/checklist'

type GoLiveProps = {
  lines: GoLiveLine[]
  /** The steps that block going live; null for an editor, or if the site is live. */
  blockers: string[] | null
  /** Set if nothing else is to be done: the list is as wide as the screen, with a button at the next step. */
  isWide?: boolean
  className?: string
}

/** Lists the steps before the site goes live, open ones first. A phone folds the finished ones. */
export function GoLive({ lines, blockers, isWide, className = '' }: GoLiveProps) {
  const [showsDone, setShowsDone] = useState(false)
  const doneCount = lines.filter((line) => line.done).length
  const isKeptOut = lines.some(({ id, done: isDone }) => id === 'indexing' && !isDone)
  return (
    <section aria-labelledby="go-live" className={className}>
      <h2 id="go-live">Go-live checklist</h2>
      <div className="mt-2.5 mb-2 h-1 overflow-hidden rounded-full bg-sand" aria-hidden="true">
        <div className="h-full bg-spruce" style={{ width: `${(doneCount / lines.length) * 100}%` }} />
      </div>
      <p className="text-13 text-stone">
        {doneCount} of {lines.length} done
      </p>
      <ul className={`mt-1 ${isWide ? 'lg:columns-2 lg:gap-x-12 *:break-inside-avoid' : ''}`}>
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            isNext={isWide && index === 0 && !line.done}
            folded={line.done && !showsDone}
          />
        ))}
      </ul>
      {doneCount > 0 && (
        <BareButton
          className={`${linkClass} tablet:hidden`}
          aria-expanded={showsDone}
          onClick={() => setShowsDone(!showsDone)}
        >
          {showsDone ? 'Hide' : 'Show'} the {doneCount} that {doneCount === 1 ? 'is' : 'are'} done
        </BareButton>
      )}
      {blockers && <GoLiveButton blockers={blockers} isKeptOut={isKeptOut} />}
    </section>
  )
}

type LineProps = { line: GoLiveLine; isNext?: boolean; folded: boolean }

function Line({ line, isNext, folded }: LineProps) {
  const { done, title, note, href, action } = line
  const Icon = done ? CircleCheck : Circle
  return (
    <li className={`border-b border-hair ${folded ? 'max-tablet:hidden' : ''}`}>
      <StaffLink href={href} className="group flex gap-3 py-2.25 no-underline max-tablet:min-h-tap">
        <Icon className={`mt-0.5 size-4.5 ${done ? 'text-spruce' : 'text-brass'}`} aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{done ? 'Done: ' : 'Open: '}</span>
          <span className={`block group-hover:underline ${done ? 'text-stone' : 'font-semibold'}`}>
            {title}
          </span>
          {note && <small className="block text-13 wrap-anywhere text-stone">{note}</small>}
        </span>
        {isNext && (
          <span
            className={buttonClass({ look: 'primary', size: 'small', className: 'self-center' })}
            aria-hidden="true"
          >
            {action}
          </span>
        )}
      </StaffLink>
    </li>
  )
}
