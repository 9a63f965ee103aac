import { DecorativeBox } from '@/components/media/decorative-box'
import { type Labels, type TextName } from '@/lib/page-document/field-paths'
import { ChoiceField } from './choice-field'
import { type FieldsProps } from './field-props'
import { LinkField } from './link-field'
import { PictureField } from './picture-field'
import { RichField } from './rich-field'
import { TextField } from './text-field'
import { TownField } from './town-field'

// The fields of a block's configuration by name: label, value, change and error come with `of`.

type ConfigProps<Config, Name> = { of: FieldsProps<Config>; name: Name }

function bind<Config>({ of, name }: ConfigProps<Config, TextName<Config>>) {
  const { config, change, labels, errors, sentences } = of
  return {
    label: labels[name],
    // TextName guarantees it.
    value: config[name] as string,
    onChange: (text: string) => change({ [name]: text } as Partial<Config>),
    error: errors[name],
    placeholder: sentences?.[name],
  }
}

type ConfigTextProps<Config> = ConfigProps<Config, TextName<Config>> & {
  /** More than one makes it a text area. */
  rows?: number
  note?: string
}

export const ConfigText = <Config,>({ rows, note, ...field }: ConfigTextProps<Config>) => (
  <TextField {...bind(field)} rows={rows} note={note} />
)

export const ConfigRich = <Config,>(field: ConfigProps<Config, TextName<Config>>) => (
  <RichField {...bind(field)} />
)

export const ConfigTown = <Config,>(field: ConfigProps<Config, TextName<Config>>) => (
  <TownField {...bind(field)} />
)

type ConfigChoiceProps<Config, Name extends keyof Config & keyof Labels<Config>> = ConfigProps<
  Config,
  Name
> & {
  options: Record<Config[Name] & string, string>
}

export function ConfigChoice<Config, Name extends keyof Config & keyof Labels<Config>>(
  props: ConfigChoiceProps<Config, Name>,
) {
  const { of, name, options } = props
  const onChange = (value: string) => of.change({ [name]: value } as Partial<Config>)
  return (
    <ChoiceField<string>
      label={of.labels[name]}
      value={of.config[name] as string}
      options={options}
      onChange={onChange}
    />
  )
}

export const ConfigLink = <Config,>(field: ConfigProps<Config, TextName<Config>>) => (
  <LinkField {...bind(field)} />
)

type ConfigPictureProps<Config> = ConfigProps<Config, TextName<Config>> & {
  /** The field for the alt text; asked for once there is a picture. */
  alt?: TextName<Config>
  isNeeded?: boolean
}

export function ConfigPicture<Config>({ alt, isNeeded, ...field }: ConfigPictureProps<Config>) {
  const { of, name } = field
  const picture = bind(field)
  // The block has its own text for it, or shows it as decoration.
  if (!alt) return <PictureField {...picture} place={{ alt: { isOptional: true } }} isNeeded={isNeeded} />
  const altText = bind({ of, name: alt })
  // Pictures that can be marked as decoration have a field of this name.
  const canBeDecorative = 'decorative' in of.labels
  const { decorative } = of.config as { decorative?: boolean }
  const mark = (isDecorative?: boolean) => (canBeDecorative ? { decorative: isDecorative || undefined } : {})
  const onChange = (src: string, description: string, isDecorative?: boolean) =>
    of.change({ [name]: src, [alt]: description, ...mark(isDecorative) } as Partial<Config>)
  return (
    <>
      <PictureField
        {...picture}
        place={{ alt: { canBeDecorative } }}
        alt={altText.value}
        decorative={decorative}
        isNeeded={isNeeded}
        onChange={onChange}
      />
      {picture.value && !decorative && <TextField {...altText} />}
      {picture.value && canBeDecorative && (
        <DecorativeBox checked={decorative} onChange={(isOn) => of.change(mark(isOn) as Partial<Config>)} />
      )}
    </>
  )
}
