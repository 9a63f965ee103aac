// What a process keeps for each contractor. Apart from tenant-context.js, because it runs in visitors' browsers too: there
// is nobody but the contractor whose site it is, and no AsyncLocalStorage.
const key = Symbol.for('showroom.tenant')

/** The contractor whose work is being done; empty for the default one, and in a browser. */
const currentTenant = () => /** @type {string} */ (globalThis[key]?.getStore() ?? '')

/**
 * A slot of what is kept for each contractor.
 * @template T
 * @param {Map<string, T>} kept by the contractors' ids
 * @param {number} [most] how many contractors besides the default one it is kept for; of more, those go that were asked
 *   for longest ago
 * @returns {{ current: T | undefined }}
 */
function tenantSlot(kept, most = Infinity) {
  const keep = (/** @type {string} */ tenant, /** @type {T} */ value) => {
    kept.delete(tenant)
    kept.set(tenant, value)
    if (kept.size <= most) return
    const others = [...kept.keys()].filter((one) => one !== '')
    for (const oldest of others.slice(0, -most)) kept.delete(oldest)
  }
  return {
    get current() {
      const tenant = currentTenant()
      const found = kept.get(tenant)
      if (tenant !== '' && found !== undefined && most !== Infinity) keep(tenant, found)
      return found
    },
    set current(value) {
      if (value === undefined) kept.delete(currentTenant())
      else keep(currentTenant(), value)
    },
  }
}

/**
 * The same, one in the process: each bundle of Next has its own copy of a module.
 * @template T
 * @param {string} name of the slot
 * @param {number} [most]
 * @returns {{ current: T | undefined }}
 */
const perTenant = (name, most) => tenantSlot((globalThis[Symbol.for(`showroom.${name}`)] ??= new Map()), most)

module.exports = { currentTenant, tenantSlot, perTenant }
