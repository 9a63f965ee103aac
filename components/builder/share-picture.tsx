'use client'

import { useEffect, useState } from 'react'
import { PictureField } from '@/components/fields/picture-field'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { PanelSection } from './side-panel'

/** The picture that stands beside the page's title where it is shared; else the page's first one does. */
export function SharePicture({ pageId }: { pageId: string }) {
  const path = `/api/pages/${pageId}/share-picture`
  const [picture, setPicture] = useState('')

  useEffect(() => {
    let current = true
    void staffCall<{ picture: string }>('GET', path).then((answer) => {
      if (current && answer.ok) setPicture(answer.data.picture)
    })
    return () => {
      current = false
    }
  }, [path])

  async function choose(chosen: string) {
    const answer = await staffCall<{ picture: string }>('PUT', path, { picture: chosen })
    if (!answer.ok)
      return showToast({
        title: 'Failed to change the share picture',
        description: answer.detail,
        destructive: true,
      })
    setPicture(chosen)
    showToast({
      title: chosen
        ? 'Shared with this picture from now on'
        : 'Shared with the first picture on it from now on',
      description: 'Facebook and others may show an earlier one for a while.',
    })
  }

  return (
    <PanelSection
      title="When it is shared"
      hint="Messages and social networks show the page’s title beside a picture: the first one on the page, unless you choose another. It counts at once."
    >
      <PictureField
        label="Share picture"
        place={{ alt: { isOptional: true } }}
        value={picture}
        onChange={(src) => void choose(src)}
      />
    </PanelSection>
  )
}
