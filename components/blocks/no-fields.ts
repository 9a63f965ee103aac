// Replaces each block's fields.tsx on the server, where pages are rendered and nobody edits (`imports` in package.json).
export const Fields = () => null
export const Icon = () => null
