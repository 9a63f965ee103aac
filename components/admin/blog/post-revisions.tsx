import { WorkRevisions } from '@/components/builder/work-revisions'
import { showToast } from '@/components/ui/toast'
import { type PostRevision } from '@/lib/content-types'
import { listChanges } from '@/lib/record-merge/changes'
import { type PostDraft, postFields, restorePost } from './post-draft'
import { type PostEditing } from './use-post-editor'

type PostRevisionsProps = { id: string; editing: PostEditing; onClose: () => void }

/** The post's kept states. */
export function PostRevisions({ id, editing, onClose }: PostRevisionsProps) {
  const { saved, draft, dirty, kept, load, saving } = editing

  /** A name publishes nothing: of a post that visitors see, or would with the save, the words are only kept. */
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
    <WorkRevisions<PostDraft, PostRevision>
      address={`/api/blog/${id}`}
      draft={draft}
      version={saved.version}
      dirty={dirty}
      since={kept.since}
      stateOf={({ isPublished }) => ({ name: isPublished ? 'Published' : 'Draft', isLive: isPublished })}
      // Bringing back words must not publish, hide or move the post.
      restored={restorePost}
      differences={(from, to) => listChanges(postFields, from, to).list}
      load={load}
      onName={nameIt}
      onClose={onClose}
    />
  )
}
