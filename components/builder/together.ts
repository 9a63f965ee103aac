import { getDefinition, nameOf } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { isContested } from '@/lib/record-merge/merge'
import { sameValue } from '@/lib/page-document/same-value'
import { stayed } from '@/lib/page-document/stayed'
import { differences } from './compare'
import { type Draft } from './draft'
import { type DraftMerge, settingKey, settingParts } from './merge-drafts'

/** Whose work something in the merged page is; of a clash one's version has to be chosen. */
export type Origin = 'same' | 'mine' | 'theirs' | 'both' | 'clash'

/** A block or a setting of the merged page, and what is to be said of it. */
export type Part = {
  key: string
  name: string
  origin: Origin
  /** What both have changed differently, by the fields' labels. */
  fields: string[]
}
type BlockPart = Part & {
  /** Null for one that is left out. */
  block: PageComponent | null
}

/** Whose work it is, by what each has made of it. */
export function originOf(byMe: boolean, byThem: boolean, asked = false): Origin {
  if (asked) return 'clash'
  if (byMe) return byThem ? 'both' : 'mine'
  return byThem ? 'theirs' : 'same'
}

/** The merged blocks in their order, with those that are left out where they stood. */
export function blockParts(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  { draft, blocks }: DraftMerge,
): BlockPart[] {
  const [old, my, their, merged] = [base, mine, theirs, draft].map(
    ({ document }) => new Map(document.blocks.map((block) => [block.id, block])),
  ) as [Blocks, Blocks, Blocks, Blocks]
  const [myPlace, theirPlace] = [my, their].map((side) => stayed([...old.keys()], [...side.keys()])) as [
    Set<string>,
    Set<string>,
  ]
  const questions = new Set(blocks.map(({ key }) => key))
  const order = [...merged.keys()]
  for (const ids of [[...old.keys()], [...their.keys()]])
    for (const [index, id] of ids.entries()) {
      const isOut = !order.includes(id) && (old.has(id) || questions.has(id))
      if (isOut) order.splice(order.indexOf(ids[index - 1] ?? '') + 1, 0, id)
    }
  return order.map((id) => {
    const [was, one, other, block] = [old.get(id), my.get(id), their.get(id), merged.get(id)]
    const by = (side: PageComponent | undefined, places: Set<string>) =>
      was ? !sameValue(side, was) || (side !== undefined && !places.has(id)) : side !== undefined
    // One of theirs that has got an id of its own is in neither list.
    const isNew = !was && !one && !other
    const asked = questions.has(id)
    const known = block ?? was ?? one ?? other!
    return {
      key: id,
      name: nameOf(known.type),
      origin: originOf(by(one, myPlace), by(other, theirPlace) || isNew, asked),
      fields: asked && was && one && other ? clashing(was, one, other) : [],
      block: block ?? null,
    }
  })
}

type Blocks = Map<string, PageComponent>

/** The fields that both have changed differently, by their labels. */
function clashing(
  { config: was }: PageComponent,
  { type, config: one }: PageComponent,
  other: PageComponent,
) {
  const labels: Partial<Record<string, string>> = getDefinition(type)?.labels ?? {}
  return Object.keys({ ...one, ...other.config })
    .filter((field) => isContested(was[field], one[field], other.config[field]))
    .map((field) => labels[field] ?? field)
}

/** The settings that at least one has changed. */
export function settingPartsOf(base: Draft, mine: Draft, theirs: Draft, { settings }: DraftMerge): Part[] {
  const [was, one, other] = [base, mine, theirs].map((draft) => settingParts(draft.settings)) as [
    Settings,
    Settings,
    Settings,
  ]
  const questions = new Set(settings.map(({ key }) => key))
  const names = new Map(
    [...differences(base, mine).list, ...differences(base, theirs).list].map(({ key, name }) => [key, name]),
  )
  return (Object.keys(one) as (keyof Settings)[]).flatMap((part) => {
    const key = settingKey(part)
    const by = (side: Settings) => !sameValue(side[part], was[part])
    const origin = originOf(by(one), by(other), questions.has(key))
    return origin === 'same' ? [] : [{ key, name: names.get(key) ?? part, origin, fields: [] }]
  })
}
type Settings = ReturnType<typeof settingParts>

/** "2 things come from you, 1 from Dana, 1 was changed by both." */
export function countsInWords(parts: readonly Pick<Part, 'origin'>[], who: string): string {
  const count = (origin: Origin) => parts.filter((part) => part.origin === origin).length
  const [mine, theirs, both, clash] = [count('mine'), count('theirs'), count('both'), count('clash')]
  const said = [
    mine && `${mine} from you`,
    theirs && `${theirs} from ${who}`,
    both && `${both} from both of you`,
    clash && `${clash} changed by both in different ways`,
  ].filter(Boolean)
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said.join('')
}
