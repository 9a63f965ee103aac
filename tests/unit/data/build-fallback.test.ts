import { existsSync, rmSync } from 'node:fs'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { defaultProfile } from '@/lib/business/profile'
import { getPublishedPage, listPublishedPages } from '@/lib/data/pages'
import { getPublishedPost, listPublishedPosts } from '@/lib/data/posts'
import { getRedirect } from '@/lib/data/redirects'
import { getProfile } from '@/lib/data/settings'
import { onPostgres } from './postgres-database'
import { temporaryDatabase } from './temporary-database'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

const { file, run, takeAway, bringBack } = temporaryDatabase()
const slug = samplePosts[0]?.slug ?? ''

afterEach(() => {
  delete process.env.NEXT_PHASE
})

const everything = () =>
  Promise.all([
    projectStore.listShown(),
    testimonialStore.listShown(),
    listPublishedPosts(),
    getPublishedPost(slug),
    getPublishedPost('unknown'),
    listPublishedPages(),
    getPublishedPage('unknown'),
    getProfile(),
    getRedirect('/unknown'),
  ])
const standIns = [
  sampleProjects,
  sampleTestimonials,
  samplePosts,
  samplePosts[0],
  null,
  [],
  null,
  defaultProfile,
  null,
]

test('an empty database shows the samples', async () => {
  expect(await everything()).toEqual(standIns)
})

test('a build without a database shows the samples, and makes no file', async () => {
  await takeAway()
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(await everything()).toEqual(standIns)
  if (!onPostgres) expect(existsSync(file())).toBe(false)
})

test('a build with a database that has no tables yet shows the samples', async () => {
  if (onPostgres) await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  else {
    rmSync(file())
    await run('VACUUM')
  }
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(await everything()).toEqual(standIns)
})

test('a build with a broken database fails', async () => {
  await run('ALTER TABLE "Project" DROP COLUMN title')
  process.env.NEXT_PHASE = 'phase-production-build'
  await expect(projectStore.listShown()).rejects.toThrow()
})

test('a running site without its database throws, and recovers when it is back', async () => {
  await takeAway()
  const reads = [
    () => projectStore.listShown(),
    () => testimonialStore.listShown(),
    listPublishedPosts,
    () => getPublishedPost(slug),
    listPublishedPages,
    () => getPublishedPage('unknown'),
    getProfile,
    () => getRedirect('/unknown'),
  ]
  for (const read of reads) await expect(read()).rejects.toThrow()
  await bringBack()
  expect(await everything()).toEqual(standIns)
})
