import { type ZodMiniType } from 'zod/mini'

export type Config = Record<string, unknown>

/** Makes of a configuration in the shape of one version that of the next. */
export type Migration = (config: Config) => Config

/**
 * What a document has to know of a type of block. Fields are named by their path: `title`, or `items.answer` for that
 * field in each row of a list.
 */
export type DocumentBlock = {
  schema: ZodMiniType<Config>
  /** The fields that hold HTML. */
  rich: readonly string[]
  /** The fields that hold a picture's path. */
  pictures: readonly string[]
  /** The fields that hold words for readers, the most telling first. */
  prose: readonly string[]
  /** Which shape of the configuration the schema describes; the first one is 1. */
  version: number
  /** What lifts an older configuration: the first step makes version 2 of version 1. */
  migrations: readonly Migration[]
}

/**
 * What is known of a type of block, null where nothing is. The types themselves are in components/blocks, which lib
 * knows nothing of: whoever calls hands this over.
 */
export type BlockRegistry = (type: string) => DocumentBlock | null
