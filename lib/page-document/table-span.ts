const maxSpan = { colspan: 20, rowspan: 100 }
export type SpanName = keyof typeof maxSpan

/** Reads the span of a table cell; 1 if it isn't a number or is larger than any real table. */
export function readSpan(name: SpanName, value: string | null | undefined): number {
  const cells = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1
  return cells >= 1 && cells <= maxSpan[name] ? cells : 1
}
