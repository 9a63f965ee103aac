import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type PostRow, type StaffPost } from '@/lib/content-types'
import { bringBackPost } from './post-calls'

/** Changes a post of the list; the refusals by field when the server takes it not, else null. */
export type SavePost = (post: PostRow, patch: object, done?: string) => Promise<Record<string, string> | null>

/** What the list does with a post. A deleted one is out of sight at once; it comes back when that failed. */
export function usePostActions() {
  const router = useRouter()
  /** What one has just saved oneself may not have reached the list yet. */
  const versions = useRef(new Map<string, number>())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const hide = (id: string, yes: boolean) =>
    setHidden((now) => {
      const next = new Set(now)
      if (yes) next.add(id)
      else next.delete(id)
      return next
    })

  async function remove(post: PostRow) {
    hide(post.id, true)
    const answer = await staffCall('DELETE', `/api/blog/${post.id}`)
    if (!answer.ok) {
      hide(post.id, false)
      const again = { label: 'Try again', run: () => void remove(post) }
      return showToast({ title: 'Failed to delete post', destructive: true, action: again })
    }
    showToast({
      title: 'Post deleted',
      description: 'It can be restored for 30 days.',
      action: { label: 'Undo', run: () => void restore(post) },
    })
    router.refresh()
  }

  async function restore({ id, slug }: PostRow) {
    if (!(await bringBackPost(id, slug))) return
    hide(id, false)
    router.refresh()
  }

  async function purge(post: PostRow) {
    const answer = await staffCall('DELETE', `/api/blog/${post.id}/trash`)
    if (answer.ok) showToast({ title: 'Post deleted for good' })
    else showToast({ title: 'Failed to delete post', description: answer.detail, destructive: true })
    router.refresh()
  }

  const save: SavePost = async ({ id, version: listed }, patch, done = 'Post updated') => {
    const version = Math.max(listed, versions.current.get(id) ?? 0)
    const answer = await staffCall<StaffPost>('PUT', `/api/blog/${id}`, { ...patch, version })
    if (!answer.ok) {
      showToast({ title: 'Failed to update post', description: answer.detail, destructive: true })
      // Saved by somebody else since: what they saved is shown, and the next try is about it.
      if (answer.status === 409) router.refresh()
      return answer.errors
    }
    versions.current.set(id, answer.data.version)
    showToast({ title: done })
    router.refresh()
    return null
  }

  async function copyAddress({ slug }: PostRow) {
    const address = `${location.origin}/blog/${slug}`
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    showToast(
      copied
        ? { title: 'Address copied', description: address }
        : { title: 'The browser did not allow copying', description: address, destructive: true },
    )
  }

  return {
    hidden,
    save,
    remove: (post: PostRow) => void remove(post),
    restore: (post: PostRow) => void restore(post),
    purge,
    publish: (post: PostRow) =>
      void save(
        post,
        { isPublished: !post.isPublished, publishAt: null },
        post.isPublished ? 'Post unpublished' : 'Post published',
      ),
    copyAddress: (post: PostRow) => void copyAddress(post),
  }
}

export type PostActions = ReturnType<typeof usePostActions>
