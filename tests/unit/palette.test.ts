import fc from 'fast-check'
import { FileText, Plus } from 'lucide-react'
import { paletteGroups, readQuery } from '@/components/admin/palette/palette-groups'
import { settingsGroupNames, settingsGroups } from '@/lib/records/settings/groups'
import { settingsAddress } from '@/lib/records/settings/parts'
import { leadLists } from '@/lib/palette/lead-lists'
import { hasParts, markParts, nearlyHasParts, queryParts, startsWords } from '@/lib/palette/parts'
import { placePages } from '@/lib/palette/place-pages'
import { recordAt } from '@/lib/palette/recent-path'
import { type PaletteAnswer } from '@/lib/palette/types'
import { leadQuery } from '@/lib/schemas/lead-filter'

const marked = (text: string, query: string) =>
  markParts(text, queryParts(query))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Show leads from Nyack', 'nya', 'Show leads from [Nya]ck'],
  ['/rockland/west-nyack/', 'NYA', '/rockland/west-[nya]ck/'],
  ['Kitchen remodeling · Nyack', 'nyack kit', '[Kit]chen remodeling · [Nyack]'],
  ['Sample Homeowner', 's ho', '[S]ample [Ho]meowner'],
  ['(845) 555-0117', '8455550117', '([845) 555-0117]'],
  ['(845) 555-0117', '0117', '(845) 555-[0117]'],
  ['100% (a+b)', '%(+', '100% (a+b)'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ['Ünder', 'ü', '[Ü]nder'],
  ['Ümit Yıldız', 'umit yil', '[Ümit] [Yıl]dız'],
  ['Ngọc Trần', 'tran', 'Ngọc [Trần]'],
  ['Jose\u0301 Pen\u0303a', 'jose pena', '[Jose\u0301] [Pen\u0303a]'],
  ['Hauptstraße 4', 'strasse', 'Haupt[straße] 4'],
  ['Nyack', '', 'Nyack'],
])('%j for %j is marked %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test.each([
  ['Kitchen Financing', 'kichen', true],
  ['Kitchen Financing', 'kitchne', true],
  ['Kitchen Financing', 'financin', true],
  ['Kitchen Financing', 'fimamcing', true],
  ['Kitchen Financing', 'kit fin', true],
  ['Ümit Yıldız', 'yildis', true],
  ['Kitchen Financing', 'bathroom', false],
  ['Nyack', 'nya', true],
  ['Nyack', 'nxa', false], // too short to be a slip
])('%j is nearly %j: %s', (text, query, near) => {
  expect(nearlyHasParts(text, queryParts(query))).toBe(near)
})

test('whatever is typed, the pieces are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
      const parts = queryParts(query)
      expect(parts.length).toBeLessThanOrEqual(8)
      const pieces = markParts(text, parts)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      hasParts(text, parts)
      startsWords(text, parts)
      nearlyHasParts(text, parts)
    }),
  )
})

test.each([
  ['nyack kitchen', ['/rockland/nyack/kitchen-remodeling/']],
  ['kitchen', ['/rockland/kitchen-remodeling/']],
  ['new city', ['/new-city', '/rockland/new-city/kitchen-remodeling/']],
  ['countertops west nyack', ['/rockland/west-nyack/countertops-vanities/']],
  ['nowhere kitchen', []],
  ['', []],
])('the public pages for %j', (query, paths) => {
  const foundPaths = placePages(queryParts(query), 3)
  expect(foundPaths.slice(0, Math.max(paths.length, 1))).toEqual(paths)
  expect(foundPaths.length).toBeLessThanOrEqual(3)
})

test.each([
  ['Show leads from Nyack', ['Show leads from Nyack?view=all&town=nyack']],
  ['nya', ['Show leads from Nyack?view=all&town=nyack']],
  ['leads west nyack', ['Show leads from West Nyack?view=all&town=west-nyack']],
  ['kitchen leads', ['Show leads about Kitchen Remodeling?view=all&service=kitchen-remodeling']],
  [
    'kitchen leads in nyack',
    ['Show leads about Kitchen Remodeling from Nyack?view=all&town=nyack&service=kitchen-remodeling'],
  ],
  ['show leads', []],
  ['nowhere', []],
  ['', []],
])('the lists of leads for %j', (query, lists) => {
  expect(leadLists(queryParts(query)).map(({ label, filter }) => label + leadQuery(filter))).toEqual(lists)
})

test.each([
  ['/admin/leads/abc', 'lead abc'],
  ['/admin/pages/abc/edit', 'page abc'],
  ['/admin/blog/abc/edit', 'post abc'],
  ['/admin/content/projects/abc', 'project abc'],
  ['/admin/content/testimonials/abc', 'testimonial abc'],
  ['/admin/leads/templates', undefined],
  ['/admin/leads/news', undefined],
  ['/admin/content/projects/new', undefined],
  ['/admin/pages/abc/preview', undefined],
  ['/admin/leads', undefined],
])('%j is the screen of %j', (path, record) => {
  const foundRecord = recordAt(path)
  expect(foundRecord ? `${foundRecord.kind} ${foundRecord.id}` : undefined).toBe(record)
})

