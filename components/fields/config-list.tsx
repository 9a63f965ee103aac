import { type ReactNode } from 'react'
import { type Labels, type ListName, type RowOf } from '@/lib/page-document/field-paths'
import { type FieldsProps } from './field-props'
import { ListField, type ListFieldProps } from './list-field'

type ConfigListProps<Config, Name extends ListName<Config>> = {
  of: FieldsProps<Config>
  name: Name
  /** What one row is called, e.g. Picture. */
  one: string
  /** What a new row holds. */
  empty: RowOf<Config[Name]>
  adder?: ListFieldProps<RowOf<Config[Name]>>['adder']
  /** The fields of a row. */
  children: (row: FieldsProps<RowOf<Config[Name]>>) => ReactNode
}

/** A list of rows in a block's configuration. */
export function ConfigList<Config, Name extends ListName<Config>>(props: ConfigListProps<Config, Name>) {
  const { of, name, one, empty, adder, children } = props
  const { config, change, labels, errors } = of
  type Row = RowOf<Config[Name]>
  return (
    <ListField<Row>
      label={labels[name]}
      one={one}
      // ListName says that it is one.
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

/** The entries whose names begin with something, without it. */
const below = <Value,>(entries: Readonly<Record<string, Value>>, start: string): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, value]) =>
      path.startsWith(start) ? [[path.slice(start.length), value]] : [],
    ),
  )
