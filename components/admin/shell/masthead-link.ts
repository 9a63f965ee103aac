/** Classes of a link in the masthead, whose text is hidden where there is no room for it. */
export const mastheadLinkClass =
  'flex min-h-control min-w-tap flex-none items-center justify-center gap-2 rounded-control px-2.5 font-semibold no-underline hover:bg-mist aria-[current]:bg-mist max-phone:gap-1 max-phone:px-1.5'
