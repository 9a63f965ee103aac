/** Headers between Next's parts, which it promises nobody; tests/unit/around-next/next.test.ts holds them. */
export const nextHeaders = {
  /** A form that Next handles itself. */
  action: 'next-action',
  /** A part of a page is asked for, not its document. */
  part: 'rsc',
  /** What of a page the browser has. */
  tree: 'next-router-state-tree',
  /** What the page cache said of an answer. */
  cache: 'x-nextjs-cache',
} as const
