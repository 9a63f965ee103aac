/** Undocumented headers between Next's parts; tests/unit/around-next/next.test.ts checks them. */
export const nextHeaders = {
  /** Marks a form that Next handles itself. */
  action: 'next-action',
  /** Asks for a part of a page instead of its document. */
  part: 'rsc',
  /** Says which parts of a page the browser has. */
  tree: 'next-router-state-tree',
  /** Marks a request for a page that may never be shown. */
  prefetch: 'next-router-prefetch',
  /** Says what the page cache answered. */
  cache: 'x-nextjs-cache',
} as const
