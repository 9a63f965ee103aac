import { type JobCrop, type JobPair, type JobPhoto } from '../job-types'

// Two photos of about the same view are laid one over the other, in pixels of the before photo. The frame is what both
// show of it: 3:2 and inside both, however the after photo is moved, so that a pair never has a gap.

/** Width by height of both pictures of a pair. */
export const aspect = 3 / 2
/** The least share of a photo's width that a frame may show. */
const leastShare = 0.25

export type Size = { width: number; height: number }
type Point = { x: number; y: number }
/** Its height follows from its width. */
type Frame = Point & { width: number }

export type Alignment = {
  before: Size
  after: Size
  /** The corner of the after photo, and the size of its pixels. */
  x: number
  y: number
  scale: number
  /** The part to show; where the photos don't both reach, less is shown. */
  target: Frame
}

const largestWidth = ({ width, height }: Size) => Math.min(width, height * aspect)

function middleFrame(photo: Size): Frame {
  const width = largestWidth(photo)
  return { x: (photo.width - width) / 2, y: (photo.height - width / aspect) / 2, width }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Returns the frame that is shown: as near to the target as both photos reach. */
function shownFrame({ before, after, x, y, scale, target }: Alignment): Frame {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const right = Math.min(before.width, x + after.width * scale)
  const bottom = Math.min(before.height, y + after.height * scale)
  const width = Math.min(target.width, largestWidth({ width: right - left, height: bottom - top }))
  const height = width / aspect
  const middle = { x: target.x + target.width / 2, y: target.y + target.width / aspect / 2 }
  return {
    x: clamp(middle.x - width / 2, left, right - width),
    y: clamp(middle.y - height / 2, top, bottom - height),
    width,
  }
}

type Chosen = Pick<JobPhoto, 'id' | 'moment' | 'over'>

/**
 * Returns the photos of a job's pair: those that staff have chosen, else the latest after photo that was taken over a before
 * photo, with that one, else the first of each; undefined while one is missing.
 */
export function choosePhotos<Photo extends Chosen>(
  photos: readonly Photo[],
  pair: JobPair | null,
): { before: Photo; after: Photo } | undefined {
  const befores = photos.filter(({ moment }) => moment === 'before')
  const afters = photos.filter(({ moment }) => moment === 'after')
  const find = (list: Photo[], photoId?: string) => list.find(({ id }) => id === photoId)
  const over = afters.findLast((photo) => find(befores, photo.over))
  const before = find(befores, pair?.before.photo) ?? find(befores, over?.over) ?? befores[0]
  const after = find(afters, pair?.after.photo) ?? over ?? afters[0]
  return before && after && { before, after }
}

/** Lays the middle of the after photo on that of the before photo. */
export function alignMiddles(before: Size, after: Size): Alignment {
  const target = middleFrame(before)
  const frame = middleFrame(after)
  const scale = target.width / frame.width
  return { before, after, scale, x: target.x - frame.x * scale, y: target.y - frame.y * scale, target }
}

/** Returns the alignment that a pair was made by. */
export function alignmentOf(pair: JobPair, before: Size, after: Size): Alignment {
  const frameIn = ({ x, y, width }: JobCrop, photo: Size): Frame => ({
    x: x * photo.width,
    y: y * photo.height,
    width: width * photo.width,
  })
  const target = frameIn(pair.before, before)
  const frame = frameIn(pair.after, after)
  const scale = target.width / frame.width
  return { before, after, scale, x: target.x - frame.x * scale, y: target.y - frame.y * scale, target }
}

/** Returns the changed alignment, or the one before if too little of a photo would be left. */
function orUnchanged(nextAlignment: Alignment, current: Alignment): Alignment {
  const { width } = shownFrame(nextAlignment)
  const { before, after, scale } = nextAlignment
  const isEnough = width >= before.width * leastShare && width >= after.width * scale * leastShare
  return isEnough ? nextAlignment : current
}

/** Moves the after photo, by shares of the shown frame's width. */
export function moveAfter(current: Alignment, right: number, down: number): Alignment {
  const { width } = shownFrame(current)
  return orUnchanged({ ...current, x: current.x + right * width, y: current.y + down * width }, current)
}

const middle: Point = { x: 0.5, y: 0.5 / aspect }

/** Enlarges the after photo around a point of the frame, in shares of its width. */
export function zoomAfter(current: Alignment, factor: number, point = middle): Alignment {
  const frame = shownFrame(current)
  const fixedPoint = { x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.width }
  const x = fixedPoint.x - (fixedPoint.x - current.x) * factor
  const y = fixedPoint.y - (fixedPoint.y - current.y) * factor
  return orUnchanged({ ...current, x, y, scale: current.scale * factor }, current)
}

/** Moves both photos within the frame. */
export function moveBoth(current: Alignment, right: number, down: number): Alignment {
  const { x, y, width } = shownFrame(current)
  const target = shownFrame({ ...current, target: { x: x - right * width, y: y - down * width, width } })
  return { ...current, target }
}

/** Enlarges both photos around a point of the frame. */
export function zoomBoth(current: Alignment, factor: number, point = middle): Alignment {
  const frame = shownFrame(current)
  const width = frame.width / factor
  const x = frame.x + point.x * (frame.width - width)
  const y = frame.y + point.y * (frame.width - width)
  const target = shownFrame({ ...current, target: { x, y, width } })
  return orUnchanged({ ...current, target }, current)
}

/** Rounded down, so that a crop never reaches out of its photo. */
const floor = (share: number) => Math.max(0, Math.floor(share * 1e6) / 1e6)

/** Returns the parts of both photos that the frame shows. */
export function cropsOf(alignment: Alignment, photos: { before: string; after: string }): JobPair {
  const { before, after, x, y, scale } = alignment
  const frame = shownFrame(alignment)
  const crop = (photo: string, size: Size, corner: Point, pixel: number): JobCrop => ({
    photo,
    x: floor((frame.x - corner.x) / pixel / size.width),
    y: floor((frame.y - corner.y) / pixel / size.height),
    width: floor(frame.width / pixel / size.width),
  })
  return {
    before: crop(photos.before, before, { x: 0, y: 0 }, 1),
    after: crop(photos.after, after, { x, y }, scale),
  }
}
