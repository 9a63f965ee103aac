/** So many posts on a page of the blog: a large one, two beside it, the others in full rows of two. */
export const postsPerPage = 13

/** A page of the blog's list; the first is the blog itself. */
export const blogPage = (page: number): string => (page === 1 ? '/blog' : `/blog/page/${page}`)

/** How many pages so many posts fill; an empty blog has one. */
export const blogPageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage))

/** The addresses of all pages of the list behind the first. */
export const furtherBlogPages = (posts: number): string[] =>
  Array.from({ length: blogPageCount(posts) - 1 }, (_, index) => blogPage(index + 2))
