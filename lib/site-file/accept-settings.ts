import 'server-only'
import * as z from 'zod/mini'
import { claimIds, claimKind, withoutProofFiles } from '@/lib/business/claims'
import { presentProfile, profileFrom } from '@/lib/data/settings'
import { refusalOfStored } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { settingsGroupNames, settingsGroups } from '@/lib/records/settings/groups'
import { groupOf } from '@/lib/records/settings/values'
import { settingCheck } from '@/lib/schemas/site-settings'
import { isRecord } from '@/lib/type-guards'

// A setting of a file, which is neither large nor deep (accept-rows.ts), as the screen for it would have saved it.

type Report = (reason: string) => void

/** Returns a setting's value as it may be stored; undefined if none of it can. Calls `report` with the reason for what isn't accepted. */
export function acceptedValue(key: string, value: unknown, registry: BlockRegistry, report: Report): unknown {
  if (key === 'profile') return acceptedProfile(value, report)
  const check = settingCheck(key)
  const read = check?.safeParse(value)
  if (!read?.success) {
    report(
      check ? 'It isn’t what the screen for it would save.' : 'This version of the site has no such setting.',
    )
    return undefined
  }
  const part = pruneBy(value, read.data)
  return key === 'saved-blocks' ? acceptedBlocks(part as SavedBlock[], registry, report) : part
}

/** Returns of the profile what its groups' schemas accept and this version knows. */
function acceptedProfile(stored: unknown, report: Report): unknown {
  const read = profileFrom(stored)
  for (const id of claimIds)
    if (read.claims[id].proofFile)
      report(`${claimKind(id).label}: the file that proves it isn’t part of a site file. Add it again.`)
  const profile = { ...read, claims: withoutProofFiles(read.claims) }
  // The site goes live by a button, not by a group of settings.
  const liveSince = z.union([z.literal(''), z.iso.datetime()]).safeParse(profile.liveSince)
  let knownValues: Record<string, unknown> = liveSince.success ? { liveSince: liveSince.data } : {}
  for (const group of settingsGroupNames) {
    const values = groupOf(profile, group)
    const parsed = settingsGroups[group].schema.safeParse(values)
    if (parsed.success) {
      knownValues = { ...knownValues, ...parsed.data }
      continue
    }
    const { path = [], message = '' } = parsed.error.issues[0] ?? {}
    report(
      `${settingsGroups[group].title}, ${path.join('.')}: ${message}. The built-in values take their place.`,
    )
  }
  return pruneBy(presentProfile(stored), knownValues) ?? {}
}

type SavedBlock = { name: string; block: { type: string } }

/** Returns of the saved blocks those that could be saved today. */
const acceptedBlocks = (rows: readonly SavedBlock[], registry: BlockRegistry, report: Report) =>
  rows.filter(({ name, block }) => {
    const reason = registry(block.type)
      ? refusalOfStored([{ ...block, id: 'saved' }], registry)
      : `This site has no component “${block.type.slice(0, 80)}”.`
    if (reason) report(`The component “${name}” is left out. ${reason}`)
    return !reason
  })

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Returns a value without what `model` lacks or has of another kind, in its own order. */
function pruneBy(value: unknown, model: unknown): unknown {
  if (kindOf(value) !== kindOf(model)) return undefined
  if (Array.isArray(value) && Array.isArray(model))
    return value.map((item: unknown, index) => pruneBy(item, model[index]))
  if (!isRecord(value) || !isRecord(model)) return value
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, Object.hasOwn(model, name) ? pruneBy(inner, model[name]) : undefined] as const,
  )
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}
