import texts from '@/lib/content/facts/settings-names.json'
import { isRecord } from '@/lib/type-guards'
import { furtherLines, type FurtherPrice } from './estimate-lines'
import { builtInFinishes } from './finish-list'
import { surfaceNames } from './finishes'
import { isOpen, weekdays } from './hours'
import { formatRange } from './money'
import { type OwnFinish } from './own-finishes'
import { priceList, type Price } from './prices'
import { defaultProfile, socialNetworks } from './profile'

const names: Record<string, string> = {
  ...texts.names,
  ...Object.fromEntries(Object.entries(socialNetworks).map(([key, name]) => [`social.${key}`, name])),
  ...Object.fromEntries(priceList(defaultProfile.prices).map(({ id, title }) => [`prices.${id}`, title])),
  ...Object.fromEntries(furtherLines.map(({ id, title }) => [`furtherPrices.${id}`, title])),
  ...Object.fromEntries(
    builtInFinishes.map(({ id, surface, name }) => [
      `finishes.${surface}.${id}`,
      `${surfaceNames[surface]}, ${name}`,
    ]),
  ),
  ...Object.fromEntries(
    weekdays.flatMap(([key, day]) => [
      [`showroomHours.${key}`, `Showroom, ${day}`],
      [`telephoneHours.${key}`, `Phone, ${day}`],
      [`visitHours.${key}`, `Visits, ${day}`],
    ]),
  ),
}

/** Returns a setting's name by its path: "address.street" is Street. */
export const settingName = (path: string): string => names[path] ?? path

/** A setting with its path; a day's hours, a line of the price list and a finish are one setting each. */
type Setting = { path: string; value: unknown }

/** Returns the single settings in a group's values. */
export const settingsIn = (values: object): Setting[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) => leaves(key, value))

function leaves(path: string, value: unknown): Setting[] {
  if (path in names || !isRecord(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leaves(`${path}.${key}`, inner))
}

const sameSetting = (a: unknown, b: unknown): boolean =>
  isRecord(a) && isRecord(b) ? Object.keys(a).every((key) => a[key] === b[key]) : a === b

/** Returns the paths of the settings that differ between two states of a group. */
export function changedPaths(before: object, after: object): string[] {
  const valuesBefore = new Map(settingsIn(before).map(({ path, value }) => [path, value]))
  return settingsIn(after)
    .filter(({ path, value }) => !sameSetting(valuesBefore.get(path), value))
    .map(({ path }) => path)
}

const units: Partial<Record<string, { one: string; none?: string }>> = texts.units

/**
 * Returns a setting's value as text: "9:00 AM to 5:00 PM", "$2,500-$5,000, 1-2 weeks", "Sage, shown, …"; empty if nothing is
 * set.
 */
export function settingText({ path, value }: Setting): string {
  if (isRecord(value)) {
    if ('opens' in value) return dayText(value as { opens: string; closes: string })
    if ('hidden' in value) return finishText(value as OwnFinish)
    const price = value as Price | FurtherPrice
    return `${formatRange(price)}, ${'says' in price ? price.says : price.timeline}`
  }
  if (path === 'financing.apr') return value === '' ? '' : `${String(value)}%`
  if (path.startsWith('logo.')) return String(value).replace(/^.*\//, '')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { one, none } = units[path] ?? {}
  if (!one) return String(value)
  if (value === 0 && none !== undefined) return none
  return `${String(value)} ${value === 1 ? one : `${one}s`}`
}

const finishText = ({ name, hidden, at, place }: OwnFinish) =>
  `${name}, ${hidden ? 'hidden' : 'shown'}, in place ${place + 1}, at ${Math.round(at * 100)}% of the range`

function dayText(hours: { opens: string; closes: string }): string {
  if (!isOpen(hours)) return 'Closed'
  return `${timeText(hours.opens)} to ${timeText(hours.closes)}`
}

/** Returns "9:00 AM" for "09:00". */
function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
