import { useRouter } from 'next/navigation'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { copyText } from '@/components/staff/copy-text'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type PostRow } from '@/lib/content-types'
import { bringBackPost } from './post-calls'

/** What the list does with a post. */
export function usePostActions() {
  const router = useRouter()
  const { hidden, save, remove, restore } = useRowActions<PostRow>({
    path: '/api/blog',
    what: 'post',
    updated: 'Post updated',
    deleted: { title: 'Post deleted', description: 'It can be restored for 30 days.' },
    bringBack: ({ id, slug }) => bringBackPost(id, slug),
  })

  async function purge(post: PostRow) {
    const answer = await staffCall('DELETE', `/api/blog/${post.id}/trash`)
    if (answer.ok) showToast({ title: 'Post deleted for good' })
    else showToast({ title: 'Failed to delete post', description: answer.detail, destructive: true })
    router.refresh()
  }

  return {
    hidden,
    save,
    remove,
    restore,
    purge,
    publish: (post: PostRow) =>
      void save(
        post,
        { isPublished: !post.isPublished, publishAt: null },
        { title: post.isPublished ? 'Post unpublished' : 'Post published' },
      ),
    copyAddress: ({ slug }: PostRow) => {
      const address = `${location.origin}/blog/${slug}`
      void copyText(address, 'Address copied', address)
    },
  }
}

export type PostActions = ReturnType<typeof usePostActions>
