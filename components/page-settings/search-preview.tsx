import { descriptionMost } from '@/lib/seo/lengths'

type SearchPreviewProps = { host: string; slug: string; title: string; description: string; siteName: string }

/** How a search engine would show the page. */
export function SearchPreview({ host, slug, title, description, siteName }: SearchPreviewProps) {
  return (
    <div className="serp">
      <small>
        {host} › {slug || 'slug'}
      </small>
      <b>{title || `Page Title | ${siteName}`}</b>
      <p>{description || 'The first sentence of the page stands here until you write a description.'}</p>
    </div>
  )
}

/** Whether a description's length is right, in words. */
export function descriptionAdvice(length: number): string {
  if (length === 0) return 'Empty: search engines pick a sentence'
  if (length > descriptionMost) return 'Too long: search engines will cut it'
  return length < 110 ? 'Room for a town or a price' : 'A good length'
}

export function LengthGauge({ length }: { length: number }) {
  const share = Math.min(100, Math.round((length / descriptionMost) * 100))
  return (
    <div className="gauge">
      <i style={{ '--v': `${share}%` } as React.CSSProperties} />
      {descriptionAdvice(length)}
    </div>
  )
}
