import { type Segment } from '@/lib/text/segments'

/** A text with what was looked for marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}
