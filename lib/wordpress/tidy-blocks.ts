const token = /<(\/?)([a-z0-9]+)[^<>]*>|[^<]+/g
const holder = new Set(['h2', 'h3', 'ul', 'ol', 'li', 'blockquote'])
/** What stands between a table and its cells holds no words. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr'])
const cells = new Set(['td', 'th'])

/**
 * Puts sanitized HTML into the order of a rich text: paragraphs that hold no others, loose words in a paragraph of
 * their own, pictures between paragraphs, and nothing empty.
 */
export function tidyBlocks(html: string): string {
  let out = ''
  let isOpen = false
  let inline: string[] = []
  const holders: string[] = []

  const endInline = () => {
    for (const name of inline.reverse()) out += `</${name}>`
    inline = []
  }
  const endParagraph = () => {
    endInline()
    if (isOpen) out += '</p>'
    isOpen = false
  }
  /** Words stand in a paragraph, but in headings and list entries, which are one themselves. */
  const begin = () => {
    const place = holders.at(-1)
    if (isOpen || (place && place !== 'blockquote')) return
    out += '<p>'
    isOpen = true
  }

  for (const [found, slash, name] of html.matchAll(token)) {
    if (tableParts.has(name ?? '') || cells.has(name ?? '')) {
      endParagraph()
      out += found
      if (slash) holders.pop()
      else holders.push(name ?? '')
    } else if (tableParts.has(holders.at(-1) ?? '')) {
      continue
    } else if (name === undefined) {
      if (found.trim()) begin()
      if (isOpen || holders.length > 0) out += found
    } else if (name === 'p') {
      const within = !isOpen && holders.length > 0
      endParagraph()
      if (within && slash) out += ' '
    } else if (name === 'img') {
      endParagraph()
      out += found
    } else if (holder.has(name)) {
      endParagraph()
      out += found
      if (slash) holders.pop()
      else holders.push(name)
    } else if (name === 'br') {
      if (isOpen || holders.length > 0) out += found
    } else if (!slash) {
      begin()
      out += found
      inline.push(name)
    } else if (inline.includes(name)) {
      // What was opened within it ends with it.
      for (let open = inline.pop(); open; open = inline.pop()) {
        out += `</${open}>`
        if (open === name) break
      }
    }
  }
  endParagraph()
  return withoutEmpty(out)
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
