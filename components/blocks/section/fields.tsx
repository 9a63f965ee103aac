import { useState } from 'react'
import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { Switch } from '@/components/ui/switch'

export { PanelsTopLeft as Icon } from 'lucide-react'

type SectionTextsProps<Config> = FieldsProps<Config> & { names: readonly string[] }

type SectionFieldsProps<Config> = FieldsProps<Config> & {
  /** The names of its texts and lists, if not all of them. */
  texts?: readonly string[]
  /** The names of further ones, which are folded, by their purpose. */
  folded?: Readonly<Record<string, readonly string[]>>
}

/** The length from which a text gets a larger field, in characters. */
const shortText = 60

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

/** Fields for texts, lists and the picture of a section. */
function SectionTexts<Config>({ names, ...props }: SectionTextsProps<Config>) {
  const block = props as unknown as FieldsProps<Record<string, string>>
  return names.map((name) => {
    if (name === 'picture') return <ConfigPicture key={name} of={block} name={name} alt="pictureAlt" />
    if (Array.isArray(block.config[name])) return <Rows key={name} of={props as never} name={name} />
    const isLong = name === 'text' || (block.sentences?.[name] ?? '').length > shortText
    return name !== 'pictureAlt' && <ConfigText key={name} of={block} name={name} rows={isLong ? 4 : 2} />
  })
}

/** Fields that few change. They unfold by themselves if one of them has an error. */
function FoldedTexts<Config>({ title, ...texts }: SectionTextsProps<Config> & { title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const hasError = texts.names.some((name) => texts.errors[name])
  return (
    <details
      className="border-t border-hair pt-2"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-control-small cursor-pointer content-center font-semibold max-tablet:min-h-tap">
        {title}
      </summary>
      <div className="mt-2 grid gap-4">
        <SectionTexts {...texts} />
      </div>
    </details>
  )
}

/** The panel of a section: its texts and lists in their order, its picture, and whether visitors see it. */
export function Fields<Config extends { hidden: boolean }>(props: SectionFieldsProps<Config>) {
  const { texts, folded = {}, ...block } = props
  const { config, change, labels } = block
  const isText = (name: string) => {
    const value: unknown = config[name as keyof Config]
    return typeof value === 'string' || Array.isArray(value)
  }
  return (
    <>
      <Switch
        label="Visitors see it"
        checked={!config.hidden}
        onChange={(isShown) => change({ hidden: !isShown } as Partial<Config>)}
      />
      <SectionTexts {...block} names={texts ?? Object.keys(labels).filter(isText)} />
      {Object.entries(folded).map(([title, names]) => (
        <FoldedTexts key={title} {...block} title={title} names={names} />
      ))}
    </>
  )
}
