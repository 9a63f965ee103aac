const kinds = {
  lead: /^\/admin\/leads\/([\w-]+)$/,
  page: /^\/admin\/pages\/([\w-]+)\/edit$/,
  post: /^\/admin\/blog\/([\w-]+)\/edit$/,
  project: /^\/admin\/content\/projects\/([\w-]+)$/,
  testimonial: /^\/admin\/content\/testimonials\/([\w-]+)$/,
}
export type RecentKind = keyof typeof kinds

const screens = ['templates', 'new']

/** Which record's screen an address is; null for any other. */
export function recordOf(path: string): { kind: RecentKind; id: string } | null {
  for (const [kind, pattern] of Object.entries(kinds) as [RecentKind, RegExp][]) {
    const id = pattern.exec(path)?.[1]
    if (id && !screens.includes(id)) return { kind, id }
  }
  return null
}
