import { changedPaths, sameSetting, settingsIn } from '@/lib/business/settings-names'

/** What two owners have made of a group of settings, both beginning with `base`. */
export type Merge = {
  /** The paths that only I changed. */
  mine: string[]
  /** The paths that only the other one changed. */
  theirs: string[]
  /** The paths that both changed, to different values. */
  both: string[]
}

/** Tells apart who changed what. What both changed to the same is theirs already. */
export function comparedWith(base: object, mine: object, theirs: object): Merge {
  const my = changedPaths(base, mine)
  const their = changedPaths(base, theirs)
  const [ownValues, otherValues] = [mine, theirs].map(
    (values) => new Map(settingsIn(values).map(({ path, value }) => [path, value])),
  )
  const differs = (path: string) => !sameSetting(ownValues?.get(path), otherValues?.get(path))
  return {
    mine: my.filter((path) => !their.includes(path)),
    theirs: their.filter((path) => !my.includes(path)),
    both: my.filter((path) => their.includes(path) && differs(path)),
  }
}
