/** In a file of its own, so that server components can use it. */
export const inputClass = 'input-box'
