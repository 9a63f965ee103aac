import { knownTowns, type Town } from '@/lib/business/towns'

/** Returns the town of the county that an address ends with, or null: "12 Nyack Turnpike, Nanuet, NY" is in Nanuet. */
export function townIn(address: string): Town | null {
  const text = address.toLowerCase()
  const found = knownTowns().flatMap((town) => {
    const name = town.name.toLowerCase()
    const at = ` ${text} `.replace(/[^a-z']/g, ' ').lastIndexOf(` ${name.replace(/[^a-z']/g, ' ')} `)
    return at === -1 ? [] : [{ town, end: at + name.length, length: name.length }]
  })
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.town ?? null
}

export const mapsLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
