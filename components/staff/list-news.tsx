import { type Collaborator } from '@/lib/staff-types'
import { CollaboratorMarks } from './collaborators'
import { presenceText } from './presence-text'

export const changedRow = 'bg-brass-mist'

/** Shows who has a row's record open. */
export function OpenRowMark({ what, people = [] }: { what: string; people?: readonly Collaborator[] }) {
  if (people.length === 0) return null
  const text = presenceText(people, what)
  return (
    <span className="ml-1.5 inline-flex items-center gap-1.5 align-middle text-13 text-stone" title={text}>
      <CollaboratorMarks people={people} />
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** Announces which rows have changed. */
export const ChangesAnnouncement = ({ titles }: { titles: readonly string[] }) => (
  <p role="status" className="sr-only">
    {titles.length > 3
      ? `${titles.length} rows have changed`
      : titles.map((title) => `${title} has changed`).join('. ')}
  </p>
)
