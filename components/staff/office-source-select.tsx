import { type ComponentProps } from 'react'
import { Select } from '@/components/ui/field'
import { officeSources } from '@/lib/content-types'
import { sourceNames } from '@/lib/leads/lead-text'

/** Selects the source of a lead that staff add. */
export const OfficeSourceSelect = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    {officeSources.map((source) => (
      <option key={source} value={source}>
        {sourceNames[source]}
      </option>
    ))}
  </Select>
)
