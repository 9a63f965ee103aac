import { askedServiceName } from '@/lib/business/asked-service'
import { getTown } from '@/lib/business/towns'
import { type LeadFigures, type LeadGroup } from '@/lib/lead-figures'
import { counted } from '@/lib/text/counted'
import { capitalNumber } from '@/lib/text/number-word'

// Titles of charts: each states the chart's finding in a sentence.

export const townName = (key: string): string => getTown(key)?.name ?? (key || 'No town given')

/** Returns "40%"; only none is 0% and only all is 100%. */
export function percent(part: number, total: number): string {
  if (total === 0 || part === 0) return '0%'
  if (part >= total) return '100%'
  return `${Math.min(99, Math.max(1, Math.round((part / total) * 100)))}%`
}

/** Below this number a percentage would look more precise than it is. */
const leastForPercent = 10

/** "178 leads in 12 weeks, 40 more than in the 12 before". `weeks` is null for all time. */
export function leadsFinding({ leads, before }: LeadFigures, weeks: number | null): string {
  const leadCount = counted(leads, 'lead')
  if (weeks === null) return `${leadCount} in all`
  if (!before) return `${leadCount} in ${weeks} weeks`
  const change = leads - before
  const comparison = change === 0 ? 'as many as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than`
  return `${leadCount} in ${weeks} weeks, ${comparison} in the ${weeks} before`
}

/** Returns the named groups with the most leads. */
function leadingGroups(groups: LeadGroup[]): LeadGroup[] {
  const namedGroups = groups.filter(({ key }) => key)
  return namedGroups.filter(({ leads }) => leads === namedGroups[0]?.leads)
}

/** "New City sends the most leads; 22 towns in all" */
export function townsFinding(towns: LeadGroup[]): string {
  const count = towns.filter(({ key }) => key).length
  const [first, second, third] = leadingGroups(towns)
  if (!first) return 'No lead names its town'
  if (count === 1) return `All that name a town come from ${townName(first.key)}`
  if (third) return `${counted(count, 'town')}, none with more than ${counted(first.leads, 'lead')}`
  const leaders = second
    ? `${townName(first.key)} and ${townName(second.key)} send the most leads`
    : `${townName(first.key)} sends the most leads`
  return `${leaders}; ${count} towns in all`
}

/** "Kitchen Remodeling is asked for most, by 40%" */
export function servicesFinding(services: LeadGroup[], leads: number): string {
  const [first, second] = leadingGroups(services)
  if (!first) return 'No lead names a service'
  const share = leads < leastForPercent ? `${first.leads} of ${leads}` : percent(first.leads, leads)
  return second
    ? `${askedServiceName(first.key)} and ${askedServiceName(second.key)} are asked for most`
    : `${askedServiceName(first.key)} is asked for most, by ${share}`
}

/** "Nine in ten are answered within the promise" */
export function repliesFinding({ answered, kept, overdue }: LeadFigures['replies']): string {
  const judgedCount = answered + overdue
  const within = 'answered within the promise'
  if (judgedCount === 0) return 'No lead has been answered yet'
  if (kept === judgedCount) return judgedCount === 1 ? `The one lead was ${within}` : `All are ${within}`
  if (kept === 0) return `None was ${within}`
  if (judgedCount < leastForPercent) return `${kept} of ${judgedCount} were ${within}`
  const tenths = Math.round((kept / judgedCount) * 10)
  if (tenths === 10) return `Nearly all are ${within}`
  if (tenths === 0) return `Hardly any is ${within}`
  return `${capitalNumber(tenths)} in ten ${tenths === 1 ? 'is' : 'are'} ${within}`
}

/** "40% of decided leads were won" */
export function outcomeFinding({ won, lost }: { won: number; lost: number }): string {
  const decidedCount = won + lost
  if (decidedCount === 0) return 'No lead is won or lost yet'
  if (decidedCount === 1) return `The one decided lead was ${won ? 'won' : 'lost'}`
  const share =
    decidedCount < leastForPercent ? `${won} of ${decidedCount}` : `${percent(won, decidedCount)} of`
  return `${share} decided leads were won`
}
