import { closedLibrary, draftOf, mediaReducer } from '@/components/media/media-state'
import { type LibraryPicture } from '@/lib/media/types'

const picture = (id: string, alt = id): LibraryPicture => ({
  ...{ id, name: `${id}.jpg`, alt, src: `/images/${id}.webp`, thumbnail: '', width: 3, height: 2, color: '' },
  ...{ focalX: 0.5, focalY: 0.5, bytes: null, createdAt: null, builtIn: true, uses: [], revisions: 0 },
})
const [oak, ash, elm] = [picture('oak'), picture('ash'), picture('elm')]
type Action = Parameters<typeof mediaReducer>[1]
const loaded: Action = { type: 'loaded', pictures: [oak, ash, elm], current: { src: '' } }
const after = (many: boolean, ...actions: Action[]) =>
  [loaded, ...actions].reduce(mediaReducer, closedLibrary(many))

test('several stay chosen in the order of the choice; the last one is shown', () => {
  const state = after(true, { type: 'toggled', picture: elm }, { type: 'picked', pictures: [elm, oak, ash] })
  expect([state.picked, state.chosen?.id]).toEqual([['elm', 'oak', 'ash'], 'ash'])
  const less = mediaReducer(state, { type: 'toggled', picture: ash })
  expect([less.picked, less.chosen?.id]).toEqual([['elm', 'oak'], 'oak'])
  const none = after(true, { type: 'toggled', picture: elm }, { type: 'toggled', picture: elm })
  expect([none.picked, none.chosen]).toEqual([[], null])
})

test('the message about a picture stays while another is shown', () => {
  const draft = { alt: 'An oak door', focal: { x: 0.2, y: 0.5 } }
  const state = after(
    true,
    { type: 'toggled', picture: oak },
    { type: 'described', draft },
    { type: 'toggled', picture: ash },
  )
  expect(state.chosen?.draft.alt).toBe('ash')
  expect(draftOf(state, oak)).toEqual(draft)
  expect(mediaReducer(state, { type: 'chosen', picture: oak }).chosen?.draft).toEqual(draft)
})

test('uploads join the chosen ones, the first is shown; a deleted one leaves', () => {
  const [pine, fir] = [picture('pine', ''), picture('fir', '')]
  const state = after(
    true,
    { type: 'toggled', picture: oak },
    { type: 'uploading' },
    { type: 'arrived', picture: pine },
    { type: 'arrived', picture: fir },
  )
  expect([state.picked, state.chosen?.id]).toEqual([['oak', 'pine', 'fir'], 'pine'])
  expect(state.announcement).toBe('fir.jpg was added.')
  expect(mediaReducer(state, { type: 'deleted', picture: pine }).picked).toEqual(['oak', 'fir'])
})

test('a choice of one picture replaces the one before', () => {
  const state = after(false, { type: 'chosen', picture: oak }, { type: 'chosen', picture: ash })
  expect([state.picked, state.chosen?.id]).toEqual([[], 'ash'])
})

describe('a library that is read late', () => {
  const pine = picture('pine', '')
  const current: Action = { type: 'loaded', pictures: [oak, ash], current: { src: oak.src } }
  const from = (...actions: Action[]) => actions.reduce(mediaReducer, closedLibrary(false))
  const ids = ({ pictures }: ReturnType<typeof from>) => pictures?.map(({ id }) => id)

  test('keeps an upload that arrived first, as the chosen one', () => {
    const state = from({ type: 'uploading' }, { type: 'arrived', picture: pine }, current)
    expect([ids(state), state.chosen?.id]).toEqual([['pine', 'oak', 'ash'], 'pine'])
  })

  test('shows the stored picture until an upload arrives that has begun before', () => {
    const state = from({ type: 'uploading' }, current)
    expect(state.chosen?.id).toBe('oak')
    expect(mediaReducer(state, { type: 'arrived', picture: pine }).chosen?.id).toBe('pine')
  })
})
