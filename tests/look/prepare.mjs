// Prepares what the photographs show: a session, leads of every source, pages and a picture, made once under fixed names.
import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { request } from '@playwright/test'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { everyBlock, threeBlocks } from './every-block.mjs'

const account = {
  email: process.env.ADMIN_EMAIL ?? 'owner@example.com',
  password: process.env.ADMIN_PASSWORD ?? 'a-password-for-tests',
}

const minutes = 60_000
const hours = 60 * minutes

/** From the earliest to the latest; `ago` and `status` are set only where the database can be reached. */
const leads = [
  {
    to: '/api/contact',
    ago: 98 * hours,
    status: 'won',
    data: {
      name: 'Priya Raman',
      email: 'priya@example.com',
      phone: '845 555 0111',
      projectType: 'bathroom-remodeling',
      message: 'Hall bath, 5 by 8 feet. A shower in place of the tub, and a place for towels.',
      page: '/contact',
      referrer: 'https://www.example.com/',
      utm_source: 'newsletter',
      utm_medium: 'mail',
      utm_campaign: 'fall',
    },
  },
  {
    to: '/api/chat-leads',
    ago: 30 * hours,
    status: 'contacted',
    data: { name: 'Tom Weiss', phone: '845 555 0122', preferredContact: 'phone', page: '/' },
  },
  {
    to: '/api/contact',
    ago: 3.2 * hours,
    status: 'new',
    data: {
      name: 'Dana Ortiz',
      email: 'dana@example.com',
      phone: '845 555 0133',
      projectType: 'kitchen-remodeling',
      message: 'Galley kitchen, about 8 by 12 feet. The window stays.\nMornings are best.',
      source: 'estimate',
      town: 'nyack',
      service: 'kitchen-remodeling',
      page: '/rockland/nyack/kitchen-remodeling/',
    },
  },
  {
    to: '/api/contact',
    ago: 42 * minutes,
    status: 'new',
    data: {
      name: 'Lena Fox',
      email: 'lena@example.com',
      phone: '845 555 0144',
      projectType: 'kitchen-remodeling',
      message: 'We would like to talk the plan over at the house.',
      source: 'recommendations',
      town: 'suffern',
      page: '/',
      plan: '1. Move the range wall\nHigh priority, $8,000-$12,000, 1 week\n\n2. Stone countertops\nMedium priority, $4,000-$6,000, 3 days',
    },
  },
  {
    to: '/api/chat-leads',
    ago: 5 * minutes,
    status: 'new',
    data: {
      name: 'Sam Okafor',
      phone: '845 555 0155',
      email: 'sam@example.com',
      message: 'Do you do powder rooms?',
      preferredContact: 'email',
      page: '/gallery',
    },
  },
]

const pages = {
  empty: { title: 'Nothing Here Yet', slug: 'look-empty', isPublished: true },
  planned: {
    title: 'Winter Hours',
    slug: 'look-winter-hours',
    publishAt: '2100-01-04T14:00:00.000Z',
    unpublishAt: '2100-02-01T22:30:00.000Z',
    components: threeBlocks,
  },
  draft: { title: 'A New Kitchen', slug: 'look-new-kitchen', components: threeBlocks },
  everyBlock: {
    title: 'Kitchen Financing',
    slug: 'look-kitchen-financing',
    isPublished: true,
    metaTitle: 'Kitchen Financing in Rockland County, NY',
    metaDescription: 'What a new kitchen costs per month, in writing.',
    components: everyBlock,
  },
}

/** A session as a Playwright storage state: the given file, or one of an earlier run, or a new one. */
export async function signIn(baseURL, file) {
  const stateFile = file ?? path.join(tmpdir(), `showroom-look-${new URL(baseURL).port}.json`)
  const context = await request.newContext({
    baseURL,
    storageState: existsSync(stateFile) ? stateFile : undefined,
  })
  try {
    if ((await context.get('/api/auth/user')).ok()) return await context.storageState()
    const { csrfToken } = await (await context.get('/api/auth/csrf')).json()
    await context.post('/api/auth/callback/credentials', {
      form: { csrfToken, ...account, json: 'true', callbackUrl: '/admin' },
    })
    if (!(await context.get('/api/auth/user')).ok())
      throw new Error(`${baseURL} doesn’t let ${account.email} in`)
    const state = await context.storageState()
    writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 })
    return state
  } finally {
    await context.dispose()
  }
}

