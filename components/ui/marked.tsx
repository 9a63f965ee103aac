import { type Segment } from '@/lib/text/segments'

export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}
