import { type ComponentProps } from 'react'
import { Select } from '@/components/ui/field'
import { projectTypes } from '@/lib/business/project-types'

/** Selects the type of a project, or none. */
export const ProjectTypeSelect = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    <option value="">Not said</option>
    {Object.entries(projectTypes).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
