import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionOf, tabs } from '@/components/staff/tabs'
import { listedRecords } from '@/lib/records/registry'

const root = path.join(__dirname, '../../app/(staff)')
const routes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({ file, address: `/${path.dirname(file)}` }))

/** The title that a screen gives itself; of one that is made of a name, what stands before the name. */
function titleOf(file: string): string | undefined {
  const source = readFileSync(path.join(root, file), 'utf8')
  return /(?:staffMetadata\(|title: )(?:'([^']+)'|`([^`$]+))/.exec(source)?.slice(1).find(Boolean)
}

test('every staff screen has a title that no other has', () => {
  // Those of records are made of what their kinds are called.
  const ownRoutes = routes.filter(({ address }) => !/^\/admin\/content(?:\/\[kind\]|$)/.test(address))
  const ofRecords = listedRecords.flatMap(({ one, several }) => [several, `New ${one}`, `Edit ${one}`])
  const titles = [...ownRoutes.map(({ file }) => titleOf(file)), ...ofRecords]
  expect(ownRoutes.filter((_route, index) => !titles[index])).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(routes.length).toBeGreaterThan(30)
})

test('every staff screen is marked in the masthead', () => {
  const marked = [...tabs.map(({ href }) => href), '/admin/leads', '/admin/jobs', '/admin/account']
  // No menu leads to the controls of the house, nor to what isn't there.
  const apart = ['/admin/kit', '/admin/[...rest]']
  const inside = routes.filter(({ address }) => address.startsWith('/admin') && !apart.includes(address))
  for (const { address } of inside)
    expect({ address, marked }).toMatchObject({
      marked: expect.arrayContaining([sectionOf(address)]) as unknown,
    })
})
