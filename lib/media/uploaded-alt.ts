import 'server-only'
import { getMediaByHash } from '@/lib/data/media'
import { parseMediaPath } from './path'

/** What staff wrote about an uploaded picture; undefined for a built-in one, which says it itself, and for none. */
export async function uploadedAlt(src: string): Promise<string | undefined> {
  const media = parseMediaPath(src)
  return media ? (await getMediaByHash(media.hash))?.alt : undefined
}
