import 'server-only'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { leadFieldNames, type LeadTextName } from '@/lib/lead-fields'
import { fold } from '@/lib/text/fold'
import { database, write } from './client'

type Texts = { [Name in LeadTextName]?: string }

/** How a text is searched for besides, or instead of, as it is stored. */
const searchWords: { [Name in LeadTextName]?: (text: string) => (string | undefined)[] } = {
  phone: (phone) => [phone, phone.replace(/\D/g, '')],
  projectType: (type) => [projectTypes[type as ContactProjectType]],
  service: (slug) => [getService(slug)?.name ?? slug],
  town: (slug) => [getTown(slug)?.name ?? slug],
}

const searchNames = () => leadFieldNames(({ search }) => search) as LeadTextName[]

/** Selects the texts that keysOf reads. */
export const searchSelect = Object.fromEntries(searchNames().map((name) => [name, true])) as {
  [Name in LeadTextName]?: true
}

/** A telephone number's digits, without America's 1; empty for what can't be a whole number. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 7 ? digits : ''
}

/** What a lead is found by: its texts folded, and by which telephone number and address its sender is known again. */
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

/** Gives leads their keys that were stored before there were any; once when the server starts. */
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
          // A name of signs only would be looked at again and again.
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
