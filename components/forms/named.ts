/** A place or a service of the page: its slug goes with the request, its name is shown. */
export type Named = { slug: string; name: string }
