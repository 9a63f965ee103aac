import { type Visit } from '@/lib/visit-types'

/** Somebody who may go. */
export type Colleague = { id: string; name: string }

/** The filter for visits that nobody goes to yet; an account's id is for those of one person, empty for all. */
export const nobody = 'none'

export const isShown = ({ staffId }: Pick<Visit, 'staffId'>, filter: string): boolean =>
  filter === '' || (filter === nobody ? staffId === null : staffId === filter)

/** The color of a visit without anybody who goes. */
const nobodysColor = 'var(--color-spruce)'

/** At least 4.5:1 on paper. */
const colors = [
  'var(--color-clay)',
  'var(--color-result)',
  'var(--color-brass)',
  'color-mix(in srgb, var(--color-result), var(--color-clay))',
  'var(--color-ink)',
]

/** Returns a color for each person, by the age of their accounts: their ids begin with the time. */
export function colorsOf(colleagues: readonly Colleague[]): Record<string, string> {
  const ids = colleagues.map(({ id }) => id).sort()
  return Object.fromEntries(ids.map((id, index) => [id, colors[index % colors.length] ?? nobodysColor]))
}

export const colorOf = ({ staffId }: Pick<Visit, 'staffId'>, colors: Record<string, string>): string =>
  colors[staffId ?? ''] ?? nobodysColor
