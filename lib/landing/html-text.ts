import sanitizeHtml from 'sanitize-html'

// Elements whose content isn't part of the page's text.
const ignoredTags = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'header',
  'footer',
  'textarea',
  'option',
  'title',
]

// Every other tag starts a line.
const inlineNames = 'a|abbr|b|bdi|cite|em|i|small|span|strong|sub|sup|u|wbr'
const inlineTag = new RegExp(`<(?=/?(?:${inlineNames})\\b)`, 'gi')
const blockTag = new RegExp(`<(?!/?(?:${inlineNames})\\b)`, 'gi')

/**
 * Returns the text of a page's `<main>` element, a line for each block of text. Header, footer, script, style,
 * pictures and form values are left out; a page without `<main>` has no text.
 */
export function mainText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/i.exec(html)?.[0]
  if (!main) return ''
  const lines = main
    .replace(/<!--[\s\S]*?-->/g, '')
    // The label of an example, which a live site doesn't show.
    .replace(/<span[^<>]*>Example<\/span>/g, '')
    .replace(/\s+/g, ' ')
    .replace(blockTag, '\n<')
    .replace(inlineTag, ' <')
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {}, nonTextTags: ignoredTags })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
