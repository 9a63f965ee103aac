/** A form instance's key as the browser makes it: 128 bits that nobody can guess, in hexadecimal. */
export const formKey = /^[0-9a-f]{32}$/

/** A field that people don't see and programs fill in. */
export const honeypotField = 'homepage'