const answer: PaletteAnswer = {
  leadLists: [{ label: 'Show leads from Nyack', href: '/admin/leads?view=all&town=nyack', count: 17 }],
  leads: [
    { id: '1', name: 'Quinn', about: 'Nyack', standing: 'New', contact: '' },
    { id: '2', name: 'Nyasha', about: '', standing: 'Won', contact: '845' },
  ],
  records: [
    { kind: 'page', id: '1', title: 'Nyack', detail: '/nyack-1 · Published' },
    { kind: 'post', id: '1', title: 'Nyack', detail: '/blog/a · Published' },
    { kind: 'post', id: '2', title: 'Nyack', detail: '/blog/b · Draft' },
    { kind: 'testimonial', id: '1', title: 'Ana', detail: 'Testimonial · Nyack' },
  ],
  site: ['/rockland/nyack/'],
  copy: [],
}
const groups = (text: string, more: object = {}) =>
  paletteGroups({ text, answer, pending: false, email: 'owner@example.com', newLeads: 4, ...more })
const labels = (text: string, more?: object) =>
  groups(text, more).map(({ name, options }) => [name, ...options.map(({ label }) => label)].join(', '))

test('actions first, then leads, pages, posts and content', () => {
  expect(labels('nya')).toEqual([
    'Actions, Show leads from Nyack, Create page “nya”',
    'Leads, Quinn, Nyasha',
    'Pages and posts, Nyack, Nyack, Nyack, /rockland/nyack/',
    'Content, Ana',
  ])
  const hrefs = groups('nya').flatMap(({ options }) => options.map(({ href }) => href))
  expect(hrefs).toEqual([
    '/admin/leads?view=all&town=nyack',
    '/admin/pages/new?title=nya',
    '/admin/leads/1',
    '/admin/leads/2',
    '/admin/pages/1/edit',
    '/admin/blog/1/edit',
    '/admin/blog/2/edit',
    '/rockland/nyack/',
    '/admin/content/testimonials/1',
  ])
})

test('while the answer to more letters is on its way, what no longer fits is gone', () => {
  expect(labels('quinn', { pending: true })).toEqual(['Leads, Quinn'])
  expect(labels('qui', { pending: true })).toEqual(['Actions, Create page “qui”', 'Leads, Quinn'])
})

test('the actions are found by their words; ">" asks for nothing else', () => {
  const all = groups('', { answer: undefined }).flatMap(({ options }) => options.map(({ label }) => label))
  expect(all.slice(0, 2)).toEqual(['Show leads', 'Create New Page'])
  expect(all).toContain('Sign out')
  expect(all).toContain('Your account')
  expect(labels('>')).toEqual([['Actions', ...all].join(', ')])
  expect(labels('> setti')).toEqual(['Actions, Go to Settings'])
  expect(labels('testimonials', { answer: undefined })).toEqual(['Actions, Go to Content'])
  // Records with this name come before those that only mention it.
  expect(labels('blog', { answer: undefined })).toEqual(['Actions, Go to Blog, New post'])
  expect(labels('%', { answer: undefined })).toEqual([])
  expect(readQuery(' >  a')).toEqual({ query: 'a', actionsOnly: true, parts: ['a'] })
  expect(labels('\ud800%', { answer: undefined })).toEqual([])
})

const isCreate = ({ label }: { label: string }) => label.startsWith('Create page')
const offers = (text: string, more: object = { answer: undefined }) =>
  groups(text, more).flatMap(({ options }) => options)

test.each([
  'sign out',
  'Sign out',
  'create new',
  'trash',
  'hours',
  'financing',
  'stats',
  '>winter',
  '845 555 0117',
  'a@b.test',
  '%',
  'Nyack',
  'quinn',
])('no page is offered to be made for %j: a command, a number, or what there is already', (text) =>
  expect(offers(text, {}).filter(isCreate)).toEqual([]),
)
test.each(['Winter hours', 'invoice', '2026 kitchens'])('a page may be called %j', (text) =>
  expect(offers(text).some(isCreate)).toBe(true),
)

