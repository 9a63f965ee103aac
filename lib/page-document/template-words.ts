/** Words of a template (components/blocks/templates.ts) that are to be replaced before anybody sees the page. */
const inBrackets = /\[[A-Z][^[\]]{2,}\]/

/** The first words in a text that are to be replaced; null where there are none. */
export const templateWords = (text: string): string | null => inBrackets.exec(text)?.[0] ?? null
