/** Words of a template (components/blocks/templates.ts) that have to be replaced before publishing. */
const inBrackets = /\[[A-Z][^[\]]{2,}\]/

/** Returns the first such words in a text, or null. */
export const findPlaceholder = (text: string): string | null => inBrackets.exec(text)?.[0] ?? null
