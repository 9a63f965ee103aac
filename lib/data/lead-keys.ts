import 'server-only'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { leadFieldNames, type LeadTextName } from '@/lib/lead-fields'
import { fold } from '@/lib/text/fold'
import { database, write } from './client'

type Texts = { [Name in LeadTextName]?: string }

/** The searchable form of fields that aren't searched as they are stored. */
const searchWords: { [Name in LeadTextName]?: (text: string) => (string | undefined)[] } = {
  phone: (phone) => [phone, phone.replace(/\D/g, '')],
  projectType: (type) => [projectTypes[type as ContactProjectType]],
  service: (slug) => [getService(slug)?.name ?? slug],
  town: (slug) => [getTown(slug)?.name ?? slug],
}

const searchNames = () => leadFieldNames(({ search }) => search) as LeadTextName[]

export const searchSelect = Object.fromEntries(searchNames().map((name) => [name, true])) as {
  [Name in LeadTextName]?: true
}

/** Returns a telephone number's digits without the country code; empty if they are too few. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 7 ? digits : ''
}

/** Returns the folded text that a search looks in, and the keys by which the same person's leads are found. */
export function keysOf(lead: Texts) {
  const { phone = '', email = '' } = lead
  const words = searchNames().flatMap((name) => {
    const text = lead[name] ?? ''
    return searchWords[name]?.(text) ?? [text]
  })
  return {
    searchText: fold(words.filter(Boolean).join('\n')),
    phoneKey: phoneKey(phone),
    emailKey: fold(email.trim()),
  }
}

const atOnce = 500

/** Adds the keys of leads stored by older versions. Called once when the server starts. */
export async function addMissingKeys(): Promise<void> {
  const db = await database()
  for (;;) {
    const rows = await db.lead.findMany({
      // A lead has a name: without any text it was stored before.
      where: { searchText: '', name: { not: '' } },
      select: { ...searchSelect, id: true },
      take: atOnce,
    })
    await write((db) =>
      db.$transaction(
        rows.map(({ id, ...texts }) =>
          // Without the blank, a name of punctuation only would be found again each time.
          db.lead.updateMany({
            where: { id },
            data: { ...keysOf(texts), searchText: keysOf(texts).searchText || ' ' },
          }),
        ),
      ),
    )
    if (rows.length < atOnce) return
  }
}
