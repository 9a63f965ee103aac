import 'server-only'
import { currentTenant, everyTenant } from '@/lib/tenant-context'
import { Prisma } from '@/prisma/generated/sqlite/client'

// Whose rows a query reads and writes: those of the contractor whose work is being done, and nobody else's. It is put into
// every query here, so that none can be without. On PostgreSQL row-level security says the same a second time (decision 047).

/** What belongs to the installation, and to no contractor. */
export const common: readonly string[] = ['Tenant', 'Lease']

type Fields = Record<string, unknown>
type Args = Fields & { where?: Fields; data?: Fields | Fields[]; create?: Fields; update?: Fields }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Rows that are made, those that are made with them included. */
function made(data: Fields, tenantId: string): Fields {
  return { ...changed(data, tenantId), tenantId }
}

/** What is changed of a row, and the rows that are made with it. It stays whose it is. */
function changed(data: Fields, tenantId: string): Fields {
  const entries = Object.entries(data).filter(([field]) => field !== 'tenantId')
  return Object.fromEntries(
    entries.map(([field, value]) => [field, isFields(value) ? nested(value, tenantId) : value]),
  )
}

/** What is done to the rows of a relation. What isn't limited here isn't done. */
function nested(deed: Fields, tenantId: string): Fields {
  return Object.fromEntries(
    Object.entries(deed).map(([name, value]) => {
      const rows = value as Fields | Fields[]
      const make = (row: Fields) => made(row, tenantId)
      const change = ({ where, data }: Args) => ({
        where: { ...where, tenantId },
        data: changed(data as Fields, tenantId),
      })
      if (plain.includes(name)) return [name, value]
      if (name === 'create') return [name, each(rows, make)]
      if (name === 'createMany') return [name, { ...rows, data: each((rows as Args).data, make) }]
      if (name === 'updateMany') return [name, each(rows, change)]
      if (name === 'deleteMany') return [name, each(rows, (where) => ({ ...where, tenantId }))]
      throw new Error(`${name} in a relation is not limited to the contractor's rows`)
    }),
  )
}

/** What is done to a column, rather than to the rows of a relation. */
const plain = ['set', 'increment', 'decrement', 'multiply', 'divide']

const each = (rows: unknown, make: (row: Fields) => Fields): unknown =>
  Array.isArray(rows) ? rows.map((row) => make(row as Fields)) : make(rows as Fields)

/** A query as it may be asked in the name of a contractor. */
function limited(operation: string, args: Args, tenantId: string): Args {
  const where = { ...args.where, tenantId }
  switch (operation) {
    case 'create':
      return { ...args, data: made(args.data as Fields, tenantId) }
    case 'createMany':
    case 'createManyAndReturn':
      return { ...args, data: each(args.data, (row) => made(row, tenantId)) as Fields }
    case 'update':
    case 'updateMany':
    case 'updateManyAndReturn':
      return { ...args, where, data: changed(args.data as Fields, tenantId) }
    case 'upsert':
      return {
        ...args,
        where,
        create: made(args.create as Fields, tenantId),
        update: changed(args.update as Fields, tenantId),
      }
    default:
      return { ...args, where }
  }
}

/** Every query of every model, limited. */
export const tenantWall = Prisma.defineExtension({
  name: 'tenants',
  query: {
    $allModels: {
      $allOperations({ model, operation, args, query }) {
        const tenant = currentTenant()
        if (common.includes(model) || tenant === everyTenant) return query(args)
        return query(limited(operation, args ?? {}, tenant))
      },
    },
  },
})
