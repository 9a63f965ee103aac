'use client'

import { blockName } from '@/components/blocks/registry'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { BareButton } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { Hint } from '@/components/ui/field'
import { Kbd } from '@/components/ui/kbd'
import { type PageComponent } from '@/lib/content-types'
import { useBuilderDispatch } from './builder-context'

type OutlineProps = { blocks: readonly PageComponent[]; selected: string | null }

export function Outline({ blocks, selected }: OutlineProps) {
  if (blocks.length === 0)
    return (
      <div className="tablet:px-4">
        <Hint>The page has no components yet.</Hint>
      </div>
    )
  return (
    <>
      <ol className="tablet:px-2">
        {blocks.map((block, index) => (
          <OutlineRow
            key={block.id}
            id={block.id}
            name={blockName(block)}
            position={index + 1}
            isOn={block.id === selected}
            isLast={index === blocks.length - 1}
          />
        ))}
      </ol>
      <div className="px-4 pt-3 max-tablet:hidden">
        <Hint>
          <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> moves the selected block.
        </Hint>
      </div>
    </>
  )
}

type OutlineRowProps = { id: string; name: string; position: number; isOn: boolean; isLast: boolean }

const OutlineRow = memo(function OutlineRow({ id, name, position, isOn, isLast }: OutlineRowProps) {
  const dispatch = useBuilderDispatch()
  return (
    <li
      className={`flex min-h-9 items-center rounded-control pr-1 pl-1.5 ${isOn ? 'bg-mist font-semibold' : 'font-medium'}`}
    >
      <BareButton
        className="flex min-h-control-small min-w-0 flex-1 items-center gap-2"
        aria-current={isOn ? 'true' : undefined}
        onClick={() => dispatch({ type: 'select', id })}
      >
        <small className="w-5 flex-none text-right text-12 font-normal text-stone">{position}</small>
        <span className="truncate">{name}</span>
      </BareButton>
      {isOn && (
        <>
          <LucideButton
            icon={ArrowUp}
            size="small"
            label={`Move up ${name} in the outline`}
            disabled={position === 1}
            onClick={() => dispatch({ type: 'shift', id, by: -1 })}
          />
          <LucideButton
            icon={ArrowDown}
            size="small"
            label={`Move down ${name} in the outline`}
            disabled={isLast}
            onClick={() => dispatch({ type: 'shift', id, by: 1 })}
          />
        </>
      )}
    </li>
  )
})
