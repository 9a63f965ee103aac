/** A path without the slashes at its end. Linear: the pattern `/\/+$/` takes the square of a run of slashes within a path. */
export function withoutEndSlash(path: string): string {
  let end = path.length
  while (end > 0 && path.charAt(end - 1) === '/') end -= 1
  return path.slice(0, end)
}

/** A path without its query, its fragment and the slashes at its end. */
export const barePath = (path: string): string => withoutEndSlash(path.split(/[?#]/, 1)[0] ?? '')
