import texts from './landing-lines.json'

// Texts about a place that don't depend on the service. `{town}`, `{township}` and `{office}` are filled in.

/** Issuer of the permit, by kind of place; places on a line have their own text in `ownJurisdiction`. */
export const jurisdictions = texts.jurisdictions
export const ownJurisdiction: Readonly<Record<string, string>> = texts.ownJurisdiction

/** Arrangement of a visit, by the distance to the showroom: `home` is its own town. */
export const visitLines = texts.visitLines
