import * as z from 'zod/mini'
import { type BlockRegistry, type Config } from '@/lib/page-document/registry'
import { findPlaceholder } from '@/lib/page-document/template-words'
import { proseOf } from '@/lib/page-document/texts'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'
import { isText } from '@/lib/type-guards'
import * as beforeAfter from './before-after'
import * as button from './button'
import * as columns from './columns'
import * as contactForm from './contact-form'
import * as cta from './cta'
import * as homeHero from './home-hero'
import * as priceLedger from './price-ledger'
import * as latestWork from './latest-work'
import * as kitchenStart from './kitchen-start'
import * as townList from './town-list'
import * as quotes from './quotes'
import * as googleReviews from './google-reviews'
import * as phoneBand from './phone-band'
import * as townHead from './town-head'
import * as townFigures from './town-figures'
import * as townExpertise from './town-expertise'
import * as townCopy from './town-copy'
import * as townWork from './town-work'
import * as townServices from './town-services'
import * as townPosts from './town-posts'
import * as townSteps from './town-steps'
import * as townQuestions from './town-questions'
import * as credentials from './credentials'
import * as reviewsHead from './reviews-head'
import * as reviewList from './review-list'
import * as reviewFigures from './review-figures'
import * as whyList from './why-list'
import * as contactHead from './contact-head'
import * as contactRequest from './contact-request'
import * as contactBand from './contact-band'
import * as countertops from './countertops'
import * as financing from './financing'
import * as gallery from './gallery'
import * as galleryBand from './gallery-band'
import * as refacing from './refacing'
import * as serviceList from './service-list'
import * as servicesHero from './services-hero'
import * as tile from './tile'
import { type BlockDefinition } from './define-block'
import * as divider from './divider'
import * as faq from './faq'
import * as hero from './hero'
import * as image from './image'
import * as map from './map'
import * as priceTable from './price-table'
import * as projects from './projects'
import * as reviews from './reviews'
import { type BlockModule, type BlockModules, blockModule } from './block-module'
import * as services from './services'
import * as team from './team'
import * as testimonial from './testimonial'
import * as text from './text'
import * as textPicture from './text-picture'
import * as video from './video'
import * as visualizer from './visualizer'

/**
 * All types of blocks, in the library's order; the specification's five come first. Nothing else lists them. A type in use
 * keeps its name, since it is stored.
 */
export const blocks = {
  hero: blockModule(hero),
  text: blockModule(text),
  image: blockModule(image),
  testimonial: blockModule(testimonial),
  team: blockModule(team),
  columns: blockModule(columns),
  button: blockModule(button),
  video: blockModule(video),
  divider: blockModule(divider),
  services: blockModule(services),
  projects: blockModule(projects),
  'before-after': blockModule(beforeAfter),
  'text-picture': blockModule(textPicture),
  visualizer: blockModule(visualizer),
  reviews: blockModule(reviews),
  'price-table': blockModule(priceTable),
  faq: blockModule(faq),
  map: blockModule(map),
  'contact-form': blockModule(contactForm),
  cta: blockModule(cta),
  'home-hero': blockModule(homeHero),
  'price-ledger': blockModule(priceLedger),
  'latest-work': blockModule(latestWork),
  'kitchen-start': blockModule(kitchenStart),
  'town-list': blockModule(townList),
  quotes: blockModule(quotes),
  'google-reviews': blockModule(googleReviews),
  'phone-band': blockModule(phoneBand),
  'town-head': blockModule(townHead),
  'town-figures': blockModule(townFigures),
  'town-expertise': blockModule(townExpertise),
  'town-copy': blockModule(townCopy),
  'town-work': blockModule(townWork),
  'town-services': blockModule(townServices),
  'town-posts': blockModule(townPosts),
  'town-steps': blockModule(townSteps),
  'town-questions': blockModule(townQuestions),
  credentials: blockModule(credentials),
  'reviews-head': blockModule(reviewsHead),
  'review-list': blockModule(reviewList),
  'review-figures': blockModule(reviewFigures),
  'why-list': blockModule(whyList),
  'contact-head': blockModule(contactHead),
  'contact-request': blockModule(contactRequest),
  'services-hero': blockModule(servicesHero),
  'service-list': blockModule(serviceList),
  countertops: blockModule(countertops),
  refacing: blockModule(refacing),
  tile: blockModule(tile),
  financing: blockModule(financing),
  'contact-band': blockModule(contactBand),
  gallery: blockModule(gallery),
  'gallery-band': blockModule(galleryBand),
} satisfies BlockModules

export type BlockType = keyof typeof blocks
export const blockTypes = Object.keys(blocks) as BlockType[]
export type ConfigOf<Type extends BlockType> = z.output<(typeof blocks)[Type]['definition']['schema']>

/** Returns a type's module, or null for an unknown type. */
export const getBlockModule = (type: string, modules: BlockModules = blocks): BlockModule | null =>
  Object.hasOwn(modules, type) ? modules[type]! : null

/** Returns a type's definition, or null for an unknown type. */
export const getDefinition = (type: string, modules: BlockModules = blocks): BlockDefinition | null =>
  getBlockModule(type, modules)?.definition ?? null

/** The registry that lib asks for definitions. */
export const blockRegistry: BlockRegistry = (type) => getDefinition(type)

/** Returns a type's name in the library; for an unknown type the type itself. */
export const nameOf = (type: string, modules?: BlockModules): string =>
  getDefinition(type, modules)?.name ?? type

export const blockName = (block: { type: string } | undefined): string =>
  block ? nameOf(block.type) : 'Block'

/** Returns the line for a block's bar. It starts with what a template left to be replaced. */
export function summaryOf(
  { type, config }: { type: string; config: unknown },
  modules?: BlockModules,
): string {
  const definition = getDefinition(type, modules)
  if (!definition) return ''
  const prose = proseOf({ type, config }, (of) => getDefinition(of, modules))
  const placeholder = prose.map(findPlaceholder).find(Boolean)
  const summary = definition.summary(readTolerantly(definition.schema, config) as Config)
  return placeholder ? `Replace ${placeholder} · ${summary}` : summary
}

/** Returns true for a block that is as wide as the window and isn't on the blocks' ground (surface.tsx). */
export const isSection = (type: string): boolean => getDefinition(type)?.group === 'Sections'

/** Returns the index of the block whose title is the page's heading, or -1. */
export const headOf = (components: readonly { type: string; config: Config }[]): number =>
  components.findIndex(({ type, config }) => {
    const definition = getDefinition(type)
    if (!definition?.isHead) return false
    const { title } = readTolerantly(definition.schema, config) as Config
    return !isText(title) || title.trim() !== ''
  })

/** Returns the configuration of a new block (specification §3). */
export function defaultConfig<Type extends BlockType>(type: Type): ConfigOf<Type> {
  return structuredClone(z.parse(getDefinition(type)!.schema, {})) as ConfigOf<Type>
}

/** Returns a stored configuration for its view. Missing and broken fields get their defaults; never throws. */
export function readConfig<Type extends BlockType>(type: Type, config: unknown): ConfigOf<Type> {
  return readTolerantly(blocks[type].definition.schema, config) as ConfigOf<Type>
}
