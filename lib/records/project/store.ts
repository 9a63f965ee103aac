import 'server-only'
import { builtInImages } from '@/lib/business/images'
import { sampleProjects } from '@/lib/content/samples'
import { type Project } from '@/lib/content-types'
import { database, type Writer } from '@/lib/data/client'
import { jobOfProject, noteProjectPublished } from '@/lib/data/jobs'
import { parseJsonList } from '@/lib/data/json'
import { picturesIn } from '@/lib/data/media-mentions'
import { moveRedirect } from '@/lib/data/redirects'
import { withBuildFallback } from '@/lib/data/build-fallback'
import { present } from '@/lib/data/page-fields'
import { type Row } from '@/lib/data/table'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { AppError } from '@/lib/errors'
import { isRecord, isText } from '@/lib/type-guards'
import { type Values } from '../define-record'
import { recordStore } from '../store'
import { project } from './definition'
import { slugNow } from '../trash-rules'
import { freeProjectSlug, giveSlugs, slugOfTitle, suggestProjectSlugs } from './slugs'

type Changes = Partial<Values<typeof project.fields>> & { category?: Project['category'] }
type ProjectRow = Row &
  Pick<Project, 'id' | 'title' | 'location' | 'beforeImage' | 'afterImage'> & {
    slug: string | null
    completedAt: Date | null
  }

const categoryOf = { kitchen: 'Kitchen', bathroom: 'Bathroom' } as const
const pictureFields = ['beforeImage', 'afterImage'] as const

const isCostLine = (value: unknown): value is Project['costLines'][number] =>
  isRecord(value) && isText(value.label) && isText(value.amount)
const isDetail = (value: unknown): value is Project['details'][number] =>
  isRecord(value) && isText(value.picture) && isText(value.caption)
/** The columns that are lists, as JSON, with the type guards of their items. */
const listColumns = { features: isText, costLines: isCostLine, details: isDetail }

const listsOf = (row: ProjectRow) =>
  Object.fromEntries(
    Object.entries(listColumns).map(([field, isItem]) => [
      field,
      parseJsonList(String(row[field]), isItem as (item: unknown) => item is unknown, {
        model: 'Project',
        id: row.id,
        field,
      }),
    ]),
  )

const toProject = (row: ProjectRow): Project =>
  ({
    ...row,
    slug: slugNow('slug', row),
    projectType: row.projectType === 'bathroom' ? 'bathroom' : 'kitchen',
    category: row.category === 'Bathroom' ? 'Bathroom' : 'Kitchen',
    ...listsOf(row),
    completedAt: row.completedAt?.toISOString() ?? null,
  }) as unknown as Project

/** Returns true for a picture that isn't there. It is called in the turn of the write, so that none can be deleted in between. */
async function isMissingPicture(db: Writer, src: string | undefined): Promise<boolean> {
  if (!src || Object.hasOwn(builtInImages, src)) return false
  const [hash = ''] = picturesIn(src)
  const media = await db.media.findUnique({ where: { hash }, select: { width: true, height: true } })
  // The path also has the picture's size, which pages rely on.
  return !media || !src.includes(`-${media.width}x${media.height}`)
}

/** Returns the fields whose pictures aren't there; one of the close-ups by its path, `details.0.picture`. */
async function missingPictures(
  db: Writer,
  { details = [], ...pictures }: Pick<Changes, (typeof pictureFields)[number] | 'details'>,
) {
  const sources = [
    ...pictureFields.map((field) => [field, pictures[field]] as const),
    ...details.map(({ picture }, index) => [`details.${index}.picture`, picture] as const),
  ]
  const missing: string[] = []
  for (const [field, src] of sources) if (await isMissingPicture(db, src)) missing.push(field)
  return missing
}

const missing = {
  permission: 'Record the homeowner’s permission in Jobs first',
  pictures: 'It has no pictures yet. Make its draft again in Jobs first',
} as const

