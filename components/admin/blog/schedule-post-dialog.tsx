'use client'

import { SaveDialog } from '@/components/page-settings/save-dialog'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { type PostRow } from '@/lib/content-types'
import { scheduleRefusals } from '@/lib/page-document/schedule'
import { type SavePost } from './use-post-actions'

type Moments = Pick<PostRow, 'publishAt' | 'unpublishAt'>
type SchedulePostDialogProps = { post: PostRow; save: SavePost; onClose: () => void }

/** When a post is published and unpublished by itself. */
export function SchedulePostDialog({ post, save, onClose }: SchedulePostDialogProps) {
  const { isPublished } = post

  async function saveMoments(moments: Moments) {
    const refused = scheduleRefusals({ isPublished, ...moments }, post, new Date())
    return Object.keys(refused).length > 0 ? refused : save(post, moments, 'Schedule saved')
  }

  return (
    <SaveDialog<Moments>
      title={`Schedule ${post.title}`}
      action="Save schedule"
      intro={`The post is ${isPublished ? 'shown' : 'a draft'} now. It changes by itself at the time you choose, New York time.`}
      stored={{ publishAt: post.publishAt, unpublishAt: post.unpublishAt }}
      save={saveMoments}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <ScheduleFields schedule={{ isPublished, ...values }} errors={errors} onChange={change} />
      )}
    </SaveDialog>
  )
}
