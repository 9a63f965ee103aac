import { type Focal, parseMediaPath } from '@/lib/media/path'
import { type LibraryPicture } from '@/lib/media/types'

export type StoredPicture = { src: string; alt?: string; decorative?: boolean }

export type Draft = { alt: string; focal: Focal }

type MediaState = {
  pictures: LibraryPicture[] | null
  chosen: { id: string; draft: Draft } | null
  /** If several can be chosen: their ids in order, and their edited descriptions. */
  many: boolean
  picked: string[]
  drafts: Record<string, Draft>
  altError: string
  failure: string
  /** The last announcement. */
  announcement: string
  asksToDelete: boolean
  isBusy: boolean
  /** Shows the first upload to arrive, unless another picture is chosen meanwhile. */
  followsUploads: boolean
}

type MediaAction =
  | { type: 'loaded'; pictures: LibraryPicture[]; current: StoredPicture }
  | { type: 'uploading' }
  | { type: 'arrived'; picture: LibraryPicture }
  | { type: 'chosen'; picture: LibraryPicture }
  | { type: 'toggled'; picture: LibraryPicture }
  | { type: 'picked'; pictures: LibraryPicture[] }
  | { type: 'described'; draft: Draft }
  | { type: 'alt-missing'; message: string }
  | { type: 'saving' }
  | { type: 'saved'; picture: LibraryPicture }
  | { type: 'asked'; asksToDelete: boolean }
  | { type: 'deleted'; picture: LibraryPicture }
  | { type: 'failed'; failure: string }
  | { type: 'settled' }

export const closedLibrary = (many: boolean): MediaState => ({
  pictures: null,
  chosen: null,
  many,
  picked: [],
  drafts: {},
  altError: '',
  failure: '',
  announcement: '',
  asksToDelete: false,
  isBusy: false,
  followsUploads: false,
})

/** Returns true if a stored path shows this picture, with any focal point. */
const shows = (src: string, picture: LibraryPicture) =>
  src === picture.src || (!picture.builtIn && parseMediaPath(src)?.hash === parseMediaPath(picture.src)?.hash)

export const draftOf = ({ drafts }: Pick<MediaState, 'drafts'>, picture: LibraryPicture): Draft =>
  drafts[picture.id] ?? { alt: picture.alt, focal: { x: picture.focalX, y: picture.focalY } }

function choose(state: MediaState, picture: LibraryPicture, draft?: Partial<Draft>): MediaState {
  return {
    ...state,
    chosen: { id: picture.id, draft: { ...draftOf(state, picture), ...draft } },
    altError: '',
    failure: '',
    asksToDelete: false,
    followsUploads: false,
  }
}

/** Takes over the library that was read. Uploads that arrived meanwhile stay, and so does the choice. */
function load(state: MediaState, readPictures: LibraryPicture[], { src, alt }: StoredPicture): MediaState {
  const arrived = state.pictures ?? []
  const arrivedIds = new Set(arrived.map(({ id }) => id))
  const pictures = [...arrived, ...readPictures.filter(({ id }) => !arrivedIds.has(id))]
  const nextState = { ...state, pictures, failure: '' }
  const current = src && !state.chosen ? pictures.find((picture) => shows(src, picture)) : undefined
  if (!current) return nextState
  const focal = parseMediaPath(src)?.focal
  const chosenState = choose(nextState, current, { ...(alt ? { alt } : {}), ...(focal ? { focal } : {}) })
  return { ...chosenState, followsUploads: state.followsUploads }
}

function pick(state: MediaState, pickedIds: string[]): MediaState {
  const lastPicture = state.pictures?.find(({ id }) => id === pickedIds.at(-1))
  return lastPicture
    ? { ...choose(state, lastPicture), picked: pickedIds }
    : { ...state, picked: pickedIds, chosen: null, altError: '' }
}
const withAlso = (pickedIds: string[], pictures: LibraryPicture[]) => [
  ...new Set([...pickedIds, ...pictures.map(({ id }) => id)]),
]

const without = (pictures: LibraryPicture[] | null, id: string) =>
  pictures?.filter((picture) => picture.id !== id) ?? null

export function mediaReducer(state: MediaState, action: MediaAction): MediaState {
  switch (action.type) {
    case 'loaded':
      return load(state, action.pictures, action.current)
    case 'uploading':
      return { ...state, followsUploads: true }
    case 'arrived': {
      const { picture } = action
      const pictures = [picture, ...(without(state.pictures, picture.id) ?? [])]
      const picked = state.many ? withAlso(state.picked, [picture]) : state.picked
      const nextState = { ...state, pictures, picked, announcement: `${picture.name} was added.` }
      return state.followsUploads ? choose(nextState, picture) : nextState
    }
    case 'chosen':
      return choose(state, action.picture)
    case 'toggled': {
      const { id } = action.picture
      const isOn = state.picked.includes(id)
      return pick(state, isOn ? state.picked.filter((pickedId) => pickedId !== id) : [...state.picked, id])
    }
    case 'picked':
      return pick(state, withAlso(state.picked, action.pictures))
    case 'described': {
      const { draft } = action
      const chosen = state.chosen && { ...state.chosen, draft }
      const drafts = state.many && chosen ? { ...state.drafts, [chosen.id]: draft } : state.drafts
      const altError = draft.alt.trim() ? '' : state.altError
      return { ...state, chosen, drafts, altError, followsUploads: false }
    }
    case 'alt-missing':
      return { ...state, altError: action.message }
    case 'saving':
      return { ...state, isBusy: true }
    case 'saved': {
      const { picture } = action
      const pictures = state.pictures?.map((item) => (item.id === picture.id ? picture : item)) ?? null
      return { ...state, pictures }
    }
    case 'asked':
      return { ...state, asksToDelete: action.asksToDelete }
    case 'deleted': {
      const { id, name } = action.picture
      const picked = state.picked.filter((pickedId) => pickedId !== id)
      const pictures = without(state.pictures, id)
      return { ...state, pictures, picked, chosen: null, announcement: `${name} was deleted.` }
    }
    case 'failed':
      return { ...state, failure: action.failure }
    case 'settled':
      return { ...state, isBusy: false, asksToDelete: false }
  }
}
