import { showError, showToast } from '@/components/ui/toast'
import { staffCall } from '@/components/staff/staff-call'

/** Publishes a waiting draft at a version. Returns true on success. */
export async function publishChanges(id: string, version: number): Promise<boolean> {
  const answer = await staffCall('POST', `/api/pages/${id}/draft`, { version })
  if (answer.ok) showToast({ title: 'The changes are live' })
  else showError('Failed to publish the changes', answer.detail)
  return answer.ok
}

export async function duplicatePage(id: string): Promise<boolean> {
  const answer = await staffCall('POST', `/api/pages/${id}/duplicate`)
  if (answer.ok) showToast({ title: 'Page created successfully' })
  else showError('Failed to create page', answer.detail)
  return answer.ok
}
