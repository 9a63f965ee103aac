import * as z from 'zod/mini'
import { type Change } from '@/lib/revalidate'
import { version } from '@/lib/schemas/content-fields'
import { namedRevision, revisionName } from '@/lib/schemas/pages'

// A kind of record is a folder: its definition says what is special about it, and list, form, endpoints, trash, audit log and
// command palette are derived from it (docs/decisions/051-one-folder-per-kind-of-record.md).

/** A form's input for a field. */
export type FieldInput = {
  label: string
  input:
    | 'text'
    | 'number'
    | 'paragraphs'
    | 'lines'
    | 'place'
    | 'choice'
    | 'select'
    | 'several'
    | 'list'
    | 'rows'
    | 'date'
    | 'switch'
    | 'picture'
    | 'slug'
  /** The field's name outside its form, if that isn't its label. */
  name?: string
  /** The text below the input. */
  hint?: string
  placeholder?: string
  /** The keyboard of a text, where it isn't one for prose. */
  type?: 'tel' | 'url' | 'numeric'
  /** The value in a new form, if the API has no default. */
  begin?: unknown
  isOptional?: true
  /** A text of several lines that is as high as it is long. */
  grows?: true
  /** The height of a text of several lines, in lines. */
  rows?: number
  /** The maximum number of characters, if the form counts them. */
  room?: number
  /** The choices, or the completions of a text. */
  options?: readonly { value: string | number; label: string; hint?: string }[]
  /** The label for choosing none of the options. */
  none?: string
  /** The maximum number of choices among several, and the columns that show them. */
  most?: number
  columns?: 2 | 3
  /** The name of one row of a list or of rows. */
  one?: string
  /** The text below a place outside the county. */
  elsewhere?: string
  /** Takes half of the side's width. */
  isHalf?: true
}

const inputs = z.registry<FieldInput>()

/** Returns a schema that also says how a form asks for its value. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, input: FieldInput): Schema {
  const fieldSchema = schema.clone()
  inputs.add(fieldSchema, input)
  return fieldSchema
}

/** Returns a schema that accepts the keys of a table of labels. */
export const choiceOf = <Value extends string>(labels: Record<Value, unknown>, message: string) =>
  z.enum(Object.keys(labels) as Value[], message)
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export type Shape = Readonly<Record<string, z.ZodMiniType>>
/** The values of a valid form of these fields. */
export type Values<Fields extends Shape> = { -readonly [Name in keyof Fields]: z.output<Fields[Name]> }

/** A record as staff work on it. */
export type Stored = { id: string; version: number; updatedAt: string | null }

/** The facts of a kind for lists, trash, audit log and palette. */
export type RecordNames<Kind extends string = string> = {
  kind: Kind
  /** "Project", "Projects" */
  one: string
  several: string
  calls: string
  /** The addresses of its list and of its forms; the id follows as a part of the path, or as a parameter if `edit` ends with `=`. */
  list: string
  edit: string
  /** The part of the form's address after the id. */
  editEnd?: '/edit'
  /** Its icon in lists of several kinds. */
  icon?: 'camera' | 'file' | 'hammer' | 'newspaper' | 'quote' | 'user'
  /** The model's name in Prisma's client. */
  model: string
  titleColumn: 'title' | 'name'
  /** The audit log's text before the title of a deleted one. */
  deletedWords?: string
  /** The part of its address before the slug; left out if it has no page of its own. */
  address?: string
  /** The column that has its slug while it is in the trash. */
  trashedSlug?: 'slug' | 'deletedSlug'
}

/** Returns the address where visitors see a record; empty where it has none of its own. */
export const addressOf = ({ address }: Pick<RecordNames, 'address'>, slug: string | null | undefined) =>
  slug && address ? address + slug : ''

/** Returns where staff edit a record. */
export const editAddress = ({ edit, editEnd }: Pick<RecordNames, 'edit' | 'editEnd'>, id: string) =>
  `${edit}${edit.endsWith('=') ? '' : '/'}${id}${editEnd ?? ''}`

/** Returns a record's title. */
export const titleOf = ({ titleColumn }: Pick<RecordNames, 'titleColumn'>, record: object): string =>
  String((record as Record<string, unknown>)[titleColumn])

type Places = 'calls' | 'list' | 'edit' | 'model'

type Definition<Kind extends string, Fields extends Shape> = Omit<RecordNames<Kind>, Places> &
  Partial<Pick<RecordNames, Places>> & {
    /** Lets anybody read those that visitors see, through the API; without it, only staff may. */
    reads?: 'anyone'
    /** Its fields in the order in which the form asks for them. */
    fields: Fields
    /** Fields that only the API takes. */
    apiFields?: Shape
    /** Fields of a new record that can't be changed later. */
    fixedFields?: readonly (keyof Fields)[]
    /** The fields at the side of the shared form. */
    aside?: readonly (keyof Fields)[]
    /** The values of a new record. A field without one is required. */
    defaults?: Partial<Values<Fields>>
    /** The palette's detail for adding one, and the words that find it. */
    adding?: { detail: string; words: string }
    /** The column that the palette shows beside the title. */
    detailColumn?: keyof Fields & string
    /** The label of the dashboard's figure, where that isn't `several`. */
    figureLabel?: string
    /** The go-live checklist's reason to replace its samples, and its name there. */
    samples?: { note: string; name?: string }
    /** The maximum number of records outside the trash. */
    most?: number
    /** The changes to invalidate by; a function gets the record as visitors may have seen it and as it is now, null for none. */
    invalidates: readonly Change[] | ((before: Stored | null, after: Stored | null) => readonly Change[])
    /** Its list and its form aren't the common ones. */
    hasOwnScreens?: true
    /** It isn't in the site file, which can become another site. */
    isPrivate?: true
    /** It is shown from one moment to another (`scheduleFields`). */
    isScheduled?: true
    /** Each save is kept as a revision, which can have a name. */
    hasRevisions?: true
    /** The maximum size of a request in bytes, where it is more than usual. */
    longestBody?: number
  }