test.each([
  ['hours', '/admin/settings#hours'],
  ['lunch', '/admin/settings#hours'],
  ['license', '/admin/settings#licenseNumber'],
  ['phone', '/admin/settings#phone'],
  ['phone numer', '/admin/settings#phone'],
  ['address', '/admin/settings#address.street'],
  ['rating', '/admin/settings/offer#claims.rating.value'],
  ['settings prices', '/admin/settings/offer#prices'],
  ['facebook', '/admin/settings#social.facebook'],
  ['keep spam', '/admin/settings/advanced#retention.spamDays'],
  ['stats', '/admin/statistics'],
  ['statistcs', '/admin/statistics'],
  ['setings', '/admin/settings'],
])('%j finds %s', (text, href) => {
  const hrefs = offers(text).map((option) => option.href)
  expect(hrefs).toContain(href)
  expect(hrefs.filter((link) => link?.startsWith('/admin/pages/new?'))).toEqual([])
})

test('every group of settings is found by its name, to which its option leads', () => {
  for (const group of settingsGroupNames) {
    const { title } = settingsGroups[group]
    expect(offers(title)).toContainEqual(
      expect.objectContaining({
        label: `${group === 'wording' ? 'Content' : 'Settings'} › ${title}`,
        href: settingsAddress(group),
      }),
    )
  }
  // Nor do they crowd what is asked for by the name of the whole screen.
  expect(offers('settings').map(({ label }) => label)).toEqual(['Go to Settings'])
})

test('a near action is offered only where nothing else is found, and none while an answer is on its way', () => {
  expect(offers('statistcs', { pending: true, answer: undefined }).filter((line) => !isCreate(line))).toEqual(
    [],
  )
  expect(offers('statistcs', {}).map(({ href }) => href)).not.toContain('/admin/statistics')
})

test('the copy of a landing page is edited from here', () => {
  const copy = [
    { label: 'Kitchen Remodeling in Nanuet', href: '/admin/areas/pages/nanuet/kitchen-remodeling' },
  ]
  expect(offers('nanuet kitchen', { answer: { ...answer, copy } })).toContainEqual(
    expect.objectContaining({ ...copy[0], detail: 'Page copy' }),
  )
})

test('the deliveries are offered while something hasn’t been sent', () => {
  const labels = (undelivered: string) =>
    paletteGroups({ text: 'deliv', pending: false, email: '', newLeads: 0, undelivered })
      .flatMap(({ options }) => options)
      .map(({ label, detail }) => `${label}: ${detail}`)
  expect(labels('').filter((label) => label.startsWith('Show'))).toEqual([])
  expect(labels('2 not sent')[0]).toBe('Show deliveries: 2 not sent')
})

test('an editor is offered nothing that only owners may open; an owner finds the settings’ screens by typing', () => {
  const labels = (text: string, role: 'owner' | 'editor') =>
    paletteGroups({ text, pending: false, email: '', role, newLeads: 0 })
      .flatMap(({ options }) => options)
      .map(({ href }) => href)
  expect(labels('audit', 'owner')[0]).toBe('/admin/settings/audit')
  expect(labels('404', 'owner')[0]).toBe('/admin/settings/redirects')
  expect(labels('', 'owner')).toContain('/admin/settings')
  expect(labels('', 'owner')).not.toContain('/admin/settings/audit')
  for (const text of ['', 'audit', 'settings', 'staff', 'redirects', 'integrations'])
    expect(
      labels(text, 'editor').filter((href) => href?.startsWith('/admin/settings/') && !href.includes('#')),
    ).toEqual([])
})

test('without a word: what was opened last, what can be done on the open screen, then everything else', () => {
  const run = () => {}
  const screen = [
    { label: 'Create New Page', icon: Plus, detail: 'N', href: '/admin/pages/new' },
    { label: 'Preview', icon: FileText, words: 'look', run },
  ]
  const paths = ['/admin/leads/1', '/admin/settings/audit', '/admin/pages/gone/edit']
  const knownEntries = [{ path: '/admin/leads/1', kind: 'lead', title: 'Quinn', detail: 'Nyack' }]
  const [recent, here, actions] = groups('', { screen, recent: { paths, known: knownEntries } })
  expect(recent).toMatchObject({ name: 'Recent', options: [{ label: 'Quinn' }, { label: 'Audit log' }] })
  expect(here).toMatchObject({ name: 'On this screen', options: [{ label: 'Create New Page' }, { run }] })
  // Nothing twice.
  expect(actions?.options.map(({ label }) => label)).not.toContain('Create New Page')
  // While the site is asked for the names nothing else moves; an editor isn't led to what is for owners.
  const [asked] = groups('', { role: 'editor', recent: { paths, known: undefined } })
  expect(asked?.options.map(({ label, waits }) => [label, waits])).toEqual([
    ['Loading…', true],
    ['Loading…', true],
  ])
  // By typing what can be done here comes first; what was opened last is found as everything is.
  expect(labels('look', { answer: undefined, screen, recent: { paths, known: knownEntries } })[0]).toBe(
    'Actions, Preview',
  )
  expect(groups('>', { screen, recent: { paths, known: knownEntries } }).map(({ name }) => name)).toEqual([
    'On this screen',
    'Actions',
  ])
})
