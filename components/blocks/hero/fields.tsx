import { type FieldsProps } from '@/components/fields/field-props'
import { PictureField } from '@/components/fields/picture-field'
import { TextField } from '@/components/fields/text-field'
import { type HeroConfig } from './schema'

export function HeroFields({ config, change, errors }: FieldsProps<HeroConfig>) {
  return (
    <>
      <TextField
        label="Title"
        note={`${config.title.length} of about 60`}
        rows={2}
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <TextField
        label="Subtitle"
        rows={4}
        value={config.subtitle}
        onChange={(subtitle) => change({ subtitle })}
        error={errors.subtitle}
      />
      <PictureField
        label="Background picture"
        value={config.backgroundImage}
        alt={config.backgroundAlt}
        onChange={(backgroundImage, backgroundAlt) => change({ backgroundImage, backgroundAlt })}
      />
      {config.backgroundImage && (
        <TextField
          label="What the picture shows"
          value={config.backgroundAlt}
          onChange={(backgroundAlt) => change({ backgroundAlt })}
          error={errors.backgroundAlt}
        />
      )}
      <TextField
        label="Button text"
        value={config.buttonText}
        onChange={(buttonText) => change({ buttonText })}
        error={errors.buttonText}
      />
      <TextField
        label="Button link"
        value={config.buttonLink}
        onChange={(buttonLink) => change({ buttonLink })}
        error={errors.buttonLink}
      />
    </>
  )
}
