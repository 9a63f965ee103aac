/** The search params of a screen. */
export type Query = Promise<Record<string, string | string[] | undefined>>

/** Returns the text if it is one of the known values, else an empty string. */
export const oneOf = (text: string | string[] | undefined, values: readonly string[]): string =>
  typeof text === 'string' && values.includes(text) ? text : ''

/** Returns a page number from 1; 1 for anything else. */
export const pageNumber = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
