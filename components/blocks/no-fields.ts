// What a visitor's page gets for a block's fields.tsx: nothing. They are for staff, and on the server, where a page is
// made, nobody edits (`imports` in package.json).
export const Fields = () => null
export const Sign = () => null
