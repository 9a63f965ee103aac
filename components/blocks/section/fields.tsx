import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { Switch } from '@/components/ui/switch'

export { PanelsTopLeft as Icon } from 'lucide-react'

type SectionFieldsProps<Config> = FieldsProps<Config> & {
  /** Its text fields, where others are chosen. */
  texts?: readonly string[]
}

/** The panel of a section: its texts in their order, its picture, and whether visitors see it. */
export function Fields<Config extends { hidden: boolean }>(props: SectionFieldsProps<Config>) {
  const { config, change } = props
  const block = props as unknown as FieldsProps<Record<string, string>>
  const { texts = Object.keys(block.labels).filter((name) => typeof block.config[name] === 'string') } = props
  return (
    <>
      <Switch
        label="Visitors see it"
        checked={!config.hidden}
        onChange={(isShown) => change({ hidden: !isShown } as Partial<Config>)}
      />
      {texts.map((name) => {
        if (name === 'picture') return <ConfigPicture key={name} of={block} name={name} alt="pictureAlt" />
        return (
          name !== 'pictureAlt' && (
            <ConfigText key={name} of={block} name={name} rows={name === 'text' ? 4 : 2} />
          )
        )
      })}
    </>
  )
}
