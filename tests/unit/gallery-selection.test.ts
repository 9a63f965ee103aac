import { selectGallery } from '@/components/site/screens/gallery/gallery-selection'
import { sampleProjects } from '@/lib/business/samples'
import { type Project, type ProjectType } from '@/lib/content-types'

const project = (id: string, projectType: ProjectType, more: Partial<Project> = {}): Project => {
  return { ...sampleProjects[0]!, id, projectType, isFeatured: false, completedAt: null, ...more }
}
const ids = (projects: Project[]) => projects.map(({ id }) => id)

test('at most six cards of each kind, all of their kind', () => {
  const { kitchens, bathrooms } = selectGallery(sampleProjects)
  expect(kitchens).toHaveLength(6)
  expect(bathrooms).toHaveLength(5)
  expect(kitchens.every(({ projectType }) => projectType === 'kitchen')).toBe(true)
  expect(bathrooms.every(({ projectType }) => projectType === 'bathroom')).toBe(true)
})

test('featured projects come first, then the latest, then the rest in the order of staff', () => {
  const { kitchens } = selectGallery([
    project('rest-1', 'kitchen'),
    project('old', 'kitchen', { completedAt: '2024-03-01T12:00:00.000Z' }),
    project('rest-2', 'kitchen'),
    project('new', 'kitchen', { completedAt: '2024-10-01T12:00:00.000Z' }),
    project('featured', 'kitchen', { isFeatured: true }),
  ])
  expect(ids(kitchens)).toEqual(['featured', 'new', 'old', 'rest-1', 'rest-2'])
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
  expect(selectGallery([])).toEqual({ kitchens: [], bathrooms: [], pairs: [] })
})
