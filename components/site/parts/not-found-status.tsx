import { notFoundMark } from '@/lib/page-status'

/**
 * Makes a page answer with status 404 (the page cache reads it). Next's notFound() can't: thrown by a page, it leaves the
 * HTML empty until script runs.
 */
export const NotFoundStatus = () => <meta {...notFoundMark} />
