/** Prints rows as columns under each other; the first row names them, numbers stand to the right. */
export function printTable(rows) {
  const texts = rows.map((row) => row.map((cell) => `${cell ?? '–'}`))
  const widths = texts[0].map((_, column) => Math.max(...texts.map((row) => row[column].length)))
  for (const row of texts)
    console.log(
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column])))
        .join('  '),
    )
  console.log('')
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

/** Prints whether each threshold is met: what, the figure as text, whether. Answers how many aren't. */
export function printThresholds(thresholds) {
  for (const [what, figure, isMet] of thresholds)
    console.log(`${isMet ? 'met    ' : 'not met'}  ${what}: ${figure}`)
  return thresholds.filter(([, , isMet]) => !isMet).length
}
