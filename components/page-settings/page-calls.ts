import { showToast } from '@/components/ui/toast'
import { staffCall } from '@/components/staff/staff-call'

/** Publishes the changes that wait, as they were saved at that version, and says whether that worked. */
export async function publishChanges(id: string, version: number): Promise<boolean> {
  const answer = await staffCall('POST', `/api/pages/${id}/draft`, { version })
  if (answer.ok) showToast({ title: 'The changes are live' })
  else showToast({ title: 'Failed to publish the changes', description: answer.detail, destructive: true })
  return answer.ok
}

/** Makes a draft with a stored page's content, and says whether that worked. */
export async function duplicatePage(id: string): Promise<boolean> {
  const answer = await staffCall('POST', `/api/pages/${id}/duplicate`)
  if (answer.ok) showToast({ title: 'Page created successfully' })
  else showToast({ title: 'Failed to create page', description: answer.detail, destructive: true })
  return answer.ok
}
