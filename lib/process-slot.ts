/** Returns a value that a process has once, by its name: each bundle of Next has its own copy of a module. */
export function processSlot<T>(name: string): { current: T | undefined } {
  const slots = globalThis as { [key: symbol]: { current: T | undefined } | undefined }
  return (slots[Symbol.for(`showroom.${name}`)] ??= { current: undefined })
}
