/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react'
import { isMatch, wordsOfSearch } from '@/components/site/screens/sitemap/sitemap-filter'
import { SitemapIndex } from '@/components/site/screens/sitemap/sitemap-index'
import { services } from '@/lib/business/services'
import { getTown, towns } from '@/lib/business/towns'
import { landingPages, mainPages, sitePages } from '@/lib/seo/site-pages'

const foundRows = (text: string, service = '', township = '') =>
  sitePages.filter((page) => isMatch(page, wordsOfSearch(text), { service, township }))

test('the search matches addresses, word by word, in any case', () => {
  expect(foundRows('')).toHaveLength(389)
  expect(foundRows('NANUET')).toHaveLength(9)
  expect(foundRows('nanuet tile')).toHaveLength(1)
  expect(foundRows('https://www.example.com/rockland/nanuet/')).toHaveLength(8)
  expect(foundRows('nothing-like-this')).toEqual([])
})

test('the filters match the service, and the township of the town', () => {
  expect(foundRows('', 'custom-cabinets')).toHaveLength(47)
  const clarkstown = foundRows('', '', 'clarkstown')
  const expected = towns.filter(({ township }) => township === 'clarkstown').length * 8
  expect(clarkstown.filter(({ kind }) => kind === 'Location-Service')).toHaveLength(expected)
  // The town pages of New City and Nanuet too, though no address of theirs names the township.
  expect(clarkstown.map(({ path }) => path)).toEqual(expect.arrayContaining(['/new-city', '/nanuet']))
  for (const { path } of clarkstown)
    expect(getTown(path.split('/').at(-3) ?? '')?.township ?? 'clarkstown').toBe('clarkstown')
  expect(foundRows('nyack', 'custom-cabinets', 'orangetown').map(({ path }) => path)).toContain(
    '/rockland/nyack/custom-cabinets/',
  )
})

function showScreen() {
  render(<SitemapIndex mainPages={mainPages} towns={towns} services={services} townships={[]} />)
}

test('the table holds all pages as rows with links, in the order of the list', () => {
  showScreen()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody tr td a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...mainPages, ...landingPages].map(({ path }) => path),
  )
  for (const link of links)
    expect([link.target, link.rel, link.textContent]).toEqual(['_blank', 'noopener', 'Visit'])
  const row = document.querySelectorAll('tbody tr')[13]
  expect(row?.textContent).toBe(
    'Kitchen Remodeling in New City/rockland/new-city/kitchen-remodeling/Location-Service0.8MonthlyVisit',
  )
  expect(document.querySelectorAll('tbody[hidden], tr[hidden]')).toHaveLength(0)
})

test('rows that a search leaves out stay in the table, hidden', () => {
  showScreen()
  // By role would be slow in a document of this size.
  fireEvent.input(document.querySelector('[type=search]')!, { target: { value: 'nyack tile' } })
  expect(document.querySelector('[role=status]')?.textContent).toBe('Showing 5 of 389 pages')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(389)
  const shownTexts = [...document.querySelectorAll('tbody:not([hidden]) tr:not([hidden]) small')]
  expect(shownTexts).toHaveLength(5)
  for (const { textContent } of shownTexts) expect(textContent).toMatch(/nyack.*tile/)
})
