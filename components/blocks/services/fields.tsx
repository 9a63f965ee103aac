import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { services } from '@/lib/business/services'
import { type ServicesConfig } from './schema'

export function ServicesFields({ config, change, errors }: FieldsProps<ServicesConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <fieldset className="field checks">
        <legend className="label">Services</legend>
        {services.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="checkbox"
              checked={config.services.includes(slug)}
              onChange={({ target }) =>
                change({
                  services: services
                    .map((service) => service.slug)
                    .filter((one) => (one === slug ? target.checked : config.services.includes(one))),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  )
}
