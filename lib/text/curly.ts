/** Returns a text with typographic apostrophes, since keyboards have the straight one. */
const curlyText = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’')

/** Returns plain data (objects and arrays) with typographic apostrophes in all texts. */
export function curly<T>(value: T): T {
  if (typeof value === 'string') return curlyText(value) as T
  if (Array.isArray(value)) return value.map(curly) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, curly(part as unknown)])) as T
}
