import { selectGallery } from '@/components/blocks/gallery/gallery-selection'
import { sampleProjects } from '@/lib/content/samples'
import { type Project, type ProjectType } from '@/lib/content-types'

const project = (id: string, projectType: ProjectType, more: Partial<Project> = {}): Project => {
  return { ...sampleProjects[0]!, id, projectType, isFeatured: false, completedAt: null, ...more }
}
const ids = (projects: Project[]) => projects.map(({ id }) => id)

test('every project is there once: two before and after, at most six featured cards of each kind, and the rest', () => {
  const { kitchens, bathrooms, pairs } = selectGallery(sampleProjects)
  expect(pairs).toHaveLength(2)
  expect(kitchens.featured).toHaveLength(6)
  expect(bathrooms.featured).toHaveLength(5)
  const [kitchen, bathroom] = [kitchens, bathrooms].map(({ featured, more }) => [...featured, ...more])
  expect(kitchen!.every(({ projectType }) => projectType === 'kitchen')).toBe(true)
  expect(bathroom!.every(({ projectType }) => projectType === 'bathroom')).toBe(true)
  expect(ids([...pairs, ...kitchen!, ...bathroom!]).sort()).toEqual(ids([...sampleProjects]).sort())
})

const withoutBefore = { beforeImage: '' }

test('featured projects come first, then the latest, then the rest in the order of staff', () => {
  const { kitchens } = selectGallery([
    project('rest-1', 'kitchen', withoutBefore),
    project('old', 'kitchen', { ...withoutBefore, completedAt: '2024-03-01T12:00:00.000Z' }),
    project('rest-2', 'kitchen', withoutBefore),
    project('new', 'kitchen', { ...withoutBefore, completedAt: '2024-10-01T12:00:00.000Z' }),
    project('featured', 'kitchen', { ...withoutBefore, isFeatured: true }),
  ])
  expect(ids(kitchens.featured)).toEqual(['featured', 'new', 'old', 'rest-1', 'rest-2'])
})

test('before and after are the first two projects with both pictures, featured ones last', () => {
  const projects = [
    project('k1', 'kitchen', withoutBefore),
    project('k2', 'kitchen'),
    project('b0', 'bathroom', { isFeatured: true }),
    project('b1', 'bathroom'),
    project('b2', 'bathroom'),
    project('k3', 'kitchen'),
  ]
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  expect([pairs, kitchens.featured, bathrooms.featured].map(ids)).toEqual([
    ['k2', 'b1'],
    ['k1', 'k3'],
    ['b0', 'b2'],
  ])
})

test('few projects are all cards', () => {
  const projects = [project('k1', 'kitchen'), project('k2', 'kitchen'), project('b1', 'bathroom')]
  const { kitchens, bathrooms, pairs } = selectGallery(projects)
  expect([pairs, kitchens.featured, bathrooms.featured].map(ids)).toEqual([[], ['k1', 'k2'], ['b1']])
})

test('nothing to show is nothing', () => {
  const none = { featured: [], more: [] }
  expect(selectGallery([])).toEqual({ kitchens: none, bathrooms: none, pairs: [] })
})
