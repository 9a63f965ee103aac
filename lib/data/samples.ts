import 'server-only'
import { type SampleIds } from '@/lib/schemas/content-fields'
import { write } from './client'
import { present } from './page-fields'
import { freeProjectSlug, slugInTrash, slugNow, slugOfTitle } from './project-slugs'

const samples = { isSample: true, ...present }

/** Puts all sample projects and testimonials into the trash, in one step. @returns which, for restoreSamples() */
export async function removeSamples(): Promise<SampleIds> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const deletedAt = new Date()
      const projects = await tx.project.findMany({ where: samples, select: { id: true, slug: true } })
      for (const project of projects)
        await tx.project.update({
          where: { id: project.id },
          data: { deletedAt, slug: slugInTrash(project) },
          select: { id: true },
        })
      const testimonials = await tx.testimonial.findMany({ where: samples, select: { id: true } })
      const ids = testimonials.map(({ id }) => id)
      await tx.testimonial.updateMany({ where: { id: { in: ids } }, data: { deletedAt } })
      return { projects: projects.map(({ id }) => id), testimonials: ids }
    }),
  )
}

/** Brings samples back from the trash, to their places; what isn't there, or no sample, is passed over. */
export async function restoreSamples({ projects, testimonials }: SampleIds): Promise<void> {
  await write((db) =>
    db.$transaction(async (tx) => {
      const deleted = { isSample: true, deletedAt: { not: null } }
      const rows = await tx.project.findMany({
        where: { id: { in: projects }, ...deleted },
        select: { id: true, slug: true, title: true },
      })
      for (const row of rows) {
        const slug = await freeProjectSlug(tx, slugNow(row) || slugOfTitle(row.title))
        const data = { deletedAt: null, slug }
        await tx.project.update({ where: { id: row.id }, data, select: { id: true } })
      }
      const where = { id: { in: testimonials }, ...deleted }
      await tx.testimonial.updateMany({ where, data: { deletedAt: null } })
    }),
  )
}