/** Returns true while there are no leads, and no pages but the one that waits to be filled in. */
export const isEmpty = (baseURL, storageState) =>
  asStaff(baseURL, storageState, async (staff) => {
    const [all, found] = await Promise.all([staff.list('/api/pages'), staff.list('/api/chat-leads')])
    return { pages: all.every(({ id }) => id === 'about'), leads: found.length === 0 }
  })

/** Adds what isn't there yet. Answers the pages by their key above, and the leads by their name. */
export const prepare = (baseURL, storageState, dataFolder) =>
  asStaff(baseURL, storageState, async (staff) => {
    const leadOf = async () =>
      Object.fromEntries((await staff.list('/api/chat-leads')).map((row) => [row.name, row]))
    const sent = await leadOf()
    for (const { to, data } of leads) if (!sent[data.name]) await staff.add(to, data)
    if (dataFolder) setBack(dataFolder)

    const stored = await staff.list('/api/pages')
    const idByName = {}
    for (const [key, page] of Object.entries(pages)) {
      idByName[key] = stored.find(({ slug }) => slug === page.slug) ?? (await staff.add('/api/pages', page))
    }
    await staff.revise(idByName.draft)
    await staff.upload('look-tiles.jpg')
    return { pages: idByName, leads: await leadOf() }
  })

async function asStaff(baseURL, storageState, work) {
  const context = await request.newContext({ baseURL, storageState })
  const list = async (url) => (await context.get(url)).json()
  const add = async (url, data) => {
    const answer = await context.post(url, { data })
    if (!answer.ok()) throw new Error(`${url} answers ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  /** Two kept versions of a page. */
  const revise = async ({ id, ...page }) => {
    const url = `/api/pages/${id}/revisions`
    if ((await list(url)).some(({ name }) => name)) return
    const { title, slug, metaTitle, metaDescription, isPublished, components } = page
    const state = { title, slug, content: '', metaTitle, metaDescription, isPublished }
    const [hero, ...rest] = components
    const earlier = { ...hero, config: { ...hero.config, title: 'A kitchen for less' } }
    const reviews = { id: 'reviews-1', type: 'reviews', config: {} }
    await add(url, { ...state, name: 'First try', components: [hero] })
    await add(url, { ...state, name: 'Before spring', components: [earlier, rest[1], reviews] })
  }
  const upload = async (name) => {
    const stripes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#b9a98a"/><path d="M0 160H960M0 320H960M0 480H960M160 0V640M480 0V640M800 0V640" stroke="#6d6250" stroke-width="12"/><circle cx="700" cy="240" r="90" fill="#2f4f4a"/></svg>',
    )
    const data = await sharp(stripes).jpeg().toBuffer()
    const headers = { 'content-type': 'application/octet-stream' }
    await context.post(`/api/media?name=${name}`, { data, headers })
  }
  try {
    return await work({ list, add, revise, upload })
  } finally {
    await context.dispose()
  }
}

/** Gives the leads their age and status, which no call of the site can; only for SQLite, where the data is at hand. */
function setBack(dataFolder) {
  const db = new Database(path.join(dataFolder, 'site.db'), { fileMustExist: true, timeout: 5000 })
  const { kind } = db.prepare('SELECT typeof(createdAt) AS kind FROM Lead LIMIT 1').get()
  const stamp = (ago) => {
    const at = new Date(Date.now() - ago)
    return kind === 'integer' ? at.getTime() : at.toISOString().replace('Z', '+00:00')
  }
  const lead = db.prepare('UPDATE Lead SET createdAt = ?, status = ? WHERE name = ?')
  const event = db.prepare(
    'UPDATE LeadEvent SET createdAt = ? WHERE leadId IN (SELECT id FROM Lead WHERE name = ?)',
  )
  for (const { ago, status, data } of leads) {
    lead.run(stamp(ago), status, data.name)
    event.run(stamp(ago), data.name)
  }
  db.close()
}
