import { type Metadata } from 'next'
import { type Project } from '@/lib/content-types'
import { clip } from '@/lib/seo/clip'
import { descriptionLeast, descriptionMost, titleMost } from '@/lib/seo/lengths'
import { pageMetadata } from '@/lib/seo/metadata'
import { projectCard, type Sender, shareImage } from '@/lib/seo/share-card'

const kinds = { kitchen: 'kitchen remodel', bathroom: 'bathroom renovation' }

/** Returns a project's metadata: the title with its place while that fits, the description with what the work took. */
export function projectMetadata(project: Project, profile: Sender): Metadata {
  const { slug, title, location, projectType, description, timeline, cost } = project
  const path = `/gallery/${slug}`
  const kind = kinds[projectType]
  const effort = [location, timeline, cost].filter(Boolean).join(', ')
  const text = description.replace(/\s+/g, ' ')
  const withKind = `${text} A ${kind} before and after: ${effort}.`
  const longDescription = `${withKind} See what was done, and what one in your house would take.`
  return pageMetadata({
    path,
    title: [
      `${title}, ${location} | ${profile.shortName}`,
      `${title}, ${location}`,
      `${title} | ${profile.shortName}`,
      clip(title, titleMost),
    ],
    description: clip(withKind.length < descriptionLeast ? longDescription : withKind, descriptionMost),
    keywords: [`${kind} ${location}`, `${kind} before and after`, 'Rockland County NY'],
    image: shareImage(path, projectCard(project, profile)),
  })
}
