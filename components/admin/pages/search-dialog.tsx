'use client'

import { type PageRow } from '@/components/page-settings/page-row'
import { SaveDialog } from '@/components/page-settings/save-dialog'
import { SearchFields } from '@/components/page-settings/search-fields'
import { type SaveRow } from '@/components/page-settings/use-row-actions'
import { searchSchema } from '@/lib/schemas/pages'
import { type SiteFacts } from '@/lib/seo/site-facts'

type SearchDialogProps = { page: PageRow; site: SiteFacts; save: SaveRow<PageRow>; onClose: () => void }

export const SearchDialog = ({ page, site, save, onClose }: SearchDialogProps) => (
  <SaveDialog
    title={`Search listing of ${page.title}`}
    action="Save listing"
    stored={{ metaTitle: page.metaTitle, metaDescription: page.metaDescription }}
    schema={searchSchema}
    save={(texts) => save(page, texts)}
    onClose={onClose}
  >
    {({ values, errors, change }) => (
      <SearchFields listing={{ ...page, ...values }} site={site} errors={errors} onChange={change} />
    )}
  </SaveDialog>
)
