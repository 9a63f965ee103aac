const tableTag = /(<table\b[^<>]*>|<\/table\s*>)/i
const rowTag = /<tr\b/gi
const cellTag = /<t[dh]\b/gi
/** What stands in a cell where a theme lays out with tables. */
const layout = /<(?:h[1-6]|div|section|img|figure|iframe|form|table)\b/i

/** A table that says something by its rows and columns: more than one of each, and words in the cells. */
function isData(inner: string): boolean {
  const rows = inner.match(rowTag)?.length ?? 0
  const cells = inner.match(cellTag)?.length ?? 0
  return rows > 1 && cells > rows && !layout.test(inner)
}

/** Each row a paragraph, with its cells one behind the other. */
const asLines = (inner: string) =>
  inner
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' · ')
    .replace(/<tr\b[^<>]*>/gi, '<p>')
    .replace(/<\/tr\s*>/gi, '</p>')
    .replace(/<\/?(?:t[dh]|thead|tbody|tfoot|colgroup|col)\b[^<>]*>/gi, '')

/** What a table is called, which stands above it, and the rest. */
function withoutCaption(inner: string): [caption: string, rest: string] {
  const opening = /^\s*<caption\b[^<>]*>/i.exec(inner)
  const end = opening ? inner.search(/<\/caption\s*>/i) : -1
  if (!opening || end === -1) return ['', inner]
  return [`<p>${inner.slice(opening[0].length, end)}</p>`, inner.slice(end).replace(/^<[^<>]*>/, '')]
}

/** A table whose end hasn't come: what stands in it, up to the last table within it as lines, and since then. */
type Open = { lines: string; since: string; hasTable: boolean }

/**
 * The text with the tables that only lay out as lines; `onLines` hears of it. One with others in its cells is a layout, and
 * one that never ends. Nothing is read twice, however deep they lie.
 */
export function layoutAsLines(html: string, onLines: () => void): string {
  const open: Open[] = []
  let text = ''
  let isTold = false
  const add = (more: string) => {
    const table = open.at(-1)
    if (!table) text += more
    else if (more.startsWith('<div>')) table.lines += more
    else table.since += more
  }
  const tell = () => {
    if (!isTold) onLines()
    isTold = true
  }
  for (const part of html.split(tableTag)) {
    if (/^<table\b/i.test(part)) {
      const around = open.at(-1)
      if (around)
        Object.assign(around, { lines: around.lines + asLines(around.since), since: '', hasTable: true })
      open.push({ lines: '', since: '', hasTable: false })
    } else if (/^<\/table/i.test(part)) {
      const table = open.pop()
      if (!table) continue
      const [caption, rest] = withoutCaption(table.since)
      const keeps = !table.hasTable && open.length === 0 && isData(rest)
      if (!keeps) tell()
      add(keeps ? `${caption}<table>${rest}</table>` : `<div>${table.lines}${caption}${asLines(rest)}</div>`)
    } else add(part)
  }
  if (open.length > 0) tell()
  return open.reduce((whole, { lines, since }) => whole + lines + asLines(since), text)
}
