/** The look of everything that is typed into; here, so that server components can give it to an input of their own. */
export const inputClass = 'input-box'
