import * as z from 'zod/mini'
import { type BlockDefinition } from '@/components/blocks/define-block'
import { blockName, getDefinition } from '@/components/blocks/registry'
import { type BlockModules } from '@/components/blocks/block-module'
import { builtInBlocks } from '@/lib/content/built-in-pages'
import { plainText } from '@/lib/page-document/plain-text'
import { findPlaceholder } from '@/lib/page-document/template-words'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'
import { type Config } from '@/lib/page-document/registry'
import { isRecord } from '@/lib/type-guards'
import { type Draft } from './draft'

export type Finding = {
  block?: string
  isSetting?: boolean
  /** E.g. "3. Gallery". */
  place: string
  problems: string[]
}

/** A text of a configuration and the number of its list row, from 1; 0 outside a list. */
type Place = { text: string; row: number; beside: Config }

/** Returns the texts at a path. Other values count as empty. */
function placesAt(config: Config, path: string): Place[] {
  const [field = '', inRow] = path.split('.')
  const place = (parent: Config, name: string, row: number): Place => {
    const value = parent[name]
    return { text: typeof value === 'string' ? value : '', row, beside: parent }
  }
  if (inRow === undefined) return [place(config, field, 0)]
  const rows: unknown[] = Array.isArray(config[field]) ? config[field] : []
  return rows.flatMap((row, index) => (isRecord(row) ? [place(row, inRow, index + 1)] : []))
}

const label = (definition: BlockDefinition, path: string, row: number) =>
  `${(definition.labels as Record<string, string>)[path] ?? path}${row ? ` ${row}` : ''}`

const sampleOf = (definition: BlockDefinition, path: string) =>
  placesAt(z.parse(definition.schema, {}), path)[0]?.text ?? ''

function placeholders(definition: BlockDefinition, config: Config): string[] {
  return definition.samples.flatMap((path) => {
    const sample = plainText(sampleOf(definition, path))
    return placesAt(config, path)
      .filter(({ text }) => plainText(text) === sample)
      .map(({ row }) => `${label(definition, path, row)} has the placeholder “${sample}”`)
  })
}

function unreplaced(definition: BlockDefinition, config: Config): string[] {
  return [...definition.prose, ...definition.rich].flatMap((path) =>
    placesAt(config, path).flatMap(({ text, row }) => {
      const placeholder = findPlaceholder(text)
      return placeholder ? [`${label(definition, path, row)} has ${placeholder} to be replaced`] : []
    }),
  )
}

function missing(definition: BlockDefinition, config: Config): string[] {
  const { rich, pictures } = definition
  return definition.needs.flatMap((path) => {
    if (Array.isArray(config[path]))
      return config[path].length > 0 ? [] : [`${label(definition, path, 0)}: none yet`]
    return placesAt(config, path)
      .filter(({ text }) => !(rich.includes(path) ? plainText(text) : text.trim()))
      .map(({ row }) =>
        pictures.includes(path)
          ? `${label(definition, path, row)}: no picture chosen`
          : `${label(definition, path, row)} is empty`,
      )
  })
}

/** Finds pictures without alt text. A picture and its alt text are in the same object. */
function withoutAlt(definition: BlockDefinition, config: Config): string[] {
  const { alts, pictures } = definition
  const holder = (path: string) => path.split('.').slice(0, -1).join('.')
  return alts.flatMap((path) => {
    const picture = pictures.find((candidate) => holder(candidate) === holder(path))
    if (!picture) return []
    const field = picture.split('.').at(-1)!
    return placesAt(config, path)
      .filter(({ text, beside }) => beside[field] && !beside.decorative && !text.trim())
      .map(({ row }) => `${label(definition, picture, row)} has no alt text`)
  })
}

const anchor = /<a\s[^<>]*?href="([^"<>]*)"/gi
const hrefsIn = (html: string) =>
  [...html.matchAll(anchor)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

function linksIn({ links, rich }: BlockDefinition, config: Config): string[] {
  const texts = (path: string) => placesAt(config, path).map(({ text }) => text)
  return [...links.flatMap(texts), ...rich.flatMap(texts).flatMap(hrefsIn)].filter(Boolean)
}

const readBlocks = ({ document }: Draft, modules?: BlockModules) =>
  document.blocks.map((block, index) => {
    const definition = getDefinition(block.type, modules)
    const config = definition ? (readTolerantly(definition.schema, block.config) as Config) : {}
    return { id: block.id, place: `${index + 1}. ${blockName(block)}`, definition, config }
  })

/** Lists the addresses on a page that may belong to this site, without the page's own. */
export function linksOf(draft: Draft, modules?: BlockModules): string[] {
  const links = readBlocks(draft, modules).flatMap(({ definition, config }) =>
    definition ? linksIn(definition, config) : [],
  )
  const ownAddress = `/${draft.settings.slug}`
  return [...new Set(links)].filter(
    (link) => /^(?:\/|https?:)/i.test(link) && link.replace(/[?#].*$/, '').replace(/\/$/, '') !== ownAddress,
  )
}

const noDescription: Finding = {
  isSetting: true,
  place: 'Page settings',
  problems: ['No description: search engines pick a text themselves'],
}

/**
 * Checks whether a page is ready for visitors: sample texts, empty fields, pictures without alt text, dead
 * links (`dead`, out of linksOf()) and a missing description.
 */
export function checkPage(draft: Draft, dead: ReadonlySet<string>, modules?: BlockModules): Finding[] {
  const blocks = readBlocks(draft, modules)
  const findings = blocks.flatMap(({ id, place, definition, config }): Finding[] => {
    const problems = definition
      ? [
          ...placeholders(definition, config),
          ...unreplaced(definition, config),
          ...missing(definition, config),
          ...withoutAlt(definition, config),
          ...linksIn(definition, config)
            .filter((link) => dead.has(link))
            .map((link) => `${link} leads nowhere`),
        ]
      : ['Nobody sees it: its kind is unknown']
    return problems.length > 0 ? [{ block: id, place, problems: [...new Set(problems)] }] : []
  })
  const isBuiltIn = builtInBlocks(draft.settings.slug).length > 0
  const empty = isBuiltIn ? 'Without sections, visitors see the original page' : 'There is nothing on it yet'
  return [
    ...(blocks.length === 0 ? [{ place: 'Page', problems: [empty] }] : []),
    ...findings,
    ...(draft.settings.metaDescription.trim() || isBuiltIn ? [] : [noDescription]),
  ]
}
