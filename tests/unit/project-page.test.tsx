import { renderToStaticMarkup } from 'react-dom/server'
import { projectMetadata } from '@/lib/seo/page-metadata'
import { ProjectPage } from '@/components/site/screens/project/project-page'
import { defaultProfile } from '@/lib/business/profile'
import { sampleProjects } from '@/lib/content/samples'
import { findNamedTown } from '@/lib/business/towns'
import { type Project } from '@/lib/content-types'
import { projectsAfter } from '@/lib/landing/local-work'
import { hostileTexts, nothingRuns } from './hostile-input'

const [sample] = sampleProjects as [Project]
const html = (more: Partial<Project> = {}, others: Project[] = []) => {
  const project = { ...sample, ...more }
  return renderToStaticMarkup(
    <ProjectPage
      hasReviews
      project={project}
      town={findNamedTown(project.location)}
      texts={new Map()}
      others={others}
      profile={defaultProfile}
    />,
  )
}

describe('the metadata', () => {
  // pageMetadata() throws here where a search result would cut a title or description.
  test('fits search results, and no two projects have the same', () => {
    const all = sampleProjects.map((project) => projectMetadata(project, defaultProfile))
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  })

  test.each<Partial<Project>>([
    { title: 'x '.repeat(60).trim(), description: 'y '.repeat(900).trim() },
    { title: 'Bath', description: 'Done.', cost: '', timeline: '', location: 'Nyack' },
  ])('%# also fits with the longest and the shortest that may be written', (more) => {
    expect(projectMetadata({ ...sample, ...more }, defaultProfile).title).toBeTruthy()
  })
})

describe('the page', () => {
  test('leaves out what isn’t known', () => {
    const bare = html({
      beforeImage: '',
      features: [],
      cost: '',
      timeline: '',
      completedAt: null,
      location: 'Albany',
    })
    expect(bare).not.toMatch(/type="range"|What was done|>Cost<|>Time<|>Finished</)
    expect(bare).toContain('href="/rockland/kitchen-remodeling/"')
    expect(bare).not.toContain('More rooms')
  })

  test('says of samples that they are examples, and of no others', () => {
    expect(html()).toMatch(/>Example<\/span> Not a finished job\./)
    expect(html({ isSample: false })).not.toContain('Not a finished job')
  })

  test('leads to the town’s own page, else to its hub', () => {
    expect(html({ location: 'Nyack, NY' })).toContain('href="/nyack"')
    expect(html({ location: 'Upper Nyack, NY' })).toContain('href="/rockland/upper-nyack/"')
  })

  test.each(hostileTexts)('%j runs nothing', (text) => {
    const page = html({ title: text, description: text, location: text, cost: text, features: [text] })
    const withoutData = page.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    expect(nothingRuns(withoutData)).toBe('')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
  })
})

test('after a project come three others, of its kind first', () => {
  const after = projectsAfter(sampleProjects, sample)
  expect(after).toHaveLength(3)
  expect(after.every(({ projectType }) => projectType === 'kitchen')).toBe(true)
  expect(after[0]).toBe(sampleProjects[1])
  expect(projectsAfter([sample], sample)).toEqual([])
  const last = sampleProjects.at(-1)!
  expect(projectsAfter(sampleProjects, last)[0]?.projectType).toBe(last.projectType)
})
