import { galleryAddress, galleryPath, noFilter, readFilterCode } from '@/lib/business/gallery-path'
import { defaultProfile } from '@/lib/business/profile'
import { towns } from '@/lib/business/towns'
import { wordingOf } from '@/lib/business/wording'
import { sampleProjects } from '@/lib/content/samples'
import { filterGallery } from '@/lib/landing/gallery-filter'

const filterBy = (filter: Partial<typeof noFilter>, projects = sampleProjects) =>
  filterGallery(projects, { ...noFilter, ...filter }, towns, wordingOf(defaultProfile))

describe('the address', () => {
  test.each([
    ['/gallery', '', undefined],
    ['/gallery', '?utm_source=mail', undefined],
    ['/gallery', '?room=&style=&budget=&town=', undefined],
    ['/gallery', '?room=../x', undefined],
    ['/gallery/x', '?room=kitchen', undefined],
    ['/galleryx', '?room=kitchen', undefined],
    ['/gallery', '?room=kitchen', '/gallery/filter/kitchen_any_any_any?room=kitchen'],
    ['/gallery/', '?town=new-city&style=a_b', '/gallery/filter/any_any_any_new-city?town=new-city&style=a_b'],
  ])('%s%s is rendered at %s', (path, query, rendered) => {
    expect(galleryPath(path, query)).toBe(rendered)
  })

  test('comes back from its path', () => {
    const filter = { room: 'bathroom', style: '', budget: 'under-30000', town: 'nyack' }
    const address = galleryAddress(filter)
    expect(address).toBe('/gallery?room=bathroom&budget=under-30000&town=nyack')
    const [code = ''] = galleryPath('/gallery', address.slice('/gallery'.length))!
      .split('/')
      .at(-1)!
      .split('?')
    expect(readFilterCode(code)).toEqual(filter)
    expect(galleryAddress(noFilter)).toBe('/gallery')
  })

  test.each(['', 'kitchen', 'a_b_c', 'a_b_c_d_e', 'A_any_any_any', 'a_b_c_'])('%j is no filter', (code) => {
    expect(readFilterCode(code)).toBeNull()
  })
})

describe('the projects', () => {
  test('are those that match every part', () => {
    const { projects } = filterBy({ room: 'kitchen', style: 'modern', budget: '30000-50000' })
    expect(projects.map(({ slug }) => slug)).toEqual(['oak-below-white-above'])
    expect(filterBy({ town: 'nyack' }).projects.every(({ location }) => location === 'Nyack, NY')).toBe(true)
    expect(filterBy({}).projects).toEqual(sampleProjects)
  })

  test('each has one budget, by the first amount of its cost', () => {
    const [sample] = sampleProjects
    const budgetOf = (cost: string) =>
      ['under-30000', '30000-50000', 'over-50000'].filter(
        (budget) => filterBy({ budget }, [{ ...sample!, cost }]).projects.length > 0,
      )
    expect(budgetOf('$29,999')).toEqual(['under-30000'])
    expect(budgetOf('$30,000')).toEqual(['30000-50000'])
    expect(budgetOf('$50,000–$60,000')).toEqual(['over-50000'])
    expect(budgetOf('about $48k')).toEqual(['30000-50000'])
    expect(budgetOf('$45–52k')).toEqual(['30000-50000'])
    expect(budgetOf('$45.5k')).toEqual(['30000-50000'])
    expect(budgetOf('ask us')).toEqual([])
  })

  test('an unknown value filters by nothing, and a town without projects finds none', () => {
    const unknown = { room: 'attic', style: 'baroque', budget: '1', town: 'paris' }
    expect(filterBy(unknown)).toMatchObject({ filter: noFilter, projects: sampleProjects })
    expect(filterBy({ town: 'piermont' })).toMatchObject({ filter: { town: 'piermont' }, projects: [] })
  })
})

describe('the choices', () => {
  test('have the numbers that the other parts leave', () => {
    const { options } = filterBy({ room: 'bathroom', style: 'modern' })
    const counts = (part: keyof typeof options) =>
      Object.fromEntries(options[part].map(({ value, count }) => [value, count]))
    expect(counts('room')).toEqual({ kitchen: 3, bathroom: 2 })
    expect(counts('style')).toEqual({ modern: 2, transitional: 1, traditional: 2, farmhouse: 0 })
    expect(counts('budget')).toEqual({ 'under-30000': 1, '30000-50000': 1, 'over-50000': 0 })
    expect(counts('town')).toMatchObject({ monsey: 1, 'valley-cottage': 1, nyack: 0 })
  })

  test('are those that some project has, and the chosen one', () => {
    const townsOf = (filter: Partial<typeof noFilter>) =>
      filterBy(filter).options.town.map(({ value }) => value)
    expect(townsOf({})).not.toContain('piermont')
    expect(townsOf({ town: 'piermont' })).toContain('piermont')
    expect(filterBy({}).options.budget.map(({ label }) => label)).toEqual([
      'Under $30,000',
      '$30,000 up to $50,000',
      'Over $50,000',
    ])
  })
})
