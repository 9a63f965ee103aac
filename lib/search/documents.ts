import { type BlockRegistry } from '@/lib/page-document/registry'
import { postPlainText } from '@/lib/page-document/post-text'
import { openBlocks } from '@/lib/page-document/stored'
import { proseOf } from '@/lib/page-document/texts'
import { type ServiceSlug } from '@/lib/business/services'
import { type Areas } from '@/lib/content/areas'
import texts from '@/lib/content/search-texts.json'
import { placeHref } from '@/lib/content/town-pages'
import { type BusinessProfile } from '@/lib/business/profile'
import { townshipNames } from '@/lib/business/towns'
import { type Post, type Project, type StoredPage } from '@/lib/content-types'
import { fillText } from '@/lib/text/fill-text'
import { landingPagesOf } from '@/lib/seo/service-area'
import { mainPages } from '@/lib/seo/site-pages'

export const searchKinds = ['service', 'town', 'landing', 'project', 'post', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A searchable page or record. `words` are searched too, but not shown. */
export type SearchDocument = {
  /** Its address; a suffix after `#` distinguishes several at one address. */
  id: string
  kind: SearchKind
  href: string
  title: string
  text: string
  words: string
}

/** Synonyms of services. */
const serviceWords: Record<ServiceSlug, string> = texts.services

/** Descriptions and synonyms of the main pages. */
const pageTexts: Partial<Record<string, { text: string; words: string }>> = texts.pages

function pageDocument(
  path: string,
  title: string,
  { text, words } = { text: '', words: '' },
  { address }: Pick<BusinessProfile, 'address'>,
): SearchDocument {
  const filledText = fillText(text, { showroom: address.locality })
  return { id: path, kind: 'page', href: path, title, text: filledText, words }
}

/** Returns services, places, their landing pages and the main pages. */
export const areaDocuments = (
  { places: towns, services }: Areas,
  profile: Pick<BusinessProfile, 'address'>,
): SearchDocument[] => [
  ...services.map(({ slug, name, description, features }): SearchDocument => {
    const href = `/rockland/${slug}/`
    return {
      id: href,
      kind: 'service',
      href,
      title: name,
      text: description,
      words: `${serviceWords[slug]} ${features.join(' ')}`,
    }
  }),
  ...towns.map((town): SearchDocument => {
    const href = placeHref(town)
    const text = `${townshipNames[town.township]}, ZIP ${town.zip}. ${town.about}`
    const words = `${town.type} ${town.zip} ${townshipNames[town.township]}`
    return { id: href, kind: 'town', href, title: town.name, text, words }
  }),
  ...landingPagesOf(towns, services).map(({ path, title, township, service }): SearchDocument => {
    const [, , slug] = path.split('/')
    const zip = towns.find((town) => town.slug === slug)?.zip ?? ''
    const place = township ? townshipNames[township] : ''
    const words = service ? serviceWords[service] : ''
    return { id: path, kind: 'landing', href: path, title, text: `${place}, ZIP ${zip}.`, words }
  }),
  ...mainPages
    .filter(({ township }) => !township)
    .map(({ path, title }) => pageDocument(path, title, pageTexts[path], profile)),
  ...texts.others.map((page) => pageDocument(page.path, page.title, page, profile)),
]

/** Content written by staff, with samples, since visitors see them. */
type SearchContent = {
  projects: readonly Project[]
  posts: readonly Post[]
  pages: readonly StoredPage[]
}

/** Returns the documents of staff's content; `blocks` has the fields of each block type that are for readers. */
export function contentDocuments(
  { projects, posts, pages }: SearchContent,
  blocks: BlockRegistry,
): SearchDocument[] {
  return [
    ...projects.map((project): SearchDocument => {
      const href = `/gallery/${project.slug}`
      return {
        id: href,
        kind: 'project',
        href,
        title: project.title,
        text: `${project.location}. ${project.description}`,
        words: `${project.category} ${project.projectType} ${project.features.join(' ')}`,
      }
    }),
    ...posts.map((post): SearchDocument => {
      const href = `/blog/${post.slug}`
      const text = `${post.excerpt} ${postPlainText(post.content)}`
      return { id: href, kind: 'post', href, title: post.title, text, words: `${post.town} ${post.category}` }
    }),
    ...pages.map((page): SearchDocument => {
      const openedBlocks = openBlocks(page.components, blocks)
      const text = [page.metaDescription, ...openedBlocks.flatMap((block) => proseOf(block, blocks))]
      const href = `/${page.slug}`
      return {
        id: href,
        kind: 'page',
        href,
        title: page.title,
        text: text.filter(Boolean).join(' '),
        words: page.metaTitle,
      }
    }),
  ]
}
