'use client'

import { type BlockData } from '@/components/blocks/view-props'
import { PreviewFrame, usePreviewedCopy } from '@/components/builder/preview-frame'
import { LandingBlocks } from '@/components/site/screens/landing/landing-blocks'
import { LandingSections } from '@/components/site/screens/landing/landing-sections'
import { landingId } from '@/lib/content/areas'
import { type Landing, landingContent } from '@/lib/landing/content'
import { chosenProjects, nearestTestimonials } from '@/lib/landing/local-work'
import { areasHome } from '@/components/records/areas-head'
import { landingCopies } from './landing-draft'

type LandingPreviewProps = {
  landing: Landing
  data: BlockData
  /** True if the local copy is shown. */
  showsLocalCopy: boolean
}

/** Previews the page of a place and a service. */
export function LandingPreview({ landing, data, showsLocalCopy }: LandingPreviewProps) {
  const { place, service } = landing
  const { profile, projects } = data
  const id = landingId(place.slug, service.slug)
  const localCopy = usePreviewedCopy(landingCopies, id, showsLocalCopy)
  const current = localCopy ? { ...landing, copy: localCopy.draft } : landing
  const content = landingContent(current, profile)
  return (
    <PreviewFrame
      title={`${service.name} in ${place.name}`}
      list={{ name: 'Landing pages', href: `${areasHome}/pages` }}
      edit={`${areasHome}/pages/${id}`}
      isUnsaved={localCopy !== null}
    >
      <LandingSections
        landing={current}
        content={content}
        profile={profile}
        projects={chosenProjects([...projects], current)}
        testimonials={nearestTestimonials(data.testimonials, place, current.areas.places, service.slug)}
        extra={<LandingBlocks blocks={current.copy?.blocks ?? []} data={data} />}
      />
    </PreviewFrame>
  )
}
