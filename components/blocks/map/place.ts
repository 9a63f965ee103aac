import { servedTowns, type Town } from '@/lib/business/towns'

/** Returns the town of the county that an address ends with, or null: "12 Nyack Turnpike, Nanuet, NY" is in Nanuet. */
export function townIn(address: string): Town | null {
  const text = address.toLowerCase()
  const matches = servedTowns().flatMap((town) => {
    const name = town.name.toLowerCase()
    const position = ` ${text} `.replace(/[^a-z']/g, ' ').lastIndexOf(` ${name.replace(/[^a-z']/g, ' ')} `)
    return position === -1 ? [] : [{ town, end: position + name.length, length: name.length }]
  })
  return matches.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.town ?? null
}

export const mapsLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
