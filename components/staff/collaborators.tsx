'use client'

import { cn } from '@/components/ui/cn'
import { type Collaborator } from '@/lib/staff-types'
import { initials } from '@/lib/text/initials'
import { lastEditText, presenceText } from './presence-text'

/** Shows collaborators by their initials. The text for screen readers is in PresenceNote or beside it. */
export function CollaboratorMarks({
  people,
  className,
}: {
  people: readonly Collaborator[]
  className?: string
}) {
  if (people.length === 0) return null
  return (
    <span className={cn('inline-flex flex-none -space-x-1.5', className)} aria-hidden="true">
      {people.slice(0, 3).map(({ name }) => (
        <span
          key={name}
          title={name}
          // Drawn by CSS: screen readers shouldn't read initials as a name.
          data-initials={initials(name)}
          className="grid size-6.5 place-items-center rounded-full border-2 border-paper bg-brass-mist text-12 font-semibold text-ink ring-1 ring-brass before:content-[attr(data-initials)]"
        />
      ))}
    </span>
  )
}

type PresenceNoteProps = { what: string; people: readonly Collaborator[]; className?: string }

/** Shows who else has something open. Announced once for each collaborator, not every minute. */
export function PresenceNote({ what, people, className }: PresenceNoteProps) {
  const text = presenceText(people, what)
  const edit = lastEditText(people)
  return (
    <div className={cn('flex items-center gap-2.5 text-13', className, !text && 'contents')}>
      <CollaboratorMarks people={people} />
      <span>
        <span role="status" className="font-semibold">
          {text}
        </span>
        {edit && <span className="text-stone"> · {edit}</span>}
      </span>
    </div>
  )
}
