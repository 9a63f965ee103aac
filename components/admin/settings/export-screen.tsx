'use client'

import { records } from '@/lib/records/registry'
import { type SiteCounts, type SiteFileState } from '@/lib/site-file/types'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import { SettingsFrame } from './settings-frame'
import { useSiteFile } from './use-site-file'

const kinds = records
  .filter(({ fields, isPrivate }) => fields && !isPrivate)
  .map(({ several }) => several.toLowerCase())

type ExportScreenProps = {
  initial: SiteFileState
  counts: SiteCounts
  /** The size of all pictures, in bytes. */
  bytes: number
  /** When a file was made last, in words. */
  last: string
  shortName: string
}

/** Exports and imports the whole site as one file. */
export function ExportScreen({ initial, counts, bytes, last, shortName }: ExportScreenProps) {
  const siteFile = useSiteFile(initial)
  const { state, call } = siteFile
  return (
    <SettingsFrame
      path="/admin/settings/export"
      title="Export and import"
      note={`One file holds the whole site: ${[...kinds, 'settings', 'redirects'].join(', ')} and pictures.`}
    >
      <ExportPart state={state} call={call} counts={counts} bytes={bytes} last={last} />
      <ImportPart {...siteFile} shortName={shortName} leadsHere={counts.leads} />
    </SettingsFrame>
  )
}
