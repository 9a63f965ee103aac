/** A large post, two beside it, the others in full rows of two. */
export const postsPerPage = 13

/** Returns the address of a page of the blog's list. */
export const blogPage = (page: number): string => (page === 1 ? '/blog' : `/blog/page/${page}`)

/** Returns the number of pages; an empty blog has one. */
export const blogPageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage))

/** Lists the addresses of all pages but the first. */
export const furtherBlogPages = (posts: number): string[] =>
  Array.from({ length: blogPageCount(posts) - 1 }, (_, index) => blogPage(index + 2))
