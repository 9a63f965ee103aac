/**
 * Something that is kept once in a process: each bundle of Next has its own copy of a module, and finds what another one keeps
 * by the slot's name.
 */
export function processSlot<T>(name: string): { current: T | undefined } {
  const all = globalThis as { [key: symbol]: { current: T | undefined } | undefined }
  return (all[Symbol.for(`showroom.${name}`)] ??= { current: undefined })
}
