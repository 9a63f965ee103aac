import { ArrowUpDown, Check, type LucideIcon, Minus, Pencil, Plus, Settings } from 'lucide-react'
import { type Difference, differences } from './compare'
import { type Draft } from './draft'

const signs: Record<Difference['kind'], LucideIcon> = {
  changed: Pencil,
  added: Plus,
  removed: Minus,
  moved: ArrowUpDown,
  settings: Settings,
}
const words: Record<Difference['kind'], string> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  settings: 'changed',
}

type Version = { title: string; note: string; draft: Draft }

/** Two versions of a page side by side, each with what it changes against `base`, or else against the other one. */
export function Versus({ base, left, right }: { base: Draft | null; left: Version; right: Version }) {
  return (
    <div className="versus">
      <Side version={left} against={base ?? right.draft} />
      <Side version={right} against={base ?? left.draft} />
    </div>
  )
}

function Side({ version, against }: { version: Version; against: Draft }) {
  const { list, same } = differences(against, version.draft)
  return (
    <div>
      <h3>
        {version.title} <small>{version.note}</small>
      </h3>
      <ul>
        {list.map(({ kind, name, text }, index) => {
          const Sign = signs[kind]
          return (
            <li className="diff" key={`${kind}-${index}`}>
              <Sign className="i i--s" aria-hidden="true" />
              {name} <span className="vh">{words[kind]}</span>
              <small>{text}</small>
            </li>
          )
        })}
        <li>
          <Check className="i i--s" aria-hidden="true" />
          {same} {same === 1 ? 'block is' : 'blocks are'} the same
        </li>
      </ul>
    </div>
  )
}
