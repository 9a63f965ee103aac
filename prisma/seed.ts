// Makes a new database usable: loads the built-in samples, so that staff see what visitors see, and adds the first
// staff account. Running it again changes nothing, even after everything was deleted.
import { passwordRefusal } from '@/lib/auth/new-password'
import { generatePassword, hashPassword } from '@/lib/auth/password'
import { sampleProjects, sampleTestimonials } from '@/lib/business/samples'
import { samplePosts } from '@/lib/content/sample-posts'
import { seedAreas } from '@/lib/data/area-seeding'
import { database, write } from '@/lib/data/client'
import { getSetting, lastProfileChange } from '@/lib/data/settings'
import { openSetup } from '@/lib/data/setup'
import { postSearchText } from '@/lib/data/post-search'
import { countStaff, createStaff } from '@/lib/data/staff'
import { env } from '@/lib/env'
import { runScript } from './script'

const samplesLoaded = 'samplesLoaded'

async function isEmpty(): Promise<boolean> {
  if (await getSetting(samplesLoaded)) return false
  const db = await database()
  const counts = await Promise.all([db.project.count(), db.testimonial.count(), db.post.count()])
  return counts.every((count) => count === 0)
}

async function loadSamples() {
  const projects = sampleProjects.map(({ features, ...project }, position) => ({
    ...project,
    features: JSON.stringify(features),
    position,
  }))
  const testimonials = sampleTestimonials.map((testimonial, position) => ({ ...testimonial, position }))
  const posts = samplePosts.map((post) => ({ ...post, searchText: postSearchText(post) }))
  // The mark goes in with the samples: whatever staff delete later stays deleted.
  await write((db) =>
    db.$transaction([
      db.project.createMany({ data: projects }),
      db.testimonial.createMany({ data: testimonials }),
      db.post.createMany({ data: posts }),
      db.setting.create({ data: { key: samplesLoaded, value: 'true' }, select: { key: true } }),
    ]),
  )
}

async function addFirstStaff() {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SITE_URL } = env()
  const refusal = ADMIN_PASSWORD && passwordRefusal(ADMIN_PASSWORD, { email: ADMIN_EMAIL })
  if (refusal) throw new Error(`ADMIN_PASSWORD can’t be used: ${refusal}`)
  const password = ADMIN_PASSWORD ?? generatePassword()
  const staff = await createStaff({
    email: ADMIN_EMAIL,
    name: 'Owner',
    passwordHash: await hashPassword(password),
  })
  console.log(`First staff account, for ${SITE_URL}/login`)
  console.log(`  E-mail:   ${staff.email}`)
  console.log(
    `  Password: ${ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : `${password}  (shown only this once)`}`,
  )
}

void runScript('Seeding', async () => {
  if (await isEmpty()) {
    await loadSamples()
    console.log('Loaded the built-in samples')
  }
  const renewed = await seedAreas()
  if (renewed > 0) console.log(`Brought ${renewed} texts of places and services up to date`)
  if ((await countStaff()) === 0) {
    await addFirstStaff()
    // Whoever has changed the business's facts before has no need to be led through them.
    if (!(await lastProfileChange())) await openSetup()
  }
})
