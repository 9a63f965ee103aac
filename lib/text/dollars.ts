/** An amount as it is typed in a hurry: "45000", "$45000", "45,000.00". */
const amount = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.00)?$/

/** Formats a text that is nothing but an amount as "$45,000"; returns any other text as it is, such as "about $45,000". */
export function asDollars(text: string): string {
  const digits = amount.exec(text)?.[1]?.replaceAll(',', '')
  return digits === undefined ? text : `$${Number(digits).toLocaleString('en-US')}`
}
