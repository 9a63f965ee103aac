import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { type LibraryPicture } from '@/lib/media/types'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

type DeleteQuestionProps = {
  picture: LibraryPicture
  isBusy: boolean
  onKeep: () => void
  onDelete: () => void
}

/** Replaces the dialog's buttons before a picture is deleted for good. */
export const DeleteQuestion = ({ picture, isBusy, onKeep, onDelete }: DeleteQuestionProps) => (
  <DialogFooter role="group" aria-label="Confirm">
    <div className="flex flex-auto items-center justify-between gap-x-4 gap-y-3 max-tablet:flex-col max-tablet:items-stretch">
      <p>
        Delete {picture.name} for good?
        {picture.uses.length > 0 && ' Anything in the trash that shows it would come back with a gap.'}
        {picture.revisions > 0 && ' Earlier versions of pages that show it would have a gap.'}
      </p>
      <div className="flex flex-none gap-2 max-tablet:*:flex-1">
        <Button ref={takeFocus} onClick={onKeep}>
          Keep it
        </Button>
        <Button look="strong" disabled={isBusy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  </DialogFooter>
)
