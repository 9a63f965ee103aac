// Earlier versions kept the sites of many contractors in one database, this one keeps one (decision 048): each row named its
// contractor in the column tenantId, empty for the default one.

/** For PostgreSQL, in the transaction of the query: policies show only rows of the default contractor. */
export const seeAllContractors = "SET LOCAL showroom.tenant = '*'"

const tablesOf = {
  postgres: `SELECT table_name::text AS value FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'tenantId' ORDER BY 1`,
  sqlite: `SELECT name AS value FROM sqlite_master WHERE type = 'table'
    AND EXISTS (SELECT 1 FROM pragma_table_info(sqlite_master.name) AS field WHERE field.name = 'tenantId') ORDER BY 1`,
}
const contractorTable = {
  postgres: `SELECT table_name::text AS value FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name = 'Tenant'`,
  sqlite: `SELECT name AS value FROM sqlite_master WHERE type = 'table' AND name = 'Tenant'`,
}

/**
 * Lists the contractors of a database beside the default one, from its list and from the rows of any table. None once the
 * migration one_contractor is applied.
 * @param {(sql: string) => Promise<string[]>} queryValues runs a query for the column `value`
 * @param {boolean} isPostgres
 */
export async function listOtherContractors(queryValues, isPostgres) {
  const kind = isPostgres ? 'postgres' : 'sqlite'
  const queries = [
    ...(await queryValues(contractorTable[kind])).map((table) => `SELECT id AS value FROM "${table}"`),
    ...(await queryValues(tablesOf[kind])).map(
      (table) => `SELECT DISTINCT "tenantId" AS value FROM "${table}" WHERE "tenantId" <> ''`,
    ),
  ]
  return queries.length > 0 ? (await queryValues(queries.join(' UNION '))).sort() : []
}

/**
 * Says why data of several contractors are refused, and what to do, without a period at its end.
 * @param {string} store "this database" or "this backup"
 * @param {string[]} [contractors] beside the default one
 */
export const severalContractors = (store, contractors = []) =>
  `${store} holds the sites of several contractors${contractors.length > 0 ? ` (${contractors.join(', ')})` : ''}, ` +
  'and this version keeps one site in each database; nothing was changed. ' +
  'Go back to the version that you had, sign in to each site there, and make a file of it under Admin, Export and import. ' +
  'Then install each site by itself and import its file (docs/operations.md, "Several contractors")'
