import { descriptionMost } from '@/lib/seo/lengths'

type SearchPreviewProps = { host: string; slug: string; title: string; description: string; siteName: string }

export const SearchPreview = ({ host, slug, title, description, siteName }: SearchPreviewProps) => (
  <div className="rounded-picture border border-hair bg-paper px-4 py-3.5 font-[Arial,'Liberation_Sans',sans-serif] text-13 leading-normal text-result-text">
    <small className="block">{[host, slug].filter(Boolean).join(' › ')}</small>
    <b className="mt-0.75 mb-0.5 block text-18 leading-[1.3] font-normal text-result">
      {title || `Page Title | ${siteName}`}
    </b>
    <p>{description || 'The first sentence of the page appears here until you write a description.'}</p>
  </div>
)

export function descriptionAdvice(length: number): string {
  if (length === 0) return 'Empty: search engines pick a sentence'
  if (length > descriptionMost) return 'Too long: search engines will cut it'
  return length < 110 ? 'Room for a town or a price' : 'A good length'
}

export function LengthGauge({ length }: { length: number }) {
  const share = Math.min(100, Math.round((length / descriptionMost) * 100))
  return (
    <div className="-mt-2 flex items-center gap-3 text-12 text-stone">
      <span className="h-0.75 flex-1 overflow-hidden rounded-full bg-sand">
        <span className="block h-full bg-spruce" style={{ width: `${share}%` }} />
      </span>
      {descriptionAdvice(length)}
    </div>
  )
}
