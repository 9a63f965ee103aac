import 'server-only'
import { database } from './client'
import { present } from './page-fields'

/** Where the built-in pictures lie, which are design renderings. */
const builtIn = { startsWith: '/images/' }

/** How many there are of a kind, and how many of them are samples that visitors see. */
type Shown = { total: number; samples: number }

type GoLiveCounts = {
  projects: Shown
  testimonials: Shown
  posts: Shown
  /** How many projects, posts and pages of those that visitors see show a rendering. */
  renderings: { projects: number; posts: number; pages: number }
  /** When a mail about a lead last went out, as ISO. */
  lastMailAt: string | null
}

/** What of the built-in content is still shown, and whether a mail has ever gone out. */
export async function goLiveCounts(): Promise<GoLiveCounts> {
  const db = await database()
  const sample = { ...present, isSample: true }
  const published = { ...present, isPublished: true }
  const mentioned = await db.mediaMention.findMany({
    where: { kind: 'page', picture: builtIn },
    select: { ownerId: true },
    distinct: ['ownerId'],
  })
  const [
    projects,
    sampleProjects,
    testimonials,
    sampleTestimonials,
    posts,
    samplePosts,
    projectPictures,
    postPictures,
    pagePictures,
    mail,
  ] = await Promise.all([
    db.project.count({ where: present }),
    db.project.count({ where: sample }),
    db.testimonial.count({ where: present }),
    db.testimonial.count({ where: sample }),
    db.post.count({ where: present }),
    db.post.count({ where: { ...sample, isPublished: true } }),
    db.project.count({
      where: { ...present, OR: [{ beforeImage: builtIn }, { afterImage: builtIn }] },
    }),
    db.post.count({ where: { ...published, featuredImage: builtIn } }),
    db.page.count({ where: { ...published, id: { in: mentioned.map(({ ownerId }) => ownerId) } } }),
    db.outbox.findFirst({
      where: { status: 'sent', kind: { in: ['lead-notification', 'lead-confirmation'] } },
      select: { sentAt: true },
      orderBy: { sentAt: 'desc' },
    }),
  ])
  return {
    projects: { total: projects, samples: sampleProjects },
    testimonials: { total: testimonials, samples: sampleTestimonials },
    posts: { total: posts, samples: samplePosts },
    renderings: { projects: projectPictures, posts: postPictures, pages: pagePictures },
    lastMailAt: mail?.sentAt?.toISOString() ?? null,
  }
}
