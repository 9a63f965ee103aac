import texts from './landing-lines.json'

/** Who issues permits in places on a line or with a past of their own. `{town}`, `{township}` and `{office}` are filled in. */
export const ownJurisdiction: Readonly<Record<string, string>> = texts
