import 'server-only'
import { getMediaByHash } from '@/lib/data/media'
import { parseMediaPath } from './path'

/** Returns an uploaded picture's alt text; undefined for others. */
export async function uploadedAlt(src: string): Promise<string | undefined> {
  const media = parseMediaPath(src)
  return media ? (await getMediaByHash(media.hash))?.alt : undefined
}
