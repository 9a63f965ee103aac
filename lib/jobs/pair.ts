import 'server-only'
import { type Job, type JobCrop, type JobPair, type JobPhoto } from '@/lib/job-types'
import { cropPicture } from '@/lib/media/encode'
import { readPrivateFile } from '@/lib/private-files/store'
import { alignMiddles, aspect, choosePhotos, cropsOf } from './pair-crop'

/** In pixels. */
const widest = 2400

/** Returns the crops of a job's pair: those that staff have chosen, else the middles of its photos. Null while a photo is missing. */
export function pairOf({ pair, photos }: Pick<Job, 'pair' | 'photos'>): JobPair | null {
  const chosenPhotos = choosePhotos(photos, pair)
  if (!chosenPhotos) return null
  const { before, after } = chosenPhotos
  const isStored = pair?.before.photo === before.id && pair.after.photo === after.id
  return isStored ? pair : cropsOf(alignMiddles(before, after), { before: before.id, after: after.id })
}

/** Returns a crop in pixels, inside its photo. */
function areaOf({ width, height }: JobPhoto, crop: JobCrop) {
  const areaWidth = Math.max(1, Math.floor(Math.min(crop.width * width, width, height * aspect)))
  const areaHeight = Math.max(1, Math.min(height, Math.round(areaWidth / aspect)))
  const within = (start: number, max: number) => Math.min(Math.round(start), max)
  return {
    left: within(crop.x * width, width - areaWidth),
    top: within(crop.y * height, height - areaHeight),
    width: areaWidth,
    height: areaHeight,
  }
}

/** Returns both pictures of a pair in one size, 3:2, and neither enlarged; null if a photo’s file is gone. */
export async function cropPair(
  { before, after }: JobPair,
  photos: readonly JobPhoto[],
): Promise<{ before: Buffer; after: Buffer } | null> {
  const areas = [before, after].map((crop) =>
    areaOf(
      photos.find(({ id }) => id === crop.photo)!,
      crop,
    ),
  )
  const width = Math.min(widest, ...areas.map((area) => area.width))
  const size = { width, height: Math.max(1, Math.round(width / aspect)) }
  const [first, second] = await Promise.all(
    [before, after].map(async (crop, index) => {
      const { file } = photos.find(({ id }) => id === crop.photo)!
      const stored = await readPrivateFile(file, 'full')
      return stored && cropPicture(stored.data, areas[index]!, size)
    }),
  )
  return first && second ? { before: first, after: second } : null
}
