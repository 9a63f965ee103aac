import { type Labels } from '@/lib/page-document/field-paths'

/** What the fields of a block, or of a row in one of its lists, get. */
export type FieldsProps<Config> = {
  config: Config
  /** Changes a part of it. */
  change: (part: Partial<Config>) => void
  /** What its fields are called, by path. */
  labels: Labels<Config>
  /** What is wrong with which field, by path, e.g. `title` or `images.0.alt`. */
  errors: Readonly<Record<string, string>>
}
