/** A text with typographic apostrophes: data, and whoever types, use the sign that is on the keyboard. */
const curlyText = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’')

/** All texts of plain data (objects and arrays of them) with typographic apostrophes. */
export function curly<T>(value: T): T {
  if (typeof value === 'string') return curlyText(value) as T
  if (Array.isArray(value)) return value.map(curly) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, curly(part as unknown)])) as T
}
