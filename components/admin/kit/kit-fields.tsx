'use client'

import { AlignCenter, AlignLeft } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { Segmented, SegmentedLinks } from '@/components/ui/segmented'
import { Switch } from '@/components/ui/switch'
import { Specimen, SpecimenGroup } from './specimen'

const long =
  'The island has to stay because of the columns, but everything else can go: cabinets, counters, the soffit and the ceiling light.'

const shownPages = [
  { value: 'all', label: 'All 14' },
  { value: 'published', label: 'Published 9' },
  { value: 'drafts', label: 'Drafts 5' },
] as const
const alignments = [
  { value: 'left', label: <AlignLeft className="size-4" aria-hidden="true" />, name: 'Left' },
  { value: 'center', label: <AlignCenter className="size-4" aria-hidden="true" />, name: 'Center' },
] as const

export function KitFields() {
  const [shown, setShown] = useState<(typeof shownPages)[number]['value']>('all')
  const [alignment, setAlignment] = useState<(typeof alignments)[number]['value']>('left')
  const [published, setPublished] = useState(true)
  return (
    <SpecimenGroup title="Fields" className="tablet:grid-cols-2 lg:grid-cols-3">
      <Field label="Name" hint="As it is to be read on the site.">
        <Input defaultValue="Sample Homeowner" />
      </Field>
      <Field label="Empty" note="optional">
        <Input placeholder="845 555 0199" />
      </Field>
      <Field label="Slug" error="This address is taken. Choose another." hint="Small letters and hyphens.">
        <InputGroup before="/">
          <Input defaultValue="kitchen-financing" />
        </InputGroup>
      </Field>
      <Field label="E-mail" error="Give an e-mail address, e.g. name@example.com.">
        <Input type="email" defaultValue="sample@" />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Can’t be changed" />
      </Field>
      <Field label="Long text in one line">
        <Input defaultValue={long} />
      </Field>
      <Field label="Message" note="128 of 500">
        <Textarea defaultValue={long} />
      </Field>
      <Field label="Message, invalid" error="Say a little more: at least 10 characters.">
        <Textarea defaultValue="Hello" />
      </Field>
      <Field label="Message, disabled">
        <Textarea disabled defaultValue="Can’t be changed" />
      </Field>
      <Field label="Status" hint="Only staff see it.">
        <Select defaultValue="contacted">
          <option value="new">New</option>
          <option value="contacted">Contacted</option>
        </Select>
      </Field>
      <Field label="Town" error="Choose a town.">
        <Select defaultValue="">
          <option value="">Choose</option>
          <option value="nyack">Nyack</option>
        </Select>
      </Field>
      <Field label="Service, disabled">
        <Select disabled>
          <option>Kitchen remodeling</option>
        </Select>
      </Field>
      <Specimen title="Checkboxes" className="grid gap-0">
        <Checkbox defaultChecked>Show on the home page</Checkbox>
        <Checkbox>Featured</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </Specimen>
      <Specimen title="Switches" className="grid gap-3">
        <Switch
          label="Published"
          note="Visitors can see the page."
          checked={published}
          onChange={setPublished}
        />
        <Switch label="Disabled" note="Can’t be changed." checked={false} onChange={setPublished} disabled />
      </Specimen>
      <Specimen title="One of few" className="grid justify-items-start">
        <Segmented label="Pages shown" value={shown} onChange={setShown} options={shownPages} />
        <Segmented label="Alignment" value={alignment} onChange={setAlignment} options={alignments} />
      </Specimen>
      <Choices id="kit-reply" legend="Reply by">
        <Choice name="kit-reply" value="phone" defaultChecked>
          Phone
        </Choice>
        <Choice name="kit-reply" value="email">
          E-mail
        </Choice>
      </Choices>
      <Choices id="kit-project" legend="Project" error="Choose what it is about.">
        <Choice name="kit-project" value="kitchen">
          Kitchen remodeling
        </Choice>
        <Choice name="kit-project" value="bathroom">
          Bathroom remodeling
        </Choice>
      </Choices>
      <Specimen title="One of few, stretched" className="grid">
        <Segmented label="Pages shown, wide" value={shown} onChange={setShown} options={shownPages} stretch />
        <SegmentedLinks
          label="Period"
          links={[
            { href: '#weeks', label: '12 weeks', current: true },
            { href: '#year', label: 'Year', current: false },
          ]}
        />
      </Specimen>
    </SpecimenGroup>
  )
}
