/** Returns the first word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0]!.slice(0, 40)

/** Returns the possessive of a version's owner within a sentence: "Terry’s", or "their" if nobody is known. */
export const versionOwner = (who: string | null): string => (who ? `${firstName(who)}’s` : 'their')

/** Returns the same for the beginning of a sentence. */
export const startWithOwner = (who: string | null): string =>
  versionOwner(who).replace(/^./, (letter) => letter.toUpperCase())
