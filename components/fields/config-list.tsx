import { type ReactNode } from 'react'
import { type Labels, type ListName, type RowOf } from '@/lib/page-document/field-paths'
import { type FieldsProps } from './field-props'
import { ListField, type ListFieldProps } from './list-field'

type ConfigListProps<Config, Name extends ListName<Config>> = {
  of: FieldsProps<Config>
  name: Name
  /** The name of one row, e.g. Picture. */
  rowName: string
  empty: RowOf<Config[Name]>
  adder?: ListFieldProps<RowOf<Config[Name]>>['adder']
  children: (row: FieldsProps<RowOf<Config[Name]>>) => ReactNode
}

export function ConfigList<Config, Name extends ListName<Config>>(props: ConfigListProps<Config, Name>) {
  const { of, name, rowName, empty, adder, children } = props
  const { config, change, labels, errors } = of
  type Row = RowOf<Config[Name]>
  return (
    <ListField<Row>
      label={labels[name]}
      rowName={rowName}
      // ListName guarantees it.
      rows={config[name] as readonly Row[]}
      empty={empty}
      adder={adder}
      onChange={(rows) => change({ [name]: rows } as unknown as Partial<Config>)}
      error={errors[name]}
    >
      {(row, changeRow, index) =>
        children({
          config: row,
          change: changeRow,
          labels: below<string>(labels, `${name}.`) as Labels<Row>,
          errors: below(errors, `${name}.${index}.`),
        })
      }
    </ListField>
  )
}

const below = <Value,>(entries: Readonly<Record<string, Value>>, start: string): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, value]) =>
      path.startsWith(start) ? [[path.slice(start.length), value]] : [],
    ),
  )
