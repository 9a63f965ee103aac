'use client'

import { type TownData } from '@/components/blocks/view-props'
import { PreviewFrame, usePreviewedCopy } from '@/components/builder/preview-frame'
import { TownSections, type TownSectionsProps } from '@/components/site/screens/town/town-sections'
import { landingId } from '@/lib/content/areas'
import { areasHome } from '@/components/records/areas-head'
import { landingCopies } from './landing-draft'
import { townKind } from '@/lib/landing/landing-list'

type TownPreviewProps = TownSectionsProps & {
  town: TownData
  /** True if the local copy is shown. */
  showsLocalCopy: boolean
}

/** Previews a town page. */
export function TownPreview({ town, components, data, showsLocalCopy }: TownPreviewProps) {
  const { name, slug } = town.page.town
  const id = landingId(slug, townKind)
  const localCopy = usePreviewedCopy(landingCopies, id, showsLocalCopy)
  const copy = localCopy ? localCopy.draft : town.copy
  return (
    <PreviewFrame
      title={`Town page of ${name}`}
      list={{ name: 'Landing pages', href: `${areasHome}/pages` }}
      edit={`${areasHome}/pages/${id}`}
      isUnsaved={localCopy !== null}
    >
      <TownSections components={components} data={{ ...data, town: { ...town, copy } }} />
    </PreviewFrame>
  )
}
