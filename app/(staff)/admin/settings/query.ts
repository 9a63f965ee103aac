/** What stands behind the ? of a screen's address. */
export type Query = Promise<Record<string, string | string[] | undefined>>

/** The text if it is one of those, else an empty one: an address may hold anything. */
export const oneOf = (text: string | string[] | undefined, known: readonly string[]): string =>
  typeof text === 'string' && known.includes(text) ? text : ''

/** A page's number, from 1; 1 for anything else. */
export const pageNumber = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
