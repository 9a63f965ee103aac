import '@/components/ui/rich-text.css'
import { richTextHtml } from '@/lib/page-document/rich-text'
import { largeText } from './parts'

const sizes = {
  small: 'text-15',
  medium: '',
  large: 'text-20',
  xl: `max-w-[40ch] font-serif ${largeText} leading-[1.35]`,
}
const alignments = { left: '', center: 'mx-auto text-center', right: 'ml-auto text-right' }

type RichTextProps = { html: string; size?: keyof typeof sizes; align?: keyof typeof alignments }

/** Rich text, sanitized here whatever was stored. */
export const RichText = ({ html, size = 'medium', align = 'left' }: RichTextProps) => (
  <div
    className={`rich-text wrap-break-word text-pretty ${size === 'xl' ? '' : 'max-w-[64ch]'} ${sizes[size]} ${alignments[align]}`}
    data-align={align}
    dangerouslySetInnerHTML={{ __html: richTextHtml(html) }}
  />
)
