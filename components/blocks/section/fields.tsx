import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { Switch } from '@/components/ui/switch'

export { PanelsTopLeft as Icon } from 'lucide-react'

type SectionFieldsProps<Config> = FieldsProps<Config> & {
  /** Its texts and lists, where other fields are chosen. */
  texts?: readonly string[]
}

type TextRow = Record<string, string>

/** A list of texts. Its first field names a row. */
function Rows({ of, name }: { of: FieldsProps<Record<string, TextRow[]>>; name: string }) {
  const start = `${name}.`
  const paths = Object.keys(of.labels).filter((path) => path.startsWith(start))
  const fields = paths.map((path) => path.slice(start.length))
  const empty = Object.fromEntries(fields.map((field) => [field, '']))
  return (
    <ConfigList of={of} name={name} rowName={of.labels[paths[0]!]!} empty={empty}>
      {(row) =>
        fields.map((field) => (
          <ConfigText key={field} of={row} name={field} rows={field === 'text' ? 3 : 1} />
        ))
      }
    </ConfigList>
  )
}

/** The panel of a section: its texts and lists in their order, its picture, and whether visitors see it. */
export function Fields<Config extends { hidden: boolean }>(props: SectionFieldsProps<Config>) {
  const { config, change } = props
  const block = props as unknown as FieldsProps<Record<string, string>>
  const isText = (name: string) => typeof block.config[name] === 'string' || Array.isArray(block.config[name])
  const { texts = Object.keys(block.labels).filter(isText) } = props
  return (
    <>
      <Switch
        label="Visitors see it"
        checked={!config.hidden}
        onChange={(isShown) => change({ hidden: !isShown } as Partial<Config>)}
      />
      {texts.map((name) => {
        if (name === 'picture') return <ConfigPicture key={name} of={block} name={name} alt="pictureAlt" />
        if (Array.isArray(block.config[name])) return <Rows key={name} of={props as never} name={name} />
        return (
          name !== 'pictureAlt' && (
            <ConfigText key={name} of={block} name={name} rows={name === 'text' ? 4 : 2} />
          )
        )
      })}
    </>
  )
}
