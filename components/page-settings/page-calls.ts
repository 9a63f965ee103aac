import { showToast } from '@/components/ui/toast'
import { staffCall } from '@/components/staff/staff-call'

/** Makes a draft with a stored page's content, and says whether that worked. */
export async function duplicatePage(id: string): Promise<boolean> {
  const answer = await staffCall('POST', `/api/pages/${id}/duplicate`)
  if (answer.ok) showToast({ title: 'Page created successfully' })
  else showToast({ title: 'Failed to create page', description: answer.detail, destructive: true })
  return answer.ok
}
