import 'server-only'
import columnsOfModels from '@/prisma/generated/columns.json'
import { type Reader, type Transaction, type Writer } from './client'

// Models as what they have in common, for code that serves several of them: their generated types can't be written once.

export type Row = Record<string, string | number | boolean | Date | null>

/** The calls that every model has. */
type Table = {
  findMany: (query?: object) => Promise<Row[]>
  findUnique: (query: object) => Promise<Row | null>
  count: (query?: object) => Promise<number>
  aggregate: (query: object) => Promise<Record<string, Row>>
  create: (query: object) => Promise<Row>
  createMany: (query: object) => Promise<{ count: number }>
  update: (query: object) => Promise<Row>
  updateMany: (query: object) => Promise<{ count: number }>
  deleteMany: (query: object) => Promise<{ count: number }>
}

/** The columns of all models, with their types. */
export { columnsOfModels }

/** Returns a model of the database by its name. */
export const tableOf = (db: Reader | Writer | Transaction, model: string): Table =>
  (db as unknown as Record<string, Table>)[model] as Table

/** Orders records as staff have arranged them. */
export const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]
