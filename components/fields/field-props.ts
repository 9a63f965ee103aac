/** What the fields of a block get: its configuration, how to change a part of it, what is wrong with which part. */
export type FieldsProps<Config> = {
  config: Config
  change: (part: Partial<Config>) => void
  /** Messages by path, e.g. `images.0.alt`. */
  errors: Record<string, string>
}
