import { useRowActions } from '@/components/page-settings/use-row-actions'
import { copyText } from '@/components/staff/copy-text'
import { type PostRow } from '@/lib/content-types'

/** What the list does with a post. */
export function usePostActions() {
  const { trash, save } = useRowActions<PostRow>({ what: 'post', updated: 'Post updated' })
  return {
    trash,
    save,
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
