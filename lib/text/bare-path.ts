/** Removes the slashes at a path's end. Linear: the pattern `/\/+$/` is quadratic in a run of slashes within a path. */
export function withoutEndSlash(path: string): string {
  let end = path.length
  while (end > 0 && path.charAt(end - 1) === '/') end -= 1
  return path.slice(0, end)
}

/** Removes a path's query, fragment and the slashes at its end. */
export const barePath = (path: string): string => withoutEndSlash(path.split(/[?#]/, 1)[0] ?? '')
