// Names where somebody came from. Pure, and the same for a page view and for a lead, so that the two can be compared.

/** A link or form on this site. */
export const ownSite = 'site'
/** Neither a link nor a campaign is known: a typed address, a bookmark, most apps. */
export const direct = 'direct'
/** Takes the place of names beyond what a day has room for. */
export const otherName = 'other'

/** Prefixes of a host that name the same site: www.yelp.com, m.facebook.com, l.instagram.com. */
const prefixes = /^(?:www\d?|m|mobile|l|lm|out|amp)\./
/** Search engines have a host in each country, and others several of their own. */
const families: [RegExp, string][] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$|^com\.google\.android\.googlequicksearchbox$/, 'google'],
  [/(?:^|\.)bing\.com$/, 'bing'],
  [/(?:^|\.)yahoo\.[a-z.]{2,6}$/, 'yahoo'],
  [/(?:^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$|^com\.facebook\./, 'facebook'],
  [/(?:^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(?:^|\.)nextdoor\.com$/, 'nextdoor'],
  [/(?:^|\.)houzz\.com$/, 'houzz'],
  [/(?:^|\.)yelp\.com$/, 'yelp'],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, 'pinterest'],
]

const longestName = 60

/** Returns a name as it is counted, however a link was written: "Winter_Offer" and "winter offer" are one. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestName)

/** The marks of a link as a lead stores them. */
type Origin = { referrer?: string; utmSource?: string; gclid?: string }

/**
 * Returns the source of a visit: what its link says, else the site that it came from, "google" for all of Google's.
 * @param ownHost the site's own host
 */
export function sourceOf({ referrer = '', utmSource = '', gclid = '' }: Origin, ownHost = ''): string {
  const sourceName = utmSource && plainName(utmSource)
  if (sourceName) return sourceName
  if (gclid) return 'google-ads'
  const host = referrer && /^[a-z-]+:\/\/([^/?#]+)/i.exec(referrer)?.[1]?.toLowerCase()
  if (!host) return direct
  if (host === ownHost) return ownSite
  const family = families.find(([hosts]) => hosts.test(host))?.[1]
  return family ?? (plainName(host.replace(/:\d+$/, '').replace(prefixes, '')) || direct)
}

/** Returns the name of a campaign as it is counted. */
export const campaignOf = (utmCampaign: string): string => plainName(utmCampaign)
