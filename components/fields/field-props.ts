import { type Labels } from '@/lib/page-document/field-paths'

/** The props of the fields of a block, or of a row in one of its lists. */
export type FieldsProps<Config> = {
  config: Config
  change: (part: Partial<Config>) => void
  labels: Labels<Config>
  /** Error messages by path, e.g. `title` or `images.0.alt`. */
  errors: Readonly<Record<string, string>>
  /** The sentences that the site shows instead of empty texts, by field. */
  sentences?: Readonly<Partial<Record<string, string>>>
}
