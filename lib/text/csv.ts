export type Cell = string | number | null

/**
 * Reads the rows of a table by RFC 4180, each with the line on which it begins, without empty rows. Quoted cells may have
 * line breaks and doubled quotes. Excel's byte order mark is ignored.
 */
export function csvRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let [cell, quoted, line, began] = ['', false, 1, 1]
  let cells: string[] = []
  const endRow = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim())) rows.push({ line: began, cells })
    cells = []
    cell = ''
    began = line
  }
  const table = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  for (let index = 0; index < table.length; index += 1) {
    const sign = table[index]!
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (table[index + 1] === '"') cell += table[(index += 1)]!
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}

/**
 * Formats a cell. Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP), since visitors
 * write it. A telephone number may begin with a plus.
 */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const isFormula =
    typeof value === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+[\d\s().-]+$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a row by RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Returns the first row, with a byte order mark so that Excel reads UTF-8. */
export const csvStart = (names: readonly string[]): string => `\ufeff${csvLine(names)}`
