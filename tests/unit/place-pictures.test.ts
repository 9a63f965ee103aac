import { blockTypes, defaultConfig, getDefinition } from '@/components/blocks/registry'
import { builderReducer, startBuilder } from '@/components/builder/builder-state'
import { draftOf } from '@/components/builder/draft'
import { nextPlace, pictureCapacity, withPicture } from '@/components/builder/place-pictures'

const oak = { src: '/images/oak.webp', alt: 'Oak' }
const ash = { src: '/images/ash.webp', alt: 'Ash' }

test('a gallery takes any number, in its empty rows first', () => {
  const images = [{ src: '', alt: '' }, oak]
  const block = { type: 'image', config: { images } }
  expect(pictureCapacity(block)).toBe(Infinity)
  const filled = withPicture(block, ash)!
  expect(filled.images).toEqual([ash, oak])
  expect(withPicture({ type: 'image', config: filled }, oak)?.images).toEqual([ash, oak, oak])
})

test('a single picture is replaced with what it shows', () => {
  const block = { type: 'hero', config: { backgroundImage: oak.src, backgroundAlt: 'Oak' } }
  expect(pictureCapacity(block)).toBe(1)
  expect(withPicture(block, { src: ash.src, alt: '' })).toMatchObject({
    backgroundImage: ash.src,
    backgroundAlt: '',
    title: 'Welcome to Our Service',
  })
})

test('of two places the empty ones are filled, and none is taken from another', () => {
  const empty = { type: 'before-after', config: {} }
  expect(pictureCapacity(empty)).toBe(2)
  const withOne = { ...empty, config: withPicture(empty, oak)! }
  const two = { ...empty, config: withPicture(withOne, ash)! }
  expect(two.config).toMatchObject({ beforeImage: oak.src, afterImage: ash.src })
  expect([pictureCapacity(two), withPicture(two, oak)]).toEqual([0, null])
})

test('in a list of more than pictures only rows without one take one', () => {
  const members = [{ name: 'Ana', image: oak.src }, { name: 'Bo' }]
  const block = { type: 'team', config: { members } }
  expect(pictureCapacity(block)).toBe(1)
  expect(withPicture(block, ash)?.members).toMatchObject([
    { name: 'Ana', image: oak.src },
    { name: 'Bo', image: ash.src },
  ])
})

test.each(['text', 'old slider'])('a %s takes none', (type) => {
  expect([pictureCapacity({ type, config: {} }), withPicture({ type, config: {} }, oak)]).toEqual([0, null])
})

test.each(blockTypes)('in a %s the field that says what a picture shows is one of its own', (type) => {
  const { pictures, pictureAlts, labels } = getDefinition(type)!
  expect(Object.keys(pictureAlts)).toEqual(pictures)
  for (const [path, alt] of Object.entries(pictureAlts))
    if (alt) expect(Object.keys(labels)).toContain(path.replace(/[^.]+$/, alt))
  const block = { type, config: defaultConfig(type) }
  expect(withPicture(block, oak) !== null).toBe(pictureCapacity(block) > 0)
})

test('a picture that arrives is a step of its own; its block may be gone', () => {
  const page = {
    ...{ title: 'A', slug: 'a', isPublished: false, metaTitle: '', metaDescription: '' },
    components: [{ id: 'hero-1', type: 'hero', config: {} }],
  }
  const start = startBuilder(draftOf(page))
  const done = builderReducer(start, { type: 'pictures', id: 'hero-1', pictures: [oak] })
  expect(done.history.present.document.blocks[0]?.config.backgroundImage).toBe(oak.src)
  const undone = builderReducer(done, { type: 'undo' })
  expect(undone.history.present.document.blocks[0]?.config).toEqual({})
  expect(builderReducer(start, { type: 'pictures', id: 'gone', pictures: [oak] })).toBe(start)
})

test('several pictures are one step, and each takes the next empty place', () => {
  const page = {
    ...{ title: 'A', slug: 'a', isPublished: false, metaTitle: '', metaDescription: '' },
    components: [{ id: 'image-1', type: 'image', config: { images: [{ src: '', alt: '' }] } }],
  }
  const start = startBuilder(draftOf(page))
  const done = builderReducer(start, { type: 'pictures', id: 'image-1', pictures: [oak, ash] })
  expect(done.history.present.document.blocks[0]?.config.images).toEqual([oak, ash])
  expect(done.announcement.text).toBe('2 pictures added to Image Gallery')
  expect(builderReducer(done, { type: 'undo' }).history.present).toBe(start.history.present)
})

test('the field that the next picture is for', () => {
  const before = { type: 'before-after', config: {} }
  expect(nextPlace(before)).toEqual({
    label: 'Before',
    hasAlt: false,
    canBeDecorative: false,
    takesMany: false,
  })
  const after = { ...before, config: withPicture(before, oak)! }
  expect(nextPlace(after)).toMatchObject({ label: 'After' })
  expect(nextPlace({ ...before, config: withPicture(after, ash)! })).toBeNull()
  expect(nextPlace({ type: 'image', config: {} })).toEqual({
    label: 'Picture',
    hasAlt: true,
    canBeDecorative: false,
    takesMany: true,
  })
})
