import { Eye, History, Save } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { type ReactNode } from 'react'
import { useScreenActions } from '@/components/staff/screen-actions'
import { UnsavedSince } from '@/components/staff/status'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { LinkButton } from '@/components/ui/staff-link'
import { ToolButton } from '@/components/ui/tool-button'
import { officeTime } from '@/lib/time/office-time'

type Editing = {
  dirty: boolean
  localCopy: { since: string | null; flush: () => void }
  saving: { busy: boolean }
  save: () => void
}

type EditorHeadProps = {
  editing: Editing
  /** The address of its preview; null while it isn't stored. */
  preview: string | null
  onRevisions: () => void
  /** The label of the button that saves, its label in the palette, and the effect that its tooltip adds. */
  save: { label: string; action?: string; effect?: string }
  /** A link to the public page. */
  link?: ReactNode
  /** Buttons before the one that saves. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Renders the head of a record that is edited as one sheet: its title and actions. */
export function EditorHead(props: EditorHeadProps) {
  const { editing, preview, onRevisions, save, link, actions, className, children } = props
  const { dirty, localCopy, saving } = editing
  const router = useStaffRouter()
  const previewNow = `${preview}${dirty ? '?work' : ''}`
  function showPreview() {
    localCopy.flush()
    router.push(previewNow)
  }
  useScreenActions([
    { label: save.action ?? save.label, icon: Save, detail: 'Ctrl S', words: 'save', run: editing.save },
    ...(preview
      ? [
          { label: 'Preview', icon: Eye, run: showPreview },
          { label: 'Revisions', icon: History, words: 'versions', run: onRevisions },
        ]
      : []),
  ])
  return (
    <header className={cn('flex flex-wrap gap-x-4 gap-y-3', className)}>
      {children}
      <div className="ml-auto flex items-center gap-2 max-tablet:w-full max-tablet:[&>:last-child]:flex-1">
        {link}
        {preview && (
          <>
            <ToolButton icon={History} label="Revisions" tip="Revisions" onClick={onRevisions} />
            <LinkButton href={previewNow} onClick={localCopy.flush}>
              <Eye className="size-4" aria-hidden="true" />
              Preview
            </LinkButton>
          </>
        )}
        {actions}
        <Button
          look="primary"
          title={['Ctrl S', save.effect].filter(Boolean).join('. ')}
          aria-busy={saving.busy}
          onClick={editing.save}
        >
          {save.label}
        </Button>
      </div>
    </header>
  )
}

type SavedMarkProps = { editing: Pick<Editing, 'dirty' | 'localCopy'>; at: string | null; className?: string }

/** Shows the time since which there are unsaved changes, or the time of the last save. */
export const SavedMark = ({ editing: { dirty, localCopy }, at, className }: SavedMarkProps) => (
  <span role="status" className={className}>
    {dirty ? <UnsavedSince since={localCopy.since} /> : at && `Saved ${officeTime(at)}`}
  </span>
)
