'use client'

import { useState } from 'react'
import { type PageRow } from '@/components/page-settings/page-row'
import { SaveDialog } from './save-dialog'
import { SearchFields } from '@/components/page-settings/search-fields'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { type SavePage } from './use-page-actions'

type SearchDialogProps = { page: PageRow; site: SiteFacts; save: SavePage; onClose: () => void }

/** What search engines show of a page. */
export function SearchDialog({ page, site, save, onClose }: SearchDialogProps) {
  const [texts, setTexts] = useState({ metaTitle: page.metaTitle, metaDescription: page.metaDescription })
  return (
    <SaveDialog
      title={`Search listing of ${page.title}`}
      action="Save listing"
      save={() => save(page, texts)}
      onClose={onClose}
    >
      {(refusals) => (
        <SearchFields
          listing={{ ...page, ...texts }}
          site={site}
          errors={refusals}
          onChange={(part) => setTexts((now) => ({ ...now, ...part }))}
        />
      )}
    </SaveDialog>
  )
}
