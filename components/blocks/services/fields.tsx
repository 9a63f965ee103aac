import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { allServices } from '@/lib/business/services'
import { type ServicesConfig } from './definition'

export { LayoutGrid as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ServicesConfig>) {
  const { config, change, labels } = block
  const services = allServices()
  const choose = (changedSlug: string, isOn: boolean) =>
    services
      .map(({ slug }) => slug)
      .filter((slug) => (slug === changedSlug ? isOn : config.services.includes(slug)))
  return (
    <>
      <ConfigText of={block} name="title" />
      <FieldGroup label={labels.services}>
        <div role="group" aria-label={labels.services}>
          {services.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              checked={config.services.includes(slug)}
              onChange={({ target }) => change({ services: choose(slug, target.checked) })}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
