const token = /<(\/?)([a-z0-9]+)[^<>]*>|[^<]+/g
const holder = new Set(['h2', 'h3', 'ul', 'ol', 'li', 'blockquote'])
/** The elements between a table and its cells, which have no text of their own. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr'])
const cells = new Set(['td', 'th'])

/**
 * Restructures sanitized HTML as rich text: paragraphs without others in them, loose text in paragraphs of its own,
 * pictures between paragraphs, and nothing empty.
 */
export function tidyBlocks(html: string): string {
  let result = ''
  let isOpen = false
  let inline: string[] = []
  const holders: string[] = []

  const endInline = () => {
    for (const name of inline.reverse()) result += `</${name}>`
    inline = []
  }
  const endParagraph = () => {
    endInline()
    if (isOpen) result += '</p>'
    isOpen = false
  }
  /** Opens a paragraph for text, except in headings and list entries. */
  const begin = () => {
    const place = holders.at(-1)
    if (isOpen || (place && place !== 'blockquote')) return
    result += '<p>'
    isOpen = true
  }

  for (const [piece, slash, name] of html.matchAll(token)) {
    if (tableParts.has(name ?? '') || cells.has(name ?? '')) {
      endParagraph()
      result += piece
      if (slash) holders.pop()
      else holders.push(name ?? '')
    } else if (tableParts.has(holders.at(-1) ?? '')) {
      continue
    } else if (name === undefined) {
      if (piece.trim()) begin()
      if (isOpen || holders.length > 0) result += piece
    } else if (name === 'p') {
      const within = !isOpen && holders.length > 0
      endParagraph()
      if (within && slash) result += ' '
    } else if (name === 'img') {
      endParagraph()
      result += piece
    } else if (holder.has(name)) {
      endParagraph()
      result += piece
      if (slash) holders.pop()
      else holders.push(name)
    } else if (name === 'br') {
      if (isOpen || holders.length > 0) result += piece
    } else if (!slash) {
      begin()
      result += piece
      inline.push(name)
    } else if (inline.includes(name)) {
      // Elements opened within it end with it.
      for (let open = inline.pop(); open; open = inline.pop()) {
        result += `</${open}>`
        if (open === name) break
      }
    }
  }
  endParagraph()
  return withoutEmpty(result)
}

const emptyElement =
  /<(p|h2|h3|li|ul|ol|blockquote|strong|em|u|s|a)(?: [^<>]*)?>(?:\s|&nbsp;|<br \/>)*<\/\1>\s*/g

function withoutEmpty(html: string): string {
  // A run of breaks is read once, whether or not a paragraph ends behind it.
  let now = html
    .replace(/\s{2,}/g, '\n')
    .replace(/(?:\s|<br \/>)+(<\/(?:p|li)>)?/g, (run, end?: string) => end ?? run)
  // An empty entry may leave its list empty, and so on.
  for (let round = 0; round < 5; round += 1) {
    const next = now.replace(emptyElement, '')
    if (next === now) break
    now = next
  }
  return now.trim()
}
