'use client'

import '@/components/blocks/surface.css'
import '@/components/ui/rich-text.css'
import { Blocks } from '@/components/blocks/surface'
import { type MergePreview } from '@/components/records/conflict'
import { ConflictDialog } from '@/components/records/conflict-dialog'
import { PostBody, PostHead } from '@/components/site/screens/blog/post-body'
import { type StaffPost } from '@/lib/content-types'
import { type PostDraft, postFields } from './post-draft'
import { type PostEditing } from './use-post-editor'

type PostConflictProps = {
  editing: PostEditing
  conflict: NonNullable<PostEditing['saving']['conflict']>
}

/** Asks which version of a post to keep, or both merged, after somebody else saved it. */
export function PostConflict({ editing, conflict }: PostConflictProps) {
  const { localCopy, saving } = editing
  const { remote } = conflict
  return (
    <ConflictDialog
      record={postFields}
      what="post"
      conflict={conflict}
      savedAt={remote.updatedAt}
      isPublished={remote.isPublished}
      since={localCopy.since}
      hasRevisions
      saving={saving}
      preview={previewOf(remote)}
    />
  )
}

/** Shows the merged post as visitors will see it. */
const previewOf = (stored: StaffPost): MergePreview<PostDraft> => ({
  fieldsLabel: 'Changes',
  effectOf: ({ isPublished }) => (isPublished ? 'Visitors see it right away.' : 'Visitors don’t see it yet.'),
  render: ({ draft }) => {
    const post = { ...stored, ...draft }
    return (
      // It is there to be looked at.
      <div inert className="mt-4 overflow-hidden border border-hair-strong [zoom:0.6] max-tablet:[zoom:0.75]">
        <Blocks>
          <article className="pb-16">
            <PostHead post={{ ...post, createdAt: null }} alt="" />
            <div className="page-grid px-gutter">
              <PostBody post={post} />
            </div>
          </article>
        </Blocks>
      </div>
    )
  },
})
