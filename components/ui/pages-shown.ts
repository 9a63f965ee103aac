/** Returns the page numbers that a pager shows: first, last and around the current one; null for a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .flatMap((one, index, all) => {
      const missing = one - (all[index - 1] ?? 0) - 1
      return missing === 0 ? [one] : missing === 1 ? [one - 1, one] : [null, one]
    })
}
