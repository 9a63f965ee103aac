import { type BlockRegistry } from '@/lib/page-document/registry'
import { postWords } from '@/lib/page-document/post-text'
import { openBlocks } from '@/lib/page-document/stored'
import { proseOf } from '@/lib/page-document/texts'
import { type ServiceSlug } from '@/lib/business/services'
import { type Areas } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { showroomTown, townshipNames, type Town } from '@/lib/business/towns'
import { type Post, type Project, type StoredPage } from '@/lib/content-types'
import { landingPagesOf } from '@/lib/seo/service-area'
import { mainPages } from '@/lib/seo/site-pages'

export const searchKinds = ['service', 'town', 'landing', 'project', 'post', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Something that can be found. `words` are searched too, but not shown. */
export type SearchDocument = {
  /** Its address; where several things share one, something after a `#` tells them apart. */
  id: string
  kind: SearchKind
  href: string
  title: string
  text: string
  words: string
}

/** What visitors call a service besides its name. */
const serviceWords: Record<ServiceSlug, string> = {
  'kitchen-remodeling': 'renovation remodel kitchens cabinets island appliances cost',
  'bathroom-remodeling': 'renovation remodel baths shower tub toilet vanity cost',
  'custom-cabinets': 'cabinetry cupboards pantry built-in',
  'countertops-vanities': 'counters worktop vanity granite quartz marble',
  'cabinet-refacing': 'reface doors fronts cupboards',
  'tile-backsplash-installation': 'tiling tiles grout splashback',
  'home-renovation': 'remodel remodeling addition whole house basement',
  'flooring-installation': 'floors hardwood vinyl plank laminate',
}

const mainWords: Record<string, string> = {
  '/': 'showroom home start',
  '/services': 'prices what we do financing payment warranty',
  '/gallery': 'portfolio projects photos pictures before after work',
  '/contact':
    'address hours phone telephone email showroom directions quote estimate appointment consultation financing',
  '/blog': 'articles news guides tips ideas',
}

const mainTexts = (): Record<string, string> => ({
  '/': 'Kitchens and baths for the houses of Rockland County: drawn first, priced in writing.',
  '/services': 'What each of our services includes, and what you decide before it starts.',
  '/gallery': 'Kitchens and bathrooms before and after, with place, time and cost.',
  '/contact': `Request an estimate, call us, or visit the showroom in ${showroomTown.name}.`,
  '/blog': 'Notes on kitchens and baths in Rockland County.',
})

/** Where a town is shown: its own page, else the list of its services. */
const townHref = (town: Town) => (getTownPage(town.slug) ? `/${town.slug}` : `/rockland/${town.slug}/`)

const reviews: SearchDocument = {
  id: '/reviews',
  kind: 'page',
  href: '/reviews',
  title: 'Reviews',
  text: 'What homeowners say, and why they choose us.',
  words: 'testimonials ratings recommendations customers license warranty',
}

const design: SearchDocument = {
  id: '/design',
  kind: 'page',
  href: '/design',
  title: 'See it in your finishes',
  text: 'A kitchen whose cabinets, island, counter, backsplash, floor and metal change.',
  words: 'visualizer design colors cabinets oak walnut marble quartz tile hardware compare combinations',
}

const estimate: SearchDocument = {
  id: '/estimate',
  kind: 'page',
  href: '/estimate',
  title: 'What it may cost',
  text: 'Say what stays and what goes: a price range with its parts.',
  words: 'estimate price prices cost calculator budget range kitchen bath bathroom financing monthly',
}

const privacy: SearchDocument = {
  id: '/privacy',
  kind: 'page',
  href: '/privacy',
  title: 'Privacy',
  text: 'What we keep of what you send us, for how long, and how to have it deleted.',
  words: 'data cookies personal delete policy',
}

const accessibility: SearchDocument = {
  id: '/accessibility',
  kind: 'page',
  href: '/accessibility',
  title: 'Accessibility',
  text: 'What you can count on here, what is tested, and how to tell us what is in your way.',
  words: 'disability screen reader keyboard contrast complaint',
}

/** Services, places, their landing pages and the main pages. */
export const areaDocuments = ({ places: towns, services }: Areas): SearchDocument[] => [
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
    const href = townHref(town)
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
    .map(({ path, title }): SearchDocument => {
      return {
        id: path,
        kind: 'page',
        href: path,
        title,
        text: mainTexts()[path] ?? '',
        words: mainWords[path] ?? '',
      }
    }),
  reviews,
  privacy,
  accessibility,
  design,
  estimate,
]

/** What staff write. Samples that stand in are found too: visitors see them. */
type SearchContent = {
  projects: readonly Project[]
  posts: readonly Post[]
  pages: readonly StoredPage[]
}

/** `blocks` tells which words of a custom page are for readers. */
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
      const text = `${post.excerpt} ${postWords(post.content)}`
      return { id: href, kind: 'post', href, title: post.title, text, words: `${post.town} ${post.category}` }
    }),
    ...pages.map((page): SearchDocument => {
      const shown = openBlocks(page.components, blocks)
      const text = [page.metaDescription, ...shown.flatMap((block) => proseOf(block, blocks))]
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
