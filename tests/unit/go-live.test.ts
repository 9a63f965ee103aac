import { headlineOf } from '@/components/admin/dashboard/headline'
import { sampleClaims, withoutSampleClaims } from '@/lib/business/claims'
import { defaultProfile } from '@/lib/business/profile'
import { goLiveBlockers, goLiveChecklist, type GoLiveFacts } from '@/lib/go-live/checklist'

const now = new Date('2026-11-25T14:00:00Z')
const none = { total: 5, samples: 0 }

/** A site that lacks nothing. */
const ready: GoLiveFacts = {
  setup: { status: 'done', step: 'colors' },
  profile: {
    ...defaultProfile,
    phone: '(845) 624-0142',
    address: { ...defaultProfile.address, street: '12 Main Street' },
    name: 'Smith Kitchens',
    shortName: 'Smith',
    email: 'info@smith.test',
    licenseNumber: 'H-12345',
    claims: { ...withoutSampleClaims(defaultProfile).claims, license: sampleClaims.license },
    liveSince: '2026-11-20T14:00:00Z',
  },
  leadAddress: 'leads@smith.test',
  samples: { project: none, testimonial: none, post: none },
  renderings: { project: 0, post: 0, page: 0 },
  hasMail: true,
  lastMailAt: '2026-11-24T14:00:00Z',
  hasReviews: true,
  about: { isPublished: true },
  backup: { on: true, goodAt: '2026-11-25T08:00:00Z', error: null },
  siteUrl: 'https://www.example.com',
  builtForAnother: false,
  uncountedProxy: false,
  indexing: true,
}
const profile = (more: Partial<typeof defaultProfile>) => ({ profile: { ...ready.profile, ...more } })
const integration = (id: string) => `/admin/settings/integrations#${id}`
const openOf = (more: Partial<GoLiveFacts>) =>
  goLiveChecklist({ ...ready, ...more }, 'owner', now).filter(({ done }) => !done)

test('it is gone once everything is done', () => {
  expect(goLiveChecklist(ready, 'owner', now)).toEqual([])
})

test('it stays until the owner has gone live', () => {
  const waiting = { ...ready, ...profile({ liveSince: '' }) }
  expect(goLiveChecklist(waiting, 'owner', now)).not.toEqual([])
  expect(goLiveChecklist(waiting, 'editor', now)).toEqual([])
})

test('a site can’t go live under invented names and numbers', () => {
  const titles = (more: Partial<GoLiveFacts>) =>
    goLiveBlockers({ ...ready, ...more }).map(({ title }) => title)
  expect(titles({})).toEqual([])
  expect(titles({ profile: defaultProfile, leadAddress: null })).toEqual([
    'Set your company’s name',
    'Set your phone number',
    'Set your email address',
    'Set the showroom’s address',
    'Add the license number',
    'Say where leads are emailed',
  ])
  const unclaimed = { ...ready.profile.claims, license: { ...sampleClaims.license, wording: '' } }
  expect(titles(profile({ licenseNumber: '', claims: unclaimed }))).toEqual([])
})

