'use client'

import { PictureField } from '@/components/fields/picture-field'
import { staffCall } from '@/components/staff/staff-call'
import { readAsStaff, setQueryData, useStaffQuery } from '@/components/staff/staff-query'
import { showError, showToast } from '@/components/ui/toast'
import { PanelSection } from './side-panel'

export function SharePicture({ pageId }: { pageId: string }) {
  const path = `/api/pages/${pageId}/share-picture`
  const { data } = useStaffQuery<{ picture: string }>({ queryKey: [path], queryFn: readAsStaff(path) })

  async function choose(picture: string) {
    const answer = await staffCall<{ picture: string }>('PUT', path, { picture })
    if (!answer.ok) return showError('Failed to change the share picture', answer.detail)
    setQueryData([path], { picture })
    showToast({
      title: picture
        ? 'Shared with this picture from now on'
        : 'Shared with the first picture on it from now on',
      description: 'Facebook and others may show an earlier one for a while.',
    })
  }

  return (
    <PanelSection
      title="When it is shared"
      hint="Messages and social networks show the page’s title beside a picture: the first one on the page, unless you choose another. A change takes effect right away."
    >
      <PictureField
        label="Share picture"
        place={{ alt: { isOptional: true } }}
        value={data?.picture ?? ''}
        onChange={(src) => void choose(src)}
      />
    </PanelSection>
  )
}
