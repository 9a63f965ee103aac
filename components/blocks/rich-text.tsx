import { richTextHtml } from '@/lib/page-document/rich-text'

/** Rich text, sanitized here whatever was stored. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
  <div className={`b-rich ${className}`} dangerouslySetInnerHTML={{ __html: richTextHtml(html) }} />
)
