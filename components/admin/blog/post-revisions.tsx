import { SheetRevisions } from '@/components/records/sheet-revisions'
import { showToast } from '@/components/ui/toast'
import { type PostRevision } from '@/lib/content-types'
import { postFields, postKind, restorePost } from './post-draft'
import { type PostEditing } from './use-post-editor'

type PostRevisionsProps = { editing: PostEditing; onClose: () => void }

export function PostRevisions({ editing, onClose }: PostRevisionsProps) {
  const { saved, draft, dirty, saving } = editing

  /** Names the current state without publishing it: the draft of a visible post is only stored as a revision. */
  async function nameIt(name: string): Promise<boolean> {
    if (!dirty || !(saved.draft.isPublished || draft.isPublished)) return saving.saveNamed(name)
    const isKept = await saving.keepNamed(name)
    if (isKept)
      showToast({
        title: `Kept as “${name}”`,
        description: 'Nothing is published: your changes are still unsaved.',
      })
    return isKept
  }

  return (
    <SheetRevisions
      record={postFields}
      address={postKind.callPath(saved.id)}
      editing={editing}
      stateOf={({ isPublished }: PostRevision) => ({
        name: isPublished ? 'Published' : 'Draft',
        isLive: isPublished,
      })}
      restored={restorePost}
      onName={nameIt}
      onClose={onClose}
    />
  )
}
