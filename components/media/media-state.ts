import { type Focal, parseMediaPath } from '@/lib/media/path'
import { type LibraryPicture } from '@/lib/media/types'

/** A picture as a block keeps it. */
export type StoredPicture = { src: string; alt?: string }

/** What is being said about the chosen picture, not all of it saved yet. */
export type Draft = { alt: string; focal: Focal }

type MediaState = {
  /** Null until they have been fetched. */
  pictures: LibraryPicture[] | null
  chosen: { id: string; draft: Draft } | null
  altError: string
  failure: string
  /** The last thing that was done, read out. */
  news: string
  asksToDelete: boolean
  isBusy: boolean
  /** The first upload to arrive is shown, unless somebody turns to another picture meanwhile. */
  followsUploads: boolean
}

type MediaAction =
  | { type: 'loaded'; pictures: LibraryPicture[]; current: StoredPicture }
  | { type: 'uploading' }
  | { type: 'arrived'; picture: LibraryPicture }
  | { type: 'chosen'; picture: LibraryPicture }
  | { type: 'described'; draft: Draft }
  | { type: 'alt-missing'; message: string }
  | { type: 'saving' }
  | { type: 'saved'; picture: LibraryPicture }
  | { type: 'asked'; asksToDelete: boolean }
  | { type: 'deleted'; picture: LibraryPicture }
  | { type: 'failed'; failure: string }
  | { type: 'settled' }

export const closedLibrary: MediaState = {
  pictures: null,
  chosen: null,
  altError: '',
  failure: '',
  news: '',
  asksToDelete: false,
  isBusy: false,
  followsUploads: false,
}

/** Whether a stored path shows this picture, with whatever focal point. */
const shows = (src: string, picture: LibraryPicture) =>
  src === picture.src || (!picture.builtIn && parseMediaPath(src)?.hash === parseMediaPath(picture.src)?.hash)

function choose(state: MediaState, picture: LibraryPicture, draft?: Partial<Draft>): MediaState {
  const known = { alt: picture.alt, focal: { x: picture.focalX, y: picture.focalY } }
  return {
    ...state,
    chosen: { id: picture.id, draft: { ...known, ...draft } },
    altError: '',
    failure: '',
    asksToDelete: false,
    followsUploads: false,
  }
}

/** The library with what the block shows now already chosen, as the block shows it. */
function load(state: MediaState, pictures: LibraryPicture[], { src, alt }: StoredPicture): MediaState {
  const loaded = { ...state, pictures, failure: '' }
  const current = src ? pictures.find((picture) => shows(src, picture)) : undefined
  if (!current) return loaded
  const focal = parseMediaPath(src)?.focal
  return choose(loaded, current, { ...(alt ? { alt } : {}), ...(focal ? { focal } : {}) })
}

const without = (pictures: LibraryPicture[] | null, id: string) =>
  pictures?.filter((picture) => picture.id !== id) ?? null

/** What the dialog shows next. */
export function mediaReducer(state: MediaState, action: MediaAction): MediaState {
  switch (action.type) {
    case 'loaded':
      return load(state, action.pictures, action.current)
    case 'uploading':
      return { ...state, followsUploads: true }
    case 'arrived': {
      const { picture } = action
      const pictures = [picture, ...(without(state.pictures, picture.id) ?? [])]
      const added = { ...state, pictures, news: `${picture.name} was added.` }
      return state.followsUploads ? choose(added, picture) : added
    }
    case 'chosen':
      return choose(state, action.picture)
    case 'described': {
      const chosen = state.chosen && { ...state.chosen, draft: action.draft }
      const altError = action.draft.alt.trim() ? '' : state.altError
      return { ...state, chosen, altError, followsUploads: false }
    }
    case 'alt-missing':
      return { ...state, altError: action.message }
    case 'saving':
      return { ...state, isBusy: true }
    case 'saved': {
      const { picture } = action
      const pictures = state.pictures?.map((other) => (other.id === picture.id ? picture : other)) ?? null
      return { ...state, pictures }
    }
    case 'asked':
      return { ...state, asksToDelete: action.asksToDelete }
    case 'deleted': {
      const { id, name } = action.picture
      return { ...state, pictures: without(state.pictures, id), chosen: null, news: `${name} was deleted.` }
    }
    case 'failed':
      return { ...state, failure: action.failure }
    case 'settled':
      return { ...state, isBusy: false, asksToDelete: false }
  }
}
