'use client'

import { TextField } from '@/components/fields/text-field'
import { LengthGauge, SearchPreview } from './search-preview'
import { descriptionMost, titleMost } from '@/lib/seo/lengths'
import { type SiteFacts } from '@/lib/seo/site-facts'


type Listing = { title: string; slug: string; metaTitle: string; metaDescription: string }

type SearchFieldsProps = {
  listing: Listing
  site: SiteFacts
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<Pick<Listing, 'metaTitle' | 'metaDescription'>>) => void
}

/** What search engines show of a page: the two texts, how long they may be, and how it will look. */
export function SearchFields({ listing, site, errors, onChange }: SearchFieldsProps) {
  const { title, slug, metaTitle, metaDescription } = listing
  return (
    <>
      <TextField
        label="Meta Title (SEO)"
        note={`${metaTitle.length} of ${titleMost}`}
        placeholder="Defaults to the page title"
        value={metaTitle}
        onChange={(value) => onChange({ metaTitle: value })}
        error={errors.metaTitle}
      />
      <TextField
        label="Meta Description (SEO)"
        note={`${metaDescription.length} of ${descriptionMost}`}
        rows={3}
        value={metaDescription}
        onChange={(value) => onChange({ metaDescription: value })}
        error={errors.metaDescription}
      />
      <LengthGauge length={metaDescription.length} />
      <SearchPreview
        host={site.host}
        siteName={site.name}
        slug={slug}
        title={metaTitle || title}
        description={metaDescription}
      />
    </>
  )
}
