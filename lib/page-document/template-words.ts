/** Placeholders of a template (components/blocks/templates.ts) that have to be replaced before publishing. */
const placeholder = /\[[A-Z][^[\]]{2,}\]/

/** Returns the first placeholder in a text, or null. */
export const findPlaceholder = (text: string): string | null => placeholder.exec(text)?.[0] ?? null
