'use client'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'

const dots = {
  unsaved: 'before:border-brass before:bg-brass',
  published: 'before:border-spruce before:bg-spruce',
  saved: 'before:border-stone before:bg-paper',
}

type RevisionProps = {
  look: keyof typeof dots
  name: string
  /** What it is among the others, such as the current one. */
  mark?: string
  about: string
  /** What can be done with it; nothing with the work that isn't saved. */
  actions?: {
    /** What tells it from the others of its name. */
    label: string
    onCompare: () => void
    onRestore: () => void
  }
}

/** One kept state of a page or a post; what visitors see has a filled dot, and is said in words. */
export const Revision = ({ look, name, mark, about, actions }: RevisionProps) => (
  <li
    className={`relative border-b border-hair py-3 pl-5.5 before:absolute before:top-4.5 before:left-0.5 before:size-2 before:rounded-full before:border-[1.5px] ${dots[look]}`}
  >
    <b className="flex flex-wrap items-center gap-x-2 font-semibold">
      {name}
      {mark && <Badge quiet>{mark}</Badge>}
    </b>
    <small className="block text-13 text-stone">{about}</small>
    {actions && (
      <div className="mt-1 -ml-2.5 flex gap-0.5">
        <RowAction does="Compare" to={actions.label} onClick={actions.onCompare} />
        <RowAction does="Restore" to={actions.label} onClick={actions.onRestore} />
      </div>
    )}
  </li>
)

const RowAction = ({ does, to, onClick }: { does: string; to: string; onClick: () => void }) => (
  <Button look="quiet" size="small" className="text-spruce" aria-label={`${does} ${to}`} onClick={onClick}>
    {does}
  </Button>
)
