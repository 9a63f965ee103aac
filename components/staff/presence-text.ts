import { type Collaborator } from '@/lib/staff-types'
import { inWords } from '@/lib/text/in-words'

/** Returns the first word of a person's name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0]!.slice(0, 40)

/** Returns "just now", "a minute ago", "12 minutes ago" or "3 hours ago". */
export function agoText(seconds: number): string {
  if (seconds < 45) return 'just now'
  const minutes = Math.round(seconds / 60)
  if (minutes < 2) return 'a minute ago'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`
}

/** Returns "Dana has this page open" or "You have this page open in another window". */
export function presenceText(people: readonly Collaborator[], what: string): string {
  const names = people.filter(({ own }) => !own).map(({ name }) => firstName(name))
  if (people.length === 0) return ''
  if (names.length === 0) return `You have this ${what} open in another window`
  return `${inWords(names)} ${names.length === 1 ? 'has' : 'have'} this ${what} open`
}

/** Returns "edited a minute ago", or an empty string. */
export function lastEditText(people: readonly Collaborator[]): string {
  const edits = people.flatMap(({ edited }) => edited ?? [])
  return edits.length === 0 ? '' : `edited ${agoText(Math.min(...edits))}`
}
