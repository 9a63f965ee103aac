import { renderToStaticMarkup } from 'react-dom/server'
import { projectMetadata } from '@/lib/seo/page-metadata'
import { ProjectPage } from '@/components/site/screens/project/project-page'
import { builtInFinishes } from '@/lib/business/finish-list'
import { decodeChoice } from '@/lib/business/finishes'
import { defaultProfile } from '@/lib/business/profile'
import { sampleProjects } from '@/lib/content/samples'
import { findNamedTown } from '@/lib/business/towns'
import { type Project } from '@/lib/content-types'
import { neighborsOfProject, projectsAfter } from '@/lib/landing/local-work'
import { hostileTexts, nothingRuns } from './hostile-input'

const [sample] = sampleProjects as [Project]
const html = (more: Partial<Project> = {}, otherProjects: Project[] = []) => {
  const project = { ...sample, ...more }
  return renderToStaticMarkup(
    <ProjectPage
      hasReviews
      project={project}
      town={findNamedTown(project.location)}
      texts={new Map()}
      others={otherProjects}
      neighbors={null}
      finishes={builtInFinishes}
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

  test('shows what its parts cost, else what one like it costs by the price list, and says so', () => {
    const ownHtml = html()
    expect(ownHtml).toContain('What the parts cost')
    expect(ownHtml).toContain('>$20,800<')
    expect(ownHtml).not.toContain('By our price list')
    const like = html({ costLines: [], size: 'large', level: 'high' })
    expect(like).toContain('What one like this costs')
    expect(like).toContain('From our price list, for a large kitchen, high-end finishes.')
    expect(like).toContain('href="/estimate?room=kitchen&amp;size=large&amp;level=high"')
    const unknown = html({ costLines: [], size: '', level: '', projectType: 'bathroom' })
    expect(unknown).toContain('for a medium bathroom, mid-range finishes')
  })

  test('sums up: the cost lines of a sample make its cost', () => {
    const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))
    for (const { costLines, cost } of sampleProjects)
      expect(costLines.reduce((sum, { amount }) => sum + dollars(amount), 0)).toBe(dollars(cost))
  })

  test('opens its finishes in the visualizer while they are offered', () => {
    expect(html()).toMatch(
      /href="\/design\?cabinets=warm-white&amp;island=warm-white[^"]*">Open in the visualizer/,
    )
    for (const design of ['', 'gone_gone_gone_gone_gone_gone'])
      expect(html({ design })).not.toContain('Open in the visualizer')
    for (const { design } of sampleProjects.filter((project) => project.design))
      expect(decodeChoice(design)).not.toBeNull()
  })

  test('shows its close-ups', () => {
    expect(html()).toContain('Up close')
    expect(html({ details: [] })).not.toContain('Up close')
    const page = html({ details: [{ picture: '/images/doors-oak.webp', caption: 'Oak, oiled' }] })
    expect(page).toMatch(/src="\/images\/doors-oak\.webp"/)
    expect(page).toContain('Oak, oiled')
  })

  test('leads to the projects before and after it', () => {
    expect(neighborsOfProject(sampleProjects, sample)).toEqual({
      previous: sampleProjects.at(-1),
      next: sampleProjects[1],
    })
    expect(neighborsOfProject(sampleProjects, sampleProjects.at(-1)!)?.next).toBe(sample)
    expect(neighborsOfProject([sample], sample)).toBeNull()
  })

  test.each(hostileTexts)('%j runs nothing', (text) => {
    const page = html({
      ...{ title: text, description: text, location: text, cost: text, features: [text], design: text },
      costLines: [{ label: text, amount: text }],
      details: [{ picture: '/images/doors-oak.webp', caption: text }],
    })
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
