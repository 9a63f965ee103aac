'use client'

import { Field, Input, Textarea } from '@/components/ui/field'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { descriptionMost, titleMost } from '@/lib/seo/lengths'
import { LengthGauge, SearchPreview } from './search-preview'

type Listing = { title: string; slug: string; metaTitle: string; metaDescription: string }

type SearchFieldsProps = {
  listing: Listing
  site: SiteFacts
  /** The text that search engines show instead of an empty description. */
  fallback?: string
  /** The search result of a built-in page while its texts are empty. */
  untouched?: { title: string; description: string } | null
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<Pick<Listing, 'metaTitle' | 'metaDescription'>>) => void
}

export function SearchFields({
  listing,
  site,
  fallback = '',
  untouched,
  errors,
  onChange,
}: SearchFieldsProps) {
  const { title, slug, metaTitle, metaDescription } = listing
  return (
    <>
      <Field label="Meta Title (SEO)" note={`${metaTitle.length} of ${titleMost}`} error={errors.metaTitle}>
        <Input
          placeholder={untouched?.title ?? 'Defaults to the page title'}
          value={metaTitle}
          onChange={(event) => onChange({ metaTitle: event.target.value })}
        />
      </Field>
      <Field
        label="Meta Description (SEO)"
        note={`${metaDescription.length} of ${descriptionMost}`}
        error={errors.metaDescription}
      >
        <Textarea
          rows={3}
          placeholder={untouched?.description}
          value={metaDescription}
          onChange={(event) => onChange({ metaDescription: event.target.value })}
        />
      </Field>
      <LengthGauge length={(metaDescription || (untouched?.description ?? '')).length} />
      <SearchPreview
        host={site.host}
        siteName={site.name}
        // The home page has none.
        slug={untouched ? slug : slug || 'slug'}
        title={metaTitle || (untouched?.title ?? title)}
        description={metaDescription || (untouched?.description ?? fallback)}
      />
    </>
  )
}
