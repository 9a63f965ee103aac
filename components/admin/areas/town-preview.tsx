'use client'

import { PreviewFrame, usePreviewedCopy } from '@/components/builder/preview-frame'
import { TownSections, type TownSectionsProps } from '@/components/site/screens/town/town-sections'
import { landingId, type CopyTexts } from '@/lib/content/areas'
import { townPageAs } from '@/lib/content/town-page-as'
import { areasHome } from '../../records/areas-head'
import { landingWork } from './landing-draft'
import { townKind } from '@/lib/landing/landing-list'

type TownPreviewProps = Omit<TownSectionsProps, 'words'> & {
  words: CopyTexts | null
  /** Shows the local copy. */
  work: boolean
}

/** Previews a town page. */
export function TownPreview({ page, words, work, ...rest }: TownPreviewProps) {
  const { town } = page
  const id = landingId(town.slug, townKind)
  const kept = usePreviewedCopy(landingWork, id, work)
  const shown = kept ? kept.draft : words
  return (
    <PreviewFrame
      title={`Town page of ${town.name}`}
      list={{ name: 'Areas', href: areasHome }}
      edit={`${areasHome}/pages/${id}`}
      isUnsaved={kept !== null}
    >
      <TownSections {...rest} page={townPageAs(page, town, shown)} words={shown} />
    </PreviewFrame>
  )
}
