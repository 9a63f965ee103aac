/** The ending of a spooled lead's file that the database refused; before there was one for all, what held no lead had the other. */
export const refusedEnding = '.refused'
const olderEnding = '.unreadable'

/** Returns true for the name of a file that was set aside. */
export const isSetAside = (name: string): boolean =>
  name.endsWith(refusedEnding) || name.endsWith(olderEnding)
