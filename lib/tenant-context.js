// Whose work is being done: the id of one of the contractors that share an installation, empty for the one whose site it
// is by default. What reads or writes for a request finds it here, however deep it is. The page cache, which Next loads
// unbundled, and the server's bundles meet on what is one in the process.
const { AsyncLocalStorage } = require('node:async_hooks')

const key = Symbol.for('showroom.tenant')

/** @type {AsyncLocalStorage<string>} */
const context = (globalThis[key] ??= new AsyncLocalStorage())

/** In the place of a contractor: what the installation does for all of them, such as a backup. */
const everyTenant = '*'

/** The contractor whose work is being done; empty for the default one. */
const currentTenant = () => context.getStore() ?? ''

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

/**
 * A slot of what a process keeps for each contractor.
 * @template T
 * @param {string} name of the slot, one in the process
 * @returns {{ current: T | undefined, forget: (tenant: string) => void }}
 */
function perTenant(name) {
  const slot = Symbol.for(`showroom.${name}`)
  /** @type {Map<string, T>} */
  const kept = (globalThis[slot] ??= new Map())
  return {
    get current() {
      return kept.get(currentTenant())
    },
    set current(value) {
      if (value === undefined) kept.delete(currentTenant())
      else kept.set(currentTenant(), value)
    },
    forget: (tenant) => kept.delete(tenant),
  }
}

module.exports = { everyTenant, currentTenant, inTenant, enterTenant, perTenant }
