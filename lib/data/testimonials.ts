import 'server-only'
import { sampleTestimonials } from '@/lib/business/samples'
import type { StoredTestimonial, Testimonial } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { type TestimonialFields, type TestimonialPatch } from '@/lib/schemas/testimonials'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { firstPosition, inOrder, savedMeanwhile } from './arranged'
import { database, write } from './client'
import { present } from './page-fields'
import { isMissing } from './refusals'
import { listOrSamples, orAtBuild } from './stand-in'

const select = {
  id: true,
  name: true,
  location: true,
  rating: true,
  content: true,
  projectType: true,
  timeline: true,
  isVerified: true,
  isFeatured: true,
  isSample: true,
} satisfies Prisma.TestimonialSelect

const storedSelect = { ...select, version: true, updatedAt: true } satisfies Prisma.TestimonialSelect
type StoredRow = Prisma.TestimonialGetPayload<{ select: typeof storedSelect }>

const toStored = ({ updatedAt, ...row }: StoredRow): StoredTestimonial => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

/** All testimonials in the order that staff gave them, without those in the trash; the three samples while there are none. */
export async function listTestimonials(): Promise<Testimonial[]> {
  return listOrSamples(async () => {
    const db = await database()
    return db.testimonial.findMany({ where: present, select, orderBy: inOrder })
  }, sampleTestimonials)
}

/** All testimonials for staff; never samples that only stand in. */
export async function listStoredTestimonials(): Promise<StoredTestimonial[]> {
  const db = await database()
  const rows = await db.testimonial.findMany({ where: present, select: storedSelect, orderBy: inOrder })
  return rows.map(toStored)
}

/** The stored testimonial of an id, or null. */
export async function getStoredTestimonial(id: string): Promise<StoredTestimonial | null> {
  const db = await database()
  const row = await db.testimonial.findUnique({ where: { id, ...present }, select: storedSelect })
  return row && toStored(row)
}

/** When somebody last changed a testimonial, as ISO; null while there are samples only. */
export async function lastTestimonialChange(): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const found = await db.testimonial.aggregate({ where: { isSample: false }, _max: { updatedAt: true } })
    return found._max.updatedAt?.toISOString() ?? null
  }, null)
}

/** How many testimonials are stored; samples that only stand in don't count. */
export async function countTestimonials(): Promise<{ total: number; featured: number }> {
  const db = await database()
  const [total, featured] = await Promise.all([
    db.testimonial.count({ where: present }),
    db.testimonial.count({ where: { ...present, isFeatured: true } }),
  ])
  return { total, featured }
}

/** Adds a testimonial before all others. @throws AppError invalid when there are too many */
export async function createTestimonial(input: TestimonialFields): Promise<StoredTestimonial> {
  return write(async (db) => {
    const position = await firstPosition(db, 'testimonial')
    const data = { projectType: '', timeline: '', ...withoutUndefined(input), position }
    return toStored(await db.testimonial.create({ data, select: storedSelect }))
  })
}

/**
 * Changes the fields that `patch` names.
 * @throws AppError not-found; conflict when its version isn't `patch.version` any more, with the testimonial as it is now
 */
export async function updateTestimonial(
  id: string,
  { version, ...patch }: TestimonialPatch,
): Promise<StoredTestimonial> {
  return write(async (db) => {
    const current = await db.testimonial.findUnique({ where: { id, ...present }, select: storedSelect })
    if (!current) throw new AppError('not-found')
    if (version !== undefined && version !== current.version)
      throw savedMeanwhile('testimonial', toStored(current))
    try {
      const where = { id, version: current.version, ...present }
      const data = { ...patch, version: current.version + 1 }
      return toStored(await db.testimonial.update({ where, data, select: storedSelect }))
    } catch (error) {
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
}

/** Puts a testimonial into the trash, from where restoreTestimonial() brings it back, and returns it. @throws AppError not-found */
export async function deleteTestimonial(id: string): Promise<StoredTestimonial> {
  return move(id, null, new Date())
}

/** Brings a testimonial back from the trash, to its old place. @throws AppError not-found */
export async function restoreTestimonial(id: string): Promise<StoredTestimonial> {
  return move(id, { not: null }, null)
}

async function move(id: string, from: null | { not: null }, deletedAt: Date | null) {
  return write(async (db) => {
    try {
      const where = { id, deletedAt: from }
      return toStored(await db.testimonial.update({ where, data: { deletedAt }, select: storedSelect }))
    } catch (error) {
      throw isMissing(error) ? new AppError('not-found') : error
    }
  })
}

function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
