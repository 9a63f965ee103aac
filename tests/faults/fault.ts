/** A mistake that a tired engineer or a refactoring could make, and that a test must notice. */
export type Fault = {
  file: string
  /** A text that the file has exactly once, and what takes its place. */
  find: string
  replace: string
  /** What it would do to people. */
  harm: string
}

/** Returns a source with a fault in it. @throws Error if its text isn't there exactly once, or wouldn't change */
export function plant(source: string, { file, find, replace }: Fault): string {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`${file} has this ${count} times, not once: ${find}`)
  if (find === replace) throw new Error(`${file}: this changes nothing: ${find}`)
  return source.replace(find, () => replace)
}
