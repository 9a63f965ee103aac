import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { type PageComponent } from '@/lib/content-types'
import { isSection } from './registry'
import { Blocks } from './surface'

type BlockRunsProps = Omit<ComponentProps<'div'>, 'children'> & {
  blocks: readonly PageComponent[]
  children: (block: PageComponent) => ReactNode
}

/** Renders a page's blocks: sections by themselves, others that follow each other on a ground in common. */
export function BlockRuns({ blocks, children, ...ground }: BlockRunsProps) {
  const runs: [PageComponent, ...PageComponent[]][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run && isSection(run[0].type) === isSection(block.type)) run.push(block)
    else runs.push([block])
  }
  return runs.map((run, index) => {
    const [{ id, type }] = run
    if (isSection(type)) return <Fragment key={id}>{run.map(children)}</Fragment>
    return (
      // Sections have space above them alone.
      <Blocks
        key={id}
        {...ground}
        className={index > 0 ? `${ground.className ?? ''} mt-section` : ground.className}
      >
        {run.map(children)}
      </Blocks>
    )
  })
}
