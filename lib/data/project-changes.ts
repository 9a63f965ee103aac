import 'server-only'
import { builtInImages } from '@/lib/business/images'
import type { StoredProject } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { type ProjectFields, type ProjectPatch } from '@/lib/schemas/projects'
import { firstPosition, savedMeanwhile } from './arranged'
import { write, type Writer } from './client'
import { picturesIn } from './media-mentions'
import { present } from './page-fields'
import { freeProjectSlug, slugInTrash, slugNow, slugOfTitle, slugTaken } from './project-slugs'
import { storedSelect as select, toStoredProject } from './projects'
import { moveRedirect } from './redirects'
import { isMissing, isTaken } from './refusals'

type Pictures = Pick<ProjectFields, 'beforeImage' | 'afterImage'>

const categoryOf = { kitchen: 'Kitchen', bathroom: 'Bathroom' } as const

/** Which pictures aren't there. In the turn of the write: none can be deleted between. */
async function missingPictures(db: Writer, pictures: Pictures): Promise<(keyof Pictures)[]> {
  const missing: (keyof Pictures)[] = []
  for (const field of ['beforeImage', 'afterImage'] as const) {
    const src = pictures[field]
    if (!src || Object.hasOwn(builtInImages, src)) continue
    const [hash = ''] = picturesIn(src)
    const media = await db.media.findUnique({
      where: { hash },
      select: { width: true, height: true },
    })
    // The path also says how large the picture is, which the page that shows it believes.
    if (!media || !src.includes(`-${media.width}x${media.height}`)) missing.push(field)
  }
  return missing
}

/** Refuses pictures that aren't there. */
async function requirePictures(db: Writer, pictures: Pictures): Promise<void> {
  const missing = await missingPictures(db, pictures)
  const message = 'This picture is no longer in the library. Choose another one.'
  if (missing.length > 0)
    throw new AppError('invalid', { errors: Object.fromEntries(missing.map((field) => [field, message])) })
}

/** The columns of what is to be saved; what isn't named stays. */
function columnsOf({ features, completedAt, slug: _, ...fields }: Omit<ProjectPatch, 'version'>) {
  return {
    ...fields,
    ...(fields.projectType && { category: fields.category ?? categoryOf[fields.projectType] }),
    ...(features && { features: JSON.stringify(features) }),
    ...(completedAt !== undefined && { completedAt: completedAt && new Date(completedAt) }),
  }
}

/**
 * Adds a project before all others. Without a slug it gets one of its title.
 * @throws AppError conflict (slug taken, with two free ones), invalid (a picture isn't there, or there are too many)
 */
export async function createProject(input: ProjectFields): Promise<StoredProject> {
  return write(async (db) => {
    await requirePictures(db, input)
    const position = await firstPosition(db, 'project')
    const slug = input.slug || (await freeProjectSlug(db, slugOfTitle(input.title)))
    const texts = { beforeImage: '', afterImage: '', cost: '', timeline: '' }
    const { title, location, description, projectType } = input
    const needed = { title, location, description, projectType, category: categoryOf[projectType] }
    try {
      const data = { ...texts, ...needed, ...columnsOf(input), slug, position }
      return toStoredProject(await db.project.create({ data, select }))
    } catch (error) {
      throw isTaken(error) ? await slugTaken(db, slug, location) : error
    }
  })
}

/**
 * Changes the fields that `patch` names. A project that visitors could see is found at its old address by a redirect.
 * @throws AppError not-found; conflict when its version isn't `patch.version` any more (with the project as it is now),
 * or when its slug is taken (with two free ones); invalid when a picture isn't there
 */
export async function updateProject(id: string, { version, ...patch }: ProjectPatch): Promise<StoredProject> {
  return write(async (db) => {
    const current = await db.project.findUnique({ where: { id, ...present }, select })
    if (!current) throw new AppError('not-found')
    if (version !== undefined && version !== current.version)
      throw savedMeanwhile('project', toStoredProject(current))
    const { beforeImage, afterImage } = patch
    await requirePictures(db, {
      beforeImage: beforeImage === current.beforeImage ? '' : beforeImage,
      afterImage: afterImage === current.afterImage ? '' : afterImage,
    })
    const slug = patch.slug || current.slug
    const data = { ...columnsOf(patch), slug, version: current.version + 1 }
    try {
      return await db.$transaction(async (tx) => {
        const saved = await tx.project.update({
          where: { id, version: current.version, ...present },
          data,
          select,
        })
        if (current.slug && slug && current.slug !== slug && current.afterImage)
          await moveRedirect(tx, `/gallery/${current.slug}`, `/gallery/${slug}`)
        return toStoredProject(saved)
      })
    } catch (error) {
      if (isTaken(error)) throw await slugTaken(db, slug ?? '', patch.location ?? current.location)
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
}

/** Puts a project into the trash, from where restoreProject() brings it back. @throws AppError not-found */
export async function deleteProject(id: string): Promise<StoredProject> {
  return write(async (db) => {
    const row = await db.project.findUnique({ where: { id, ...present }, select })
    if (!row) throw new AppError('not-found')
    const data = { deletedAt: new Date(), slug: slugInTrash(row) }
    await db.project.update({ where: { id }, data, select: { id: true } })
    return toStoredProject(row)
  })
}

/**
 * Brings a project back from the trash, to its old place. Its address gets a number where another project has taken it
 * meanwhile; a picture that was deleted meanwhile is missing. @throws AppError not-found
 */
export async function restoreProject(id: string): Promise<StoredProject> {
  return write(async (db) => {
    const row = await db.project.findUnique({ where: { id, deletedAt: { not: null } }, select })
    if (!row) throw new AppError('not-found')
    const slug = await freeProjectSlug(db, slugNow(row) || slugOfTitle(row.title))
    const missing = await missingPictures(db, row)
    const pictures = Object.fromEntries(missing.map((field) => [field, '']))
    const data = { deletedAt: null, slug, ...pictures }
    return toStoredProject(await db.project.update({ where: { id }, data, select }))
  })
}
