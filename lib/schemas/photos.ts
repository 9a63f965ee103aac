import * as z from 'zod/mini'
import { maxPhotos, photoIds } from '@/lib/lead-photos'

const toText = (photos: string | string[]) =>
  [...new Set(photoIds([photos].flat().join(' ')))].slice(0, maxPhotos).join(' ')

/** A list of ids, or a text of them; what isn't an id is left out, as are the ids beyond the limit. */
export const photosSchema = z.catch(
  z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(toText)),
  '',
)
