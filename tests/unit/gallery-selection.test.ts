import { selectGallery } from '@/components/blocks/gallery/gallery-selection'
import { sampleProjects } from '@/lib/content/samples'
import { type Project, type ProjectType } from '@/lib/content-types'

const project = (id: string, projectType: ProjectType, more: Partial<Project> = {}): Project => {
  return { ...sampleProjects[0]!, id, projectType, isFeatured: false, completedAt: null, ...more }
}
const ids = (projects: Project[]) => projects.map(({ id }) => id)

test('every project is shown once: at most six featured cards of each kind, and the rest', () => {
  const { kitchens, bathrooms } = selectGallery(sampleProjects)
  expect(kitchens.featured).toHaveLength(6)
  expect(bathrooms.featured).toHaveLength(5)
  const [kitchen, bathroom] = [kitchens, bathrooms].map(({ featured, more }) => [...featured, ...more])
  expect(kitchen!.every(({ projectType }) => projectType === 'kitchen')).toBe(true)
  expect(bathroom!.every(({ projectType }) => projectType === 'bathroom')).toBe(true)
  expect(ids([...kitchen!, ...bathroom!]).sort()).toEqual(ids([...sampleProjects]).sort())
})

test('featured projects come first, then the latest, then the rest in the order of staff', () => {
  const { kitchens } = selectGallery([
    project('rest-1', 'kitchen'),
    project('old', 'kitchen', { completedAt: '2024-03-01T12:00:00.000Z' }),
    project('rest-2', 'kitchen'),
    project('new', 'kitchen', { completedAt: '2024-10-01T12:00:00.000Z' }),
    project('featured', 'kitchen', { isFeatured: true }),
  ])
  expect(ids(kitchens.featured)).toEqual(['featured', 'new', 'old', 'rest-1', 'rest-2'])
})

test('before and after are the first two projects under each filter, the same two only once', () => {
  const projects = [project('k1', 'kitchen'), project('k2', 'kitchen'), project('b1', 'bathroom')]
  expect(selectGallery(projects).pairs.map(({ shownFor, projects }) => [shownFor, ids(projects)])).toEqual([
    [
      ['all', 'kitchen'],
      ['k1', 'k2'],
    ],
    [['bathroom'], ['b1']],
  ])
})

test('a project without a picture from before is no before-and-after', () => {
  const projects = [project('k1', 'kitchen', { beforeImage: '' }), project('b1', 'bathroom')]
  expect(selectGallery(projects).pairs.map(({ shownFor, projects }) => [shownFor, ids(projects)])).toEqual([
    [['all', 'bathroom'], ['b1']],
  ])
})

test('nothing to show is nothing', () => {
  const none = { featured: [], more: [] }
  expect(selectGallery([])).toEqual({ kitchens: none, bathrooms: none, pairs: [] })
})
