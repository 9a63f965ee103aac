import { notFoundMark } from '@/lib/page-status'

/**
 * Makes a page that says "not found" in its own words answer with status 404 (the page cache reads it).
 * Next's notFound() can't: thrown by a page, it leaves the HTML empty until script runs.
 */
export function NotFoundStatus() {
  return <meta {...notFoundMark} />
}
