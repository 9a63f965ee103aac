import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'

type TownChoiceProps = { places: readonly { slug: string; name: string }[]; defaultTown?: string }

/** Asks for the town, whose distance decides which times are free. Works without script. */
export const TownChoice = ({ places, defaultTown: chosen }: TownChoiceProps) => (
  <form
    action="/visit/times"
    className="grid items-end gap-4 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
  >
    <Field label="Where is the room?">
      <Select name="town" required defaultValue={chosen ?? ''} autoComplete="off">
        <option value="" disabled>
          Choose your town
        </option>
        {places
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
    <Button type="submit" look="primary">
      See free times
    </Button>
  </form>
)
