// The field names of a configuration, as types: a misspelt or forgotten one doesn't compile.

/** The rows of a list field; never for other fields, and for lists of bare values. */
export type RowOf<Field> = Field extends readonly (infer Row extends Record<string, unknown>)[] ? Row : never

type NamesOf<Fields, Value> = {
  [Name in keyof Fields & string]: [Value] extends [Fields[Name]] ? Name : never
}[keyof Fields & string]
type InRows<Fields, Value> = {
  [Name in keyof Fields & string]: [RowOf<Fields[Name]>] extends [never]
    ? never
    : `${Name}.${NamesOf<RowOf<Fields[Name]>, Value>}`
}[keyof Fields & string]

/** All fields: `title`, `items`, and `items.answer` for those in a list's rows. */
export type FieldPath<Fields> = NamesOf<Fields, never> | InRows<Fields, never>

/** The text fields, and those of them that aren't in a list's rows. */
export type TextPath<Fields> = TextName<Fields> | InRows<Fields, string>
export type TextName<Fields> = NamesOf<Fields, string>

/** One text: `title`, or `items.0.answer` in a list's first row. */
export type WordsPath<Fields> =
  | TextName<Fields>
  | {
      [Name in keyof Fields & string]: [RowOf<Fields[Name]>] extends [never]
        ? never
        : `${Name}.${number}.${TextName<RowOf<Fields[Name]>>}`
    }[keyof Fields & string]

export type ListName<Fields> = {
  [Name in keyof Fields & string]: [RowOf<Fields[Name]>] extends [never] ? never : Name
}[keyof Fields & string]

export type Labels<Fields> = Readonly<Record<FieldPath<Fields>, string>>
