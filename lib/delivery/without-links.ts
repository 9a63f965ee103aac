// What a program or a reader could take for a link: an address with its scheme, www., or words joined by dots.
const links = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/:?#]\S*)?/giu

/**
 * A text that a stranger may have written, for mail in our name to somebody else: its links are left out, so that the
 * form can't be used to send them around.
 */
export const withoutLinks = (text: string): string => text.replace(links, '[…]')
