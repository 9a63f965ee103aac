const most = { colspan: 20, rowspan: 100 }
export type SpanName = keyof typeof most

/** Over how many columns or rows a table's cell goes: 1 for what is no number or beyond all tables that people write. */
export function readSpan(name: SpanName, value: string | null | undefined): number {
  const cells = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1
  return cells >= 1 && cells <= most[name] ? cells : 1
}
