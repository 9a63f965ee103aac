import { type ZodMiniType } from 'zod/mini'
import { type BuiltInKind } from '@/lib/content/built-in-pages'

export type Config = Record<string, unknown>

/** Turns a configuration of one version into one of the next. */
export type Migration = (config: Config) => Config

/**
 * The facts about a block type that documents need. Fields are named by path: `title`, or `items.answer` in each
 * row of a list.
 */
export type DocumentBlock = {
  schema: ZodMiniType<Config>
  rich: readonly string[]
  pictures: readonly string[]
  /** The fields with text for readers, the most important first. */
  prose: readonly string[]
  /** The version of the configuration that the schema describes, from 1. */
  version: number
  /** The migrations; the first one makes version 2 of version 1. */
  migrations: readonly Migration[]
  /** The kinds of built-in pages that may have it; undefined for any page. */
  pages?: readonly BuiltInKind[]
}

/** Returns true if a page may have a block: a built-in page of a kind, or one that staff have made (null). */
export const mayHave = (kind: BuiltInKind | null, { pages }: Pick<DocumentBlock, 'pages'>): boolean =>
  !pages || (kind !== null && pages.includes(kind))

/**
 * Returns the definition of a block type, or null. The types are in components/blocks, which lib can't import:
 * callers pass this in.
 */
export type BlockRegistry = (type: string) => DocumentBlock | null
