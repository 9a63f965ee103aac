'use client'

import { AlignCenter, AlignLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, type FieldProps, Input, Select, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { Segmented, SegmentedLinks } from '@/components/ui/segmented'
import { Switch } from '@/components/ui/switch'
import { Specimen, SpecimenGroup } from './specimen'

const longText =
  'The island has to stay because of the columns, but everything else can go: cabinets, counters, the soffit and the ceiling light.'

const pageFilters = [
  { value: 'all', label: 'All 14' },
  { value: 'published', label: 'Published 9' },
  { value: 'drafts', label: 'Drafts 5' },
] as const
const alignments = [
  { value: 'left', label: <AlignLeft className="size-4" aria-hidden="true" />, name: 'Left' },
  { value: 'center', label: <AlignCenter className="size-4" aria-hidden="true" />, name: 'Center' },
] as const

const slugInput = (
  <InputGroup before="/">
    <Input defaultValue="kitchen-financing" />
  </InputGroup>
)
const select = (disabled?: boolean) => (
  <Select disabled={disabled}>
    <option>New</option>
    <option>Contacted</option>
  </Select>
)

const fields: [label: string, control: ReactNode, about?: Partial<FieldProps>][] = [
  ['Name', <Input key="" defaultValue="Sample Homeowner" />, { hint: 'As it is to be read on the site.' }],
  ['Empty', <Input key="" placeholder="845 555 0199" />, { note: 'optional' }],
  [
    'Slug',
    slugInput,
    { error: 'This address is taken. Choose another.', hint: 'Small letters and hyphens.' },
  ],
  ['Disabled', <Input key="" disabled defaultValue="Can’t be changed" />],
  ['Long text in one line', <Input key="" defaultValue={longText} />],
  ['Message', <Textarea key="" defaultValue={longText} />, { note: '128 of 500' }],
  ['Message, invalid', <Textarea key="" />, { error: 'Say a little more: at least 10 characters.' }],
  ['Message, disabled', <Textarea key="" disabled defaultValue="Can’t be changed" />],
  ['Status', select(), { hint: 'Only staff see it.' }],
  ['Town', select(), { error: 'Choose a town.' }],
  ['Service, disabled', select(true)],
]

export function KitFields() {
  const [filter, setFilter] = useState<(typeof pageFilters)[number]['value']>('all')
  const [alignment, setAlignment] = useState<(typeof alignments)[number]['value']>('left')
  const [isPublished, setIsPublished] = useState(true)
  return (
    <SpecimenGroup title="Fields" className="tablet:grid-cols-2 lg:grid-cols-3">
      {fields.map(([label, control, about]) => (
        <Field key={label} label={label} {...about}>
          {control}
        </Field>
      ))}
      <Specimen title="Checkboxes" className="grid gap-0">
        <Checkbox defaultChecked>Show on the home page</Checkbox>
        <Checkbox>Featured</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </Specimen>
      <Specimen title="Switches" className="grid gap-3">
        <Switch
          label="Published"
          note="Visitors can see the page."
          checked={isPublished}
          onChange={setIsPublished}
        />
        <Switch
          label="Disabled"
          note="Can’t be changed."
          checked={false}
          onChange={setIsPublished}
          disabled
        />
      </Specimen>
      <Specimen title="One of few" className="grid justify-items-start">
        <Segmented label="Pages shown" value={filter} onChange={setFilter} options={pageFilters} />
        <Segmented label="Alignment" value={alignment} onChange={setAlignment} options={alignments} stretch />
        <SegmentedLinks
          label="Period"
          links={[
            { href: '#weeks', label: '12 weeks', current: true },
            { href: '#year', label: 'Year', current: false },
          ]}
        />
      </Specimen>
      <Choices id="kit-reply" legend="Reply by">
        <Choice name="kit-reply" value="phone" defaultChecked>
          Phone
        </Choice>
        <Choice name="kit-reply" value="email">
          Email
        </Choice>
      </Choices>
      <Choices id="kit-project" legend="Project" error="Choose what it is about.">
        <Choice name="kit-project" value="kitchen">
          Kitchen remodeling
        </Choice>
      </Choices>
    </SpecimenGroup>
  )
}
