const firstNameOf = (who: string) => who.trim().split(/\s+/)[0]!.slice(0, 40)

/** Whose version it is, within a sentence: "Terry’s", or "their" where nobody is known. */
export const whose = (who: string | null): string => (who ? `${firstNameOf(who)}’s` : 'their')

/** The same at the beginning of a sentence. */
export const whoseAtStart = (who: string | null): string =>
  whose(who).replace(/^./, (letter) => letter.toUpperCase())
