const tableTag = /(<table\b[^<>]*>|<\/table\s*>)/i
const rowTag = /<tr\b/gi
const cellTag = /<t[dh]\b/gi
/** Matches elements that a cell has only if a theme uses tables for layout. */
const layout = /<(?:h[1-6]|div|section|img|figure|iframe|form|table)\b/i

/** Returns true for a table of data: several rows and columns, and only text in the cells. */
function isData(inner: string): boolean {
  const rows = inner.match(rowTag)?.length ?? 0
  const cells = inner.match(cellTag)?.length ?? 0
  return rows > 1 && cells > rows && !layout.test(inner)
}

/** Turns each row into a paragraph with its cells in a line. */
const asLines = (inner: string) =>
  inner
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' · ')
    .replace(/<tr\b[^<>]*>/gi, '<p>')
    .replace(/<\/tr\s*>/gi, '</p>')
    .replace(/<\/?(?:t[dh]|thead|tbody|tfoot|colgroup|col)\b[^<>]*>/gi, '')

/** Splits a table's contents into its caption, as a paragraph, and the rest. */
function withoutCaption(inner: string): [caption: string, rest: string] {
  const opening = /^\s*<caption\b[^<>]*>/i.exec(inner)
  const end = opening ? inner.search(/<\/caption\s*>/i) : -1
  if (!opening || end === -1) return ['', inner]
  return [`<p>${inner.slice(opening[0].length, end)}</p>`, inner.slice(end).replace(/^<[^<>]*>/, '')]
}

/** A table whose end hasn't come yet: its contents up to the last table in it, as lines, and those since. */
type Open = { lines: string; since: string; hasTable: boolean }

/**
 * Turns tables that are used for layout into lines, and calls `onLines` once if there are any. A table counts as layout
 * if it has others in its cells or never ends. Nothing is read twice, however deeply tables are nested.
 */
export function layoutAsLines(html: string, onLines: () => void): string {
  const open: Open[] = []
  let text = ''
  let isReported = false
  const add = (addition: string) => {
    const table = open.at(-1)
    if (!table) text += addition
    else if (addition.startsWith('<div>')) table.lines += addition
    else table.since += addition
  }
  const reportLines = () => {
    if (!isReported) onLines()
    isReported = true
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
      if (!keeps) reportLines()
      add(keeps ? `${caption}<table>${rest}</table>` : `<div>${table.lines}${caption}${asLines(rest)}</div>`)
    } else add(part)
  }
  if (open.length > 0) reportLines()
  return open.reduce((result, { lines, since }) => result + lines + asLines(since), text)
}
