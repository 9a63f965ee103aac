// Lists the staff area's screens and handlers, with one record of each kind for their parameters.
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { send, someone } from './site.mjs'

const { handlers, screens } = await tsImport('../unit/api/who-may-table.ts', import.meta.url)

/** Every screen and handler that needs a session, with the parameters' places as the folders name them. */
export const doors = [
  ...Object.keys(screens).map((folder) => ({
    method: 'GET',
    address: `/admin/${folder}`.replace(/\/$/, ''),
  })),
  ...Object.entries(handlers).flatMap(([folder, methods]) =>
    Object.entries(methods)
      .filter(([, who]) => who === 'staff' || who === 'owner')
      .map(([method]) => ({ method, address: `/api/${folder}` })),
  ),
]

/** Addresses that only the server itself calls: an owner is a stranger there too. */
export const serversOwn = Object.entries(handlers).flatMap(([folder, methods]) =>
  Object.values(methods).includes('self') ? [`/api/${folder}`] : [],
)

/** Records that come with the site, by the names of the parameters. */
const built = { place: 'nyack', service: 'kitchen-remodeling', list: 'pages' }

/** Queries of addresses that answer nothing without one. */
const queries = { '/api/calendar/free': '?day=2027-03-10' }

/** The address with the ids of things that there are; `something` where there is none. */
export const fill = (address, ids = {}) =>
  address
    .replace(/\[(place|service|list)\]/g, (_, name) => built[name])
    // Screens name a kind of record by its list, handlers by its name.
    .replace('[kind]', address.startsWith('/admin') ? 'testimonials' : 'project')
    .replace(/([\w-]+)\/\[\w+\]/g, (whole, folder) => {
      const of = folder === 'revisions' ? (address.includes('/blog/') ? ' of blog' : ' of pages') : ''
      return ids[folder + of] ? `${folder}/${ids[folder + of]}` : whole
    })
    .replace(/\[+\.*\w+\]+/g, 'something') + (queries[address] ?? '')

/** Makes one of each thing, none of which a visitor sees; their ids by the folder that they stand behind, and their words. */
export async function makeOneOfEach(site, cookie) {
  const ask = async (address, method = 'GET', body) => {
    const isFile = body instanceof Buffer
    const answer = await fetch(`${site.url}/api/${address}`, {
      method,
      headers: { cookie, 'content-type': isFile ? 'image/png' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const lead = someone('Secret Person')
  await send(site, lead)
  const leads = (await site.leads()).find(({ name }) => name === lead.name).id
  const { events } = await ask(`leads/${leads}/notes`, 'POST', { text: 'Secret note' })
  const { offered } = await ask('deliveries')
  const draft = { title: 'Secret page', slug: 'secret-page' }
  const { id: pages } = await ask('pages', 'POST', draft)
  const keptPage = await ask(`pages/${pages}/revisions`, 'POST', {
    ...draft,
    name: 'Secret state',
    components: [],
    isPublished: false,
  })
  const post = { title: 'Secret post', slug: 'secret-post', isPublished: false }
  const { id: blog } = await ask('blog', 'POST', post)
  const keptPost = await ask(`blog/${blog}/revisions`, 'POST', { ...post, name: 'Secret state' })
  const place = { location: 'Nyack, NY' }
  const { id: portfolio } = await ask('portfolio', 'POST', {
    ...place,
    title: 'Secret project',
    description: 'Not done yet.',
    projectType: 'kitchen',
  })
  const { id: testimonials } = await ask('testimonials', 'POST', {
    ...place,
    name: 'Secret homeowner',
    content: 'Not said yet.',
  })
  const pixel = { width: 40, height: 30, channels: 3, background: 'navy' }
  const { id: media } = await ask(
    'media?name=secret-picture.png',
    'POST',
    await sharp({ create: pixel }).png().toBuffer(),
  )
  const document = await sharp({ create: pixel }).png().toBuffer()
  const { id: documents } = await ask('private-files', 'POST', document)
  const { id: redirects } = await ask('redirects', 'POST', { from: '/secret-address', to: '/contact' })
  const { invitation } = await ask('staff/invites', 'POST', {
    name: 'Secret colleague',
    email: 'colleague@example.com',
    role: 'editor',
    password: '',
  })
  const { id: staff } = await ask('auth/user')
  const [{ id: sessions }] = await ask('account/sessions')
  const ids = {
    leads,
    notes: events.find(({ kind }) => kind === 'note').id,
    deliveries: offered[0].id,
    pages,
    'revisions of pages': keptPage.id,
    blog,
    'revisions of blog': keptPost.id,
    portfolio,
    projects: portfolio,
    project: portfolio,
    testimonials,
    media,
    'private-files': documents,
    redirects,
    invites: invitation.id,
    staff,
    sessions,
    places: built.place,
    services: built.service,
  }
  return {
    ids,
    words: [
      lead.name,
      lead.email,
      'owner@example.com',
      'Secret note',
      'Secret page',
      'Secret post',
      'Secret project',
      'Secret homeowner',
      'secret-picture',
      'secret-address',
      'Secret colleague',
    ],
  }
}
