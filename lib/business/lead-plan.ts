import { parseRange, type PriceRange } from './money'

/** A line of a plan: a label with its amount and what was chosen, or plain text. */
export type PlanLine = { label: string; value: string; note: string } | { text: string }
/** A part of a plan: its lines below a heading, a total, or the path to the estimate on the site. */
export type PlanPart =
  | { kind: 'lines'; heading: string; lines: PlanLine[] }
  | { kind: 'total'; label: string; value: string }
  | { kind: 'link'; path: string }

const total = /^(Sum|Total): (\$[\d,]+[-–]\$[\d,]+)$/m

/** Returns the total of a lead's plan, or null if it names none. */
export const planTotal = (plan: string): PriceRange | null => parseRange(total.exec(plan)?.[2] ?? '')

/** Returns the middle of a plan's total in whole hundreds; null without a total. */
export function planValue(plan: string): number | null {
  const range = planTotal(plan)
  return range && Math.round((range.from + range.to) / 200) * 100
}

/** The path of our own estimate. A visitor sent the plan, so the host it names is ignored. */
function estimatePath(text: string): string | null {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return null
  const { pathname, search } = new URL(text)
  return /^\/estimate\/?$/.test(pathname) ? `/estimate${search}` : null
}

function readLine(text: string): PlanLine {
  const amount = /^(.+?): (\$[\d,]+[-–]\$[\d,]+)(?: \((.+)\))?$/.exec(text)
  if (amount) return { label: amount[1] ?? '', value: amount[2] ?? '', note: amount[3] ?? '' }
  const fact = /^([^:]{1,60}): (.+)$/.exec(text)
  return fact ? { label: fact[1] ?? '', value: fact[2] ?? '', note: '' } : { text }
}

/** Returns the heading of a plan in a lead's email and in the inbox. */
export const planHeading = (plan: string): string =>
  readPlan(plan).some(({ kind }) => kind === 'link') ? 'The estimate they sent' : 'The plan they sent'

/** Reads the text of a plan, from /estimate or from Smart Recommendations, into parts. Loses none of it but a host. */
export const readPlan = (plan: string): PlanPart[] =>
  plan
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block): PlanPart => {
      const [first = '', ...lines] = block.trim().split('\n')
      const path = lines.length === 0 ? estimatePath(first) : null
      if (path) return { kind: 'link', path }
      const sum = lines.length === 0 ? total.exec(first) : null
      if (sum) return { kind: 'total', label: sum[1] ?? '', value: sum[2] ?? '' }
      return lines.length === 0
        ? { kind: 'lines', heading: '', lines: [{ text: first }] }
        : { kind: 'lines', heading: first, lines: lines.map(readLine) }
    })
