/** Returns the page numbers that a pager shows: first, last and around the current one; null for a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const missingCount = number - (all[index - 1] ?? 0) - 1
      return missingCount === 0 ? [number] : missingCount === 1 ? [number - 1, number] : [null, number]
    })
}
