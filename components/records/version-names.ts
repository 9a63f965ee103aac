import { firstName } from '@/components/staff/presence-text'
import { capitalized } from '@/lib/text/in-words'

/** Returns the possessive of a version's owner within a sentence: "Terry’s", or "their" if nobody is known. */
export const versionOwner = (who: string | null): string => (who ? `${firstName(who)}’s` : 'their')

/** Returns the same for the beginning of a sentence. */
export const startWithOwner = (who: string | null): string => capitalized(versionOwner(who))
