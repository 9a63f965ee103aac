// Copies one table from SQLite into PostgreSQL, whose types tell what each column holds.

/** The most rows, and characters of JSON, of one statement. */
const mostRows = 500
const mostText = 4_000_000

const withTexts = (sql, args) => ({
  sql,
  args,
  argTypes: args.map(() => ({ scalarType: 'string', arity: 'scalar' })),
})
export const query = async (connection, sql, args = []) =>
  (await connection.queryRaw(withTexts(sql, args))).rows
export const run = (connection, sql, args = []) => connection.executeRaw(withTexts(sql, args))

/** Returns the columns of a PostgreSQL table with their types: `[name, type][]`. */
export const readColumns = (connection, table) =>
  query(
    connection,
    `SELECT column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  )

/** Counts the rows of a SQLite table. */
export const countRows = (source, table) => source.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()

const largest = 2 ** 31 - 1

/** Removes what SQLite takes and PostgreSQL doesn't: NUL, and half of a surrogate pair. */
const mend = (text) => text.replaceAll('\0', '').toWellFormed()

const readers = {
  boolean: (value) => (value === 0 || value === 1 ? value === 1 : undefined),
  integer: (value) => (Number.isInteger(value) && Math.abs(value) <= largest ? value : undefined),
  'double precision': (value) => (typeof value === 'number' ? value : undefined),
  // Prisma writes a text in UTC; its earlier versions wrote milliseconds.
  'timestamp without time zone': (value) => {
    const date = new Date(
      typeof value === 'string' && !/(Z|[+-]\d\d:?\d\d)$/.test(value) ? `${value}Z` : value,
    )
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, -1)
  },
  text: (value) => (typeof value === 'string' ? mend(value) : undefined),
}

/**
 * Copies all rows of a table, within a transaction of PostgreSQL's. Returns how many texts had characters that PostgreSQL can't keep.
 * @throws Error that names the table and column of an invalid value
 */
export async function copyTable(source, transaction, table, columns) {
  const names = columns.map(([name]) => `"${name}"`).join()
  const sql = `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`
  const insert = (rows) => run(transaction, sql, [`[${rows.join()}]`])
  let mended = 0
  const read = (row) =>
    Object.fromEntries(
      columns.map(([name, type]) => {
        const value = row[name]
        if (value === null) return [name, null]
        const converted = readers[type]?.(value)
        if (converted === undefined)
          throw new Error(`${table}.${name}: ${JSON.stringify(value)?.slice(0, 80)} is no ${type}`)
        if (type === 'text' && converted !== value) mended += 1
        return [name, converted]
      }),
    )
  let rows = []
  let size = 0
  for (const row of source.prepare(`SELECT ${names} FROM "${table}"`).iterate()) {
    const text = JSON.stringify(read(row))
    rows.push(text)
    size += text.length
    if (rows.length < mostRows && size < mostText) continue
    await insert(rows)
    rows = []
    size = 0
  }
  if (rows.length > 0) await insert(rows)
  return mended
}
