/** Replaces each `{name}` in a text by its value. Throws for a name without a value, so that no brace reaches a page. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`unknown placeholder {${name}}`)
    return value
  })
