import { GET } from '@/app/speculation-rules.json/route'

type Rules = {
  prerender: { where: { and: [unknown, { not: { href_matches: string[] } }, unknown] }; eagerness: string }[]
}

/** As browsers read it, for the few signs that are used. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/(?<!\()[*]/g, '.*')}$`).test(path)

test('pages that are static may be rendered ahead, and nothing else', async () => {
  const answer = GET()
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
  const { prerender } = (await answer.json()) as Rules
  const excluded = prerender[0]!.where.and[1].not.href_matches
  const isLeftAlone = (path: string) => excluded.some((pattern) => matches(pattern, path))
  for (const path of ['/', '/nyack', '/blog', '/services', '/rockland/nyack/kitchen-remodeling/'])
    expect([path, isLeftAlone(path)]).toEqual([path, false])
  for (const path of ['/admin', '/admin/leads', '/api/login', '/login', '/logout', '/search', '/search?q=oak'])
    expect([path, isLeftAlone(path)]).toEqual([path, true])
  for (const path of ['/preview/abc', '/images/a.webp', '/media/a/b.webp', '/contact?town=nyack'])
    expect([path, isLeftAlone(path)]).toEqual([path, true])
})
