'use client'

import { PreviewFrame, usePreviewedCopy } from '@/components/builder/preview-frame'
import { TownSections, type TownSectionsProps } from '@/components/site/screens/town/town-sections'
import { landingId, type CopyTexts } from '@/lib/content/areas'
import { townPageAs } from '@/lib/content/town-page-as'
import { areasHome } from '../../records/areas-head'
import { landingCopies } from './landing-draft'
import { townKind } from '@/lib/landing/landing-list'

type TownPreviewProps = Omit<TownSectionsProps, 'words'> & {
  copy: CopyTexts | null
  /** Shows the local copy. */
  showsLocalCopy: boolean
}

/** Previews a town page. */
export function TownPreview({ page, copy, showsLocalCopy, ...rest }: TownPreviewProps) {
  const { town } = page
  const id = landingId(town.slug, townKind)
  const localCopy = usePreviewedCopy(landingCopies, id, showsLocalCopy)
  const currentCopy = localCopy ? localCopy.draft : copy
  return (
    <PreviewFrame
      title={`Town page of ${town.name}`}
      list={{ name: 'Landing pages', href: `${areasHome}/pages` }}
      edit={`${areasHome}/pages/${id}`}
      isUnsaved={localCopy !== null}
    >
      <TownSections {...rest} page={townPageAs(page, town, currentCopy)} copy={currentCopy} />
    </PreviewFrame>
  )
}
