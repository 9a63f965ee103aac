// npm run db:seed: makes a new database usable. It loads the built-in samples, so that staff see what visitors see, the places and
// services, and the first staff account. Running it again changes nothing, even after everything was deleted.
import { passwordRefusal } from '@/lib/auth/new-password'
import { generatePassword, hashPassword } from '@/lib/auth/password'
import { recentSamplePosts, sampleProjectRows, sampleTestimonials } from '@/lib/content/samples'
import { seedAreas } from '@/lib/data/area-seeding'
import { database, write } from '@/lib/data/client'
import { lastProfileChange, setSetting } from '@/lib/data/settings'
import { seedBuiltInPages } from '@/lib/data/pages'
import { openSetup } from '@/lib/data/setup'
import { postSearchText } from '@/lib/data/post-search'
import { isTouched, samplesLoaded } from '@/lib/data/untouched'
import { countStaff, createStaff } from '@/lib/data/staff'
import { env } from '@/lib/env'
import { runScript } from './script'

async function isEmpty(): Promise<boolean> {
  const db = await database()
  const counts = await Promise.all([db.project.count(), db.testimonial.count(), db.post.count()])
  return counts.every((count) => count === 0)
}

async function loadSamples(): Promise<void> {
  const testimonials = sampleTestimonials.map((testimonial, position) => ({ ...testimonial, position }))
  const posts = recentSamplePosts(new Date()).map((post) => ({ ...post, searchText: postSearchText(post) }))
  // The mark is stored with the samples: what staff delete later stays deleted.
  await write((db) =>
    db.$transaction([
      db.project.createMany({ data: sampleProjectRows }),
      db.testimonial.createMany({ data: testimonials }),
      db.post.createMany({ data: posts }),
      db.setting.create({ data: { key: samplesLoaded, value: 'true' }, select: { key: true } }),
    ]),
  )
}

/** @throws Error for a password that no account may have */
async function addFirstStaff(email: string, preset: string | undefined): Promise<void> {
  const refusal = preset && passwordRefusal(preset, { email })
  if (refusal) throw new Error(`ADMIN_PASSWORD can’t be used: ${refusal}`)
  const password = preset ?? generatePassword()
  const staff = await createStaff({ email, name: 'Owner', passwordHash: await hashPassword(password) })
  console.log(`First staff account, for ${env().SITE_URL}/login`)
  console.log(`  Email:    ${staff.email}`)
  console.log(`  Password: ${preset ? 'as set in ADMIN_PASSWORD' : `${password}  (shown only this once)`}`)
}

async function fillDatabase(): Promise<void> {
  const isFirst = !(await isTouched())
  const isNew = isFirst && (await isEmpty())
  if (isFirst) {
    await (isNew ? loadSamples() : setSetting(samplesLoaded, true))
    if (isNew) console.log('Loaded the built-in samples')
  }
  await seedBuiltInPages({ isNew })
  const renewedCount = await seedAreas()
  if (renewedCount > 0) console.log(`Brought ${renewedCount} texts of places and services up to date`)
  if ((await countStaff()) > 0) return
  await addFirstStaff(env().ADMIN_EMAIL, env().ADMIN_PASSWORD)
  // An owner who has changed the business's facts before needs no setup.
  if (!(await lastProfileChange())) await openSetup()
}

void runScript('Seeding', fillDatabase)
