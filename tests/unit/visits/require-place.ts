import { getPlace } from '@/lib/data/areas'

export async function requirePlace(slug: string) {
  const place = await getPlace(slug)
  if (!place) throw new Error(`no place ${slug}`)
  return place
}
