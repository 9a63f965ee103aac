import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type StaffPost } from '@/lib/content-types'

/** Brings a deleted post back, and says so where its address had been taken, or when it failed. */
export async function bringBackPost(id: string, slug?: string): Promise<boolean> {
  const answer = await staffCall<StaffPost>('POST', `/api/blog/${id}/restore`)
  if (!answer.ok)
    showToast({ title: 'The post could not be brought back', description: answer.detail, destructive: true })
  else if (slug !== undefined && answer.data.slug !== slug)
    showToast({
      title: `Post restored at /blog/${answer.data.slug}`,
      description: 'Another post has taken its address meanwhile.',
    })
  else showToast({ title: 'Post restored' })
  return answer.ok
}
