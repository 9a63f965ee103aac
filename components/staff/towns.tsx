import { servedTowns, type Town } from '@/lib/business/towns'

/** Returns the towns in which the business works, by their names. */
export const townsByName = (): Town[] =>
  [...servedTowns()].sort((a, b) => a.name.localeCompare(b.name, 'en-US'))

/** The towns as suggestions for an input whose `list` is `id`. */
export const TownSuggestions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {townsByName().map(({ slug, name }) => (
      <option key={slug} value={`${name}, NY`} />
    ))}
  </datalist>
)