test.each<[string, Partial<GoLiveFacts>, string, string]>([
  ['setup', { setup: { status: 'open', step: 'business' } }, 'Set up your site', '/admin/setup'],
  ['setup', { setup: { status: 'later', step: 'logo' } }, 'Set up your site', '/admin/setup'],
  ['phone', profile({ phone: defaultProfile.phone }), 'Set your phone number', '/admin/settings#phone'],
  ['phone', profile({ phone: '+1 914-555-0187' }), 'Set your phone number', '/admin/settings#phone'],
  [
    'address',
    profile({ address: defaultProfile.address }),
    'Set the showroom’s address',
    '/admin/settings#address',
  ],
  ['name', profile({ name: defaultProfile.name }), 'Set your company’s name', '/admin/settings#name'],
  [
    'name',
    profile({ shortName: defaultProfile.shortName }),
    'Set your company’s name',
    '/admin/settings#name',
  ],
  ['email', profile({ email: defaultProfile.email }), 'Set your email address', '/admin/settings#email'],
  ['leads', { leadAddress: null }, 'Say where leads are emailed', '/admin/settings/requests#mail.leadsTo'],
  [
    'claims',
    profile({ claims: sampleClaims }),
    'Prove or leave out 6 claims',
    '/admin/settings/offer#claims',
  ],
  ['license', profile({ licenseNumber: '' }), 'Add the license number', '/admin/settings#license'],
  ['proxy', { uncountedProxy: true }, 'Let spam protection tell visitors apart', integration('visitors')],
  ['mail', { hasMail: false }, 'Set up email', integration('mail')],
  ['mail', { lastMailAt: null }, 'Send a test email', integration('mail')],
  [
    'samples-project',
    { samples: { ...ready.samples, project: { total: 5, samples: 2 } } },
    'Replace 2 sample projects',
    '/admin/content',
  ],
  [
    'samples-project',
    { samples: { ...ready.samples, project: { total: 0, samples: 0 } } },
    'Add your first project',
    '/admin/content',
  ],
  [
    'samples-testimonial',
    { samples: { ...ready.samples, testimonial: { total: 1, samples: 1 } } },
    'Replace 1 sample testimonial',
    '/admin/content',
  ],
  [
    'samples-post',
    { samples: { ...ready.samples, post: { total: 3, samples: 3 } } },
    'Replace 3 sample blog posts',
    '/admin/blog',
  ],
  [
    'pictures',
    { renderings: { project: 1, post: 0, page: 2 } },
    'Replace the design renderings',
    '/admin/content',
  ],
  [
    'pictures',
    { renderings: { project: 0, post: 0, page: 1 } },
    'Replace the design renderings',
    '/admin/pages',
  ],
  [
    'about',
    { about: { isPublished: false } },
    'Introduce yourself: the About page',
    '/admin/pages/about/edit',
  ],
  ['reviews', { hasReviews: false }, 'Link your reviews', '/admin/settings#social'],
  ['backup', { backup: { ...ready.backup, on: false } }, 'Turn on backups', integration('backup')],
  [
    'backup',
    { backup: { ...ready.backup, goodAt: null } },
    'Wait for the first backup',
    integration('backup'),
  ],
  ['backup', { backup: { ...ready.backup, error: 'disk full' } }, 'Fix the backup', integration('backup')],
  [
    'backup',
    { backup: { ...ready.backup, goodAt: '2026-11-24T07:59:00Z' } },
    'Fix the backup',
    integration('backup'),
  ],
  ['site-url', { siteUrl: 'http://www.example.com' }, 'Encrypt the connection', integration('address')],
  ['site-url', { siteUrl: 'https://localhost:3000' }, 'Put the site on the web', integration('address')],
  ['site-url', { builtForAnother: true }, 'Make the pages again', integration('address')],
  ['indexing', { indexing: false }, 'Let search engines in', integration('search')],
])('%s is open by its cause alone: %j', (id, cause, title, href) => {
  const lines = openOf(cause)
  expect(lines).toEqual([expect.objectContaining({ id, title, href })])
  expect(lines[0]?.note).toMatch(/^[A-Z].*\.$/)
})

test('open things stand first, and the pictures say where they are', () => {
  const lines = goLiveChecklist(
    { ...ready, indexing: false, renderings: { project: 3, post: 1, page: 2 } },
    'owner',
    now,
  )
  expect(lines.slice(0, 3).map(({ id, done }) => [id, done])).toEqual([
    ['pictures', false],
    ['indexing', false],
    ['setup', true],
  ])
  expect(lines[0]?.note).toBe(
    'The pictures of 3 projects, 1 post and 2 pages show rooms that nobody has built.',
  )
})

test('editors see what they can do: the content', () => {
  const facts = {
    ...ready,
    hasMail: false,
    samples: { ...ready.samples, testimonial: { total: 3, samples: 3 } },
  }
  expect(goLiveChecklist(facts, 'editor', now).map(({ id }) => id)).toEqual([
    'samples-testimonial',
    'samples-project',
    'samples-post',
    'pictures',
    'about',
  ])
  expect(goLiveChecklist({ ...ready, hasMail: false }, 'editor', now)).toEqual([])
})

const nobody = { waiting: 0, late: 0, followUps: 0, toDo: 0 }
test.each([
  [{ waiting: 4, late: 2, followUps: 3, toDo: 5 }, 'Two people are still waiting for a reply.'],
  [{ waiting: 1, late: 1, followUps: 0, toDo: 0 }, 'One person is still waiting for a reply.'],
  [{ waiting: 13, late: 0, followUps: 3, toDo: 5 }, '13 people are waiting for a reply.'],
  [{ ...nobody, followUps: 3, toDo: 5 }, 'Nobody is waiting.\nFollow up with three people today.'],
  [{ ...nobody, toDo: 1 }, 'Nobody is waiting.\nOne thing is left before you go live.'],
  [{ ...nobody, toDo: 2, isLive: true }, 'Nobody is waiting.\nTwo things are left to do.'],
  [nobody, 'Nothing is waiting.'],
])('%j: %s', (waiting, sentence) => {
  expect(headlineOf(waiting, { replyHours: 2 }, null).sentence).toBe(sentence)
})

test('it says the promise, who is still within it, and this week’s median', () => {
  expect(headlineOf({ ...nobody, waiting: 4, late: 2 }, { replyHours: 2 }, 47).note).toBe(
    'The site promises one within 2 business hours. Two more are still within it. Your median this week is 47 min.',
  )
})
