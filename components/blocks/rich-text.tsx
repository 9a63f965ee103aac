import { richTextHtml } from '@/lib/page-document/rich-text'
import { largeText } from './parts'

const sizes = {
  small: 'text-15',
  medium: '',
  large: 'text-20',
  xl: `max-w-[40ch] font-serif ${largeText} leading-snug`,
}
const alignments = { left: '', center: 'mx-auto text-center', right: 'ml-auto text-right' }

export type RichLook = { size?: keyof typeof sizes; align?: keyof typeof alignments }

export const richLook = ({ size = 'medium', align = 'left' }: RichLook) => ({
  className: `rich-text wrap-break-word text-pretty ${size === 'xl' ? '' : 'max-w-[64ch]'} ${sizes[size]} ${alignments[align]}`,
  'data-align': align,
})

/** Sanitizes the HTML again, whatever was stored. */
export const RichText = ({ html, ...look }: RichLook & { html: string }) => (
  <div {...richLook(look)} dangerouslySetInnerHTML={{ __html: richTextHtml(html) }} />
)
