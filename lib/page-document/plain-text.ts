const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Returns the text of HTML on one line, for summaries and search; never to be used as HTML. */
export function plainText(html: string): string {
  // A tag contains no other `<`: otherwise each unclosed one would be searched for to the end of the text.
  return html
    .replace(/<\/?(?:p|br|h[1-6]|li|ul|ol|blockquote|table|tr|t[dh])\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
