export type Named = { slug: string; name: string }
