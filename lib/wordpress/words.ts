const namedCharacters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

/** Returns a title or an excerpt as plain text: WordPress stores these as HTML. */
export function plainWords(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi,
      (sign, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : 0
        if (code > 31 && code <= 0x10ffff) return String.fromCodePoint(code)
        return (name && namedCharacters[name.toLowerCase()]) ?? sign
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}