/** Returns a schema that doesn't fill in a value that is left out. */
function withoutDefault(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.ZodMiniType }
  return type === 'default' ? innerType! : schema
}

/** Returns a kind of record with the schemas that follow from its fields. */
export function defineRecord<const Kind extends string, const Fields extends Shape>(
  definition: Definition<Kind, Fields>,
) {
  const { fields, apiFields = {}, fixedFields = [], hasRevisions } = definition
  const defaults: Definition<Kind, Fields>['defaults'] & {} = definition.defaults ?? {}
  const isOptional = ([name]: [string, unknown]) => Object.hasOwn(defaults, name)
  const requiredFields = Object.entries(fields).filter((entry) => !isOptional(entry))
  const optional = { ...Object.fromEntries(Object.entries(fields).filter(isOptional)), ...apiFields }
  const changeable = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !fixedFields.includes(name)),
  )
  const partial = (shape: Shape) => {
    const schemas = Object.entries(shape).map(([name, schema]) => [name, withoutDefault(schema)])
    return z.partial(z.object(Object.fromEntries(schemas) as Shape)).shape
  }
  type Changes = Partial<Values<Fields>>
  const { kind, several } = definition
  const list = `/admin/content/${several.toLowerCase()}`
  return {
    calls: `/api/records/${kind}`,
    list,
    edit: list,
    model: kind as string,
    aside: [],
    ...definition,
    defaults,
    /** Has every field, as the form does. */
    formSchema: z.object(fields),
    createSchema: z.object({
      ...Object.fromEntries(requiredFields),
      ...partial(optional),
    }) as z.ZodMiniType as z.ZodMiniType<Changes>,
    /** Changes to a record: fields that are left out stay as they are. */
    patchSchema: z.object({
      ...partial({ ...changeable, ...apiFields }),
      version,
      ...(hasRevisions && { revisionName: z.optional(revisionName) }),
    }) as z.ZodMiniType as z.ZodMiniType<Changes & { version?: number; revisionName?: string }>,
    /** A state to be kept under a name. */
    revisionSchema: z.object({
      ...Object.fromEntries(requiredFields),
      ...partial(optional),
      ...namedRevision,
    }) as z.ZodMiniType as z.ZodMiniType<Changes & { name: string }>,
  }
}

/** Parts of a schema by their names or places: an object's fields, a list's or tuple's items. */
type Parts = { shape?: Shape; items?: readonly z.ZodMiniType[]; element?: z.ZodMiniType }

function partsOf(schema: z.ZodMiniType): Parts {
  const def = schema._zod.def as Parts & { out?: z.ZodMiniType; innerType?: z.ZodMiniType }
  const inner = def.out ?? def.innerType
  return inner ? partsOf(inner) : def
}

/** Returns the fields within an object or a tuple, by their names or places. */
function fieldsIn(schema: z.ZodMiniType): Shape {
  const { shape, items = [] } = partsOf(schema)
  return shape ?? Object.fromEntries(Object.entries(items))
}

/** Returns the fields of one row of rows. */
export const rowFields = (schema: z.ZodMiniType): Shape => partsOf(partsOf(schema).element!).shape!

/** Returns true for an object or a list, which its model has as JSON. */
export const isDocument = (schema: z.ZodMiniType): boolean => {
  const { shape, items, element } = partsOf(schema)
  return Boolean(shape ?? items ?? element)
}

/** Returns the schema at a path: "guide.steps.0.title". */
export function schemaAt(fields: Shape, path: string): z.ZodMiniType | undefined {
  const [name = '', ...rest] = path.split('.')
  const schema = fields[name]
  if (!schema || rest.length === 0) return schema
  return schemaAt(fieldsIn(schema), rest.join('.'))
}

/** Returns how a form asks for each of its fields, by their paths; those within an object are fields of their own. */
export const inputsOf = (fields: Shape, before = ''): [path: string, input: FieldInput][] =>
  Object.entries(fields).flatMap(([name, schema]) => {
    const input = inputOf(schema)
    return input ? [[before + name, input]] : inputsOf(fieldsIn(schema), `${before}${name}.`)
  })

const beginOf = ({ input, begin, options }: FieldInput) =>
  begin ?? (['several', 'lines', 'rows'].includes(input) ? [] : options?.[0]?.value)

type FormValues = Record<string, unknown>

/** Returns the values of a new record's form. */
export const emptyValues = ({ fields, defaults }: Pick<RecordKind, 'fields' | 'defaults'>): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const { shape } = partsOf(schema)
      const input = inputOf(schema)
      if (shape && !input) return [name, emptyValues({ fields: shape, defaults: {} })]
      return [name, (Object.hasOwn(defaults, name) ? defaults[name] : input && beginOf(input)) ?? '']
    }),
  )

/** Returns what a form shows of a stored record. */
export const valuesOf = ({ fields }: RecordKind, record: object): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const value = (record as FormValues)[name] ?? ''
      return [name, inputOf(schema)?.input === 'date' ? (value as string).slice(0, 10) : value]
    }),
  )

export type RecordKind<Fields extends Shape = Shape> = ReturnType<typeof defineRecord<string, Fields>>

/** Returns how a form asks for a field. */
export const inputOf = (schema: z.ZodMiniType): FieldInput | undefined => inputs.get(schema)
