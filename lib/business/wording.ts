import catalogue from '@/lib/content/facts/wording.json'
import { type FillText, fillKnown } from '@/lib/text/fill-known'
import { fillText } from '@/lib/text/fill-text'

// What visitors read outside of pages and posts, each text once, by where they read it. Staff can change every text; an empty one
// stands for the text that the site comes with.

type Catalogue = typeof catalogue
export type WordingGroup = keyof Catalogue
type NameIn<Group extends WordingGroup> = keyof Catalogue[Group]['texts'] & string
type WordingKey = { [Group in WordingGroup]: `${Group}.${NameIn<Group>}` }[WordingGroup]

/** Staff's texts by group and name; empty where they have none. */
export type Wording = { [Group in WordingGroup]: Record<NameIn<Group>, string> }
export type Worded = { wording: Wording }

/** The groups in the order of their screen. `example` is the address of a page that shows the texts, or of one of its kind. */
export const wordingGroups = Object.entries(catalogue).map(([id, group]) => ({
  id: id as WordingGroup,
  ...group,
  texts: Object.entries(group.texts),
}))

/** Returns the texts of a group that the site comes with. */
export const builtInTexts = <Group extends WordingGroup>(group: Group): Catalogue[Group]['texts'] =>
  catalogue[group].texts

/** The wording of an empty database. */
export const defaultWording = Object.fromEntries(
  wordingGroups.map(({ id, texts }) => [id, Object.fromEntries(texts.map(([name]) => [name, '']))]),
) as unknown as Wording

/** Returns the texts of a wording that differ from those that the site comes with. */
export const changedTexts = (wording: Wording) =>
  Object.fromEntries(
    Object.entries(wording).flatMap(([group, texts]) => {
      const filledTexts = Object.entries(texts).filter(([, text]) => text !== '')
      return filledTexts.length > 0 ? [[group, Object.fromEntries(filledTexts)]] : []
    }),
  )

/**
 * Returns staff's texts of some groups by the built-in ones, as client components call them; undefined where all are built in.
 */
export function changedByText({ wording }: Worded, groups: readonly WordingGroup[]) {
  const pairs = groups.flatMap((group) =>
    Object.entries<string>(catalogue[group].texts).flatMap(([name, text]) => {
      const ownText = (wording[group] as Record<string, string>)[name]
      return ownText ? [[text, ownText] as const] : []
    }),
  )
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}

/** Returns a function that replaces built-in texts of some groups by staff's, for texts in lists or in scripts. */
export function textsOf(profile: Worded, groups: readonly WordingGroup[]): FillText {
  const ownTexts = changedByText(profile, groups) ?? {}
  return (text, values) => fillKnown(ownTexts[text] ?? text, values)
}

const builtInText = (key: string): string | undefined => {
  const [group = '', name = ''] = key.split('.')
  return (catalogue as Record<string, { texts: Record<string, string> }>)[group]?.texts[name]
}

export const isWordingKey = (key: string): key is WordingKey => builtInText(key) !== undefined

/** Returns a text with these values in place of their names in braces. */
export type Words = (key: WordingKey, values?: Readonly<Record<string, string>>) => string

/** Returns a function that returns the texts that visitors read. In staff's own texts a name without a value stays as typed. */
export function wordingOf({ wording }: Worded): Words {
  return (key, values = {}) => {
    const [group, name] = key.split('.') as [WordingGroup, string]
    const ownText = (wording[group] as Record<string, string>)[name]
    if (!ownText) return fillText(builtInText(key)!, values)
    return fillKnown(ownText, values)
  }
}

/** Returns the built-in texts. */
export const builtInWords = wordingOf({ wording: defaultWording })