/** @throws AppError invalid for a project of a job that may not be published */
async function requirePermitted(db: Writer, { id, afterImage }: Pick<Project, 'id' | 'afterImage'>) {
  const job = await jobOfProject(db, id)
  const message = job && (!job.permission ? missing.permission : !afterImage ? missing.pictures : null)
  if (message) throw new AppError('invalid', { detail: `${message}.`, errors: { isPublished: message } })
}

async function toColumns(db: Writer, changes: Changes, current: ProjectRow | null): Promise<object> {
  const isChanged = (field: (typeof pictureFields)[number]) => changes[field] !== current?.[field]
  const images = Object.fromEntries(pictureFields.filter(isChanged).map((field) => [field, changes[field]]))
  const missing = await missingPictures(db, { ...images, details: changes.details })
  const message = 'This picture is no longer in the library. Choose another one.'
  if (missing.length > 0)
    throw new AppError('invalid', { errors: Object.fromEntries(missing.map((field) => [field, message])) })
  if (changes.isPublished && current?.isPublished === false)
    await requirePermitted(db, { ...current, ...withoutUndefined(changes) })
  const { completedAt, projectType, slug, ...fields } = changes
  const lists = Object.keys(listColumns) as (keyof typeof listColumns)[]
  const ownSlug =
    slug || current?.slug || (await freeProjectSlug(db, slugOfTitle(changes.title ?? current!.title)))
  return {
    ...fields,
    slug: ownSlug,
    projectType,
    category: changes.category ?? (projectType && categoryOf[projectType]),
    ...Object.fromEntries(lists.map((name) => [name, changes[name] && JSON.stringify(changes[name])])),
    completedAt: completedAt && new Date(completedAt),
  }
}

/** Saves projects. A project that visitors could see gets a redirect from its old address. */
export const projectStore = recordStore<typeof project.fields, Project>(project, {
  samples: sampleProjects,
  // Visitors see a published project once it has a picture of the finished room.
  shownWhere: { isPublished: true, afterImage: { not: '' } },
  toItem: (row) => toProject(row as ProjectRow),
  async complete(rows) {
    const isWithout = rows.some(({ slug }) => slug === null)
    // Those from before there were project pages.
    if (isWithout) await giveSlugs()
    return isWithout
  },
  toColumns: (db, changes, current) => toColumns(db, changes, current as ProjectRow | null),
  async onSaved(tx, { before, after, saving }) {
    if (before && !before.isPublished && after.isPublished)
      await noteProjectPublished(tx, String(after.id), saving.staffId)
    if (before?.slug && before.slug !== after.slug && before.afterImage && before.isPublished)
      await moveRedirect(tx, `/gallery/${String(before.slug)}`, `/gallery/${String(after.slug)}`)
  },
  suggestSlugs: (db, { slug, location }) => suggestProjectSlugs(db, String(slug), String(location)),
  freeSlug: (db, { slug, title }) => freeProjectSlug(db, String(slug) || slugOfTitle(String(title))),
  // A picture that was deleted meanwhile is missing.
  async restoredColumns(db, row) {
    const { details } = listsOf(row as ProjectRow) as Pick<Project, 'details'>
    const missing = await missingPictures(db as Writer, { ...(row as Changes), details })
    const keptDetails = details.filter((_, index) => !missing.includes(`details.${index}.picture`))
    return {
      ...Object.fromEntries(
        pictureFields.filter((field) => missing.includes(field)).map((field) => [field, '']),
      ),
      details: JSON.stringify(keptDetails),
    }
  },
})

/** Returns the addresses of the projects that visitors see, and when somebody last changed each (ISO); null for samples. */
export async function listProjectDates(): Promise<{ slug: string; changedAt: string | null }[]> {
  const projects = await projectStore.listShown()
  const changes = await withBuildFallback(
    async () =>
      (await database()).project.findMany({
        where: { ...present, isSample: false },
        select: { id: true, updatedAt: true },
      }),
    [],
  )
  const changedAt = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]))
  return projects.map(({ id, slug }) => ({ slug, changedAt: changedAt.get(id) ?? null }))
}
