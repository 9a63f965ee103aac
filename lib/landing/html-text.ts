import sanitizeHtml from 'sanitize-html'

// Elements whose content nobody reads as part of the page.
const unread = [
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

/**
 * The text of a page's `<main>` element, words separated by single spaces. Header, footer, script, style, pictures
 * and form values are left out; a page without `<main>` has no text.
 */
export function mainText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/i.exec(html)?.[0]
  if (!main) return ''
  // Neighboring elements would run into one word when their tags go.
  const spaced = main.replace(/<(?=\/?[a-z])/gi, ' <')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: unread })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
