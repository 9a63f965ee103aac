import { recentSamplePosts, samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { builtInImages } from '@/lib/business/images'
import { towns } from '@/lib/business/towns'

const all = [...sampleProjects, ...sampleTestimonials, ...samplePosts]

test('there are as many samples as the specification says, all marked, each with an id of its own', () => {
  const kinds = (projects: typeof sampleProjects) => projects.map(({ projectType }) => projectType).sort()
  const [home, gallery] = [sampleProjects.slice(0, 9), sampleProjects.slice(9)]
  expect(kinds(home)).toEqual([...Array<string>(3).fill('bathroom'), ...Array<string>(6).fill('kitchen')])
  expect(kinds(gallery)).toEqual(['bathroom', 'bathroom', 'kitchen', 'kitchen'])
  for (const { completedAt } of gallery) expect(completedAt).toMatch(/^2024-/)
  expect(sampleTestimonials).toHaveLength(3)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.every(({ isSample }) => isSample)).toBe(true)
})

test('the posts have the titles, categories and dates of the specification', () => {
  expect(samplePosts.map((post) => [post.title, post.category, post.publishedAt?.slice(0, 10)])).toEqual([
    ['2024 Kitchen Design Trends in New City', 'Kitchen Design', '2024-12-15'],
    ['Suffern Bathroom Remodeling Guide', 'Bathroom Remodel', '2024-12-12'],
    ['Maximizing Small Kitchens in Spring Valley', 'Space Planning', '2024-12-10'],
  ])
  for (const { content } of samplePosts) {
    expect(content.split(/\s+/).length).toBeGreaterThan(500)
    expect(content.split('\n').length).toBeGreaterThan(5)
    expect(content).not.toMatch(/!/)
  }
})

test('a new site’s posts are a few days old, as many days apart as in the specification', () => {
  const days = (now: string) =>
    recentSamplePosts(new Date(now)).map(({ publishedAt, createdAt }) => [publishedAt, createdAt].join(' '))
  const noon = (day: string) => `2027-03-${day}T12:00:00.000Z 2027-03-${day}T12:00:00.000Z`
  const expected = ['19', '16', '14'].map(noon)
  expect(days('2027-03-20T12:00:00.000Z')).toEqual(expected)
  expect(days('2027-03-21T11:59:59.000Z')).toEqual(expected)
})

test('places are towns that are served, pictures exist, and each of the eight main towns has something', () => {
  const names = towns.map(({ name }) => name)
  const places = [...sampleProjects, ...sampleTestimonials].map(({ location }) =>
    location.replace(/, NY$/, ''),
  )
  places.push(...samplePosts.map(({ town }) => town))
  for (const place of places) expect(names).toContain(place)
  const main = [
    'New City',
    'Suffern',
    'Spring Valley',
    'Nanuet',
    'Pearl River',
    'Monsey',
    'Nyack',
    'Haverstraw',
  ]
  for (const town of main) expect(places).toContain(town)
  const pictures = sampleProjects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])
  for (const picture of [...pictures, ...samplePosts.map((post) => post.featuredImage)])
    expect(builtInImages).toHaveProperty([picture])
})
