type Values = Readonly<Record<string, string>>
/** Returns a text with values in place of their names in braces. */
export type FillText = (text: string, values?: Values) => string

/** Replaces each `{name}` that has a value; others stay as typed, since staff's own texts may have them by mistake. */
export const fillKnown: FillText = (text, values) =>
  values
    ? text.replace(/\{(\w+)\}/g, (slot, name: string) => (Object.hasOwn(values, name) ? values[name]! : slot))
    : text
