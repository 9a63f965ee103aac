// One per process: each bundle of Next has its own copy of this module.
const key = Symbol.for('showroom.spooling')
const shared = globalThis as { [key]?: Set<string> }

/** The contractors whose spool has something in it, as far as this process knows; the default one always counts. */
export const spooling = (): Set<string> => (shared[key] ??= new Set(['']))
