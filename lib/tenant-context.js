// Whose work is being done: the id of one of the contractors that share an installation, empty for the one whose site it
// is by default. What reads or writes for a request finds it here, however deep it is. The page cache, which Next loads
// unbundled, and the server's bundles meet on what is one in the process.
const { AsyncLocalStorage } = require('node:async_hooks')
const { currentTenant, perTenant } = require('./tenant-slots')

const key = Symbol.for('showroom.tenant')

/** @type {AsyncLocalStorage<string>} */
const context = (globalThis[key] ??= new AsyncLocalStorage())

/** In the place of a contractor: what the installation does for all of them, such as a backup. */
const everyTenant = '*'

/**
 * Does some work in the name of a contractor.
 * @template T
 * @param {string} tenant the contractor's id; empty for the default one
 * @param {() => T} work
 * @returns {T}
 */
const inTenant = (tenant, work) => context.run(tenant, work)

/** Says whose request it is that is being taken: all that is done for it is done in that contractor's name. */
const enterTenant = (/** @type {string} */ tenant) => context.enterWith(tenant)

module.exports = { everyTenant, currentTenant, inTenant, enterTenant, perTenant }
