'use client'

import { ClipboardPaste, Plus } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { blockGroups } from '@/components/blocks/define-block'
import { blockName, blocks } from '@/components/blocks/registry'
import { isPhone } from '@/components/ui/breakpoint'
import { BareButton, Button } from '@/components/ui/button'
import { useBuilderDispatch } from './builder-context'
import { useBuiltInConfig, useOfferedTypes } from './built-in'
import { componentCount } from '@/components/page-settings/page-row'
import { SavedList } from './saved-list'
import { paste, useCopied } from './clipboard'

type LibraryProps = {
  /** The id and name of the block behind which the next one is added; null adds at the end. */
  afterId: string | null
  after: string | null
}

export const Library = memo(function Library({ afterId, after }: LibraryProps) {
  const dispatch = useBuilderDispatch()
  const list = useRef<HTMLDivElement>(null)
  const copiedBlocks = useCopied()
  const offeredTypes = useOfferedTypes()
  const builtInConfig = useBuiltInConfig()

  // "Add a component here" leads to the list. On a phone the list is a sheet, which takes the focus itself.
  useEffect(() => {
    if (afterId && !isPhone()) list.current?.querySelector('button')?.focus()
  }, [afterId])

  return (
    <>
      {after && (
        <p className="mb-1 grid justify-items-start gap-0.5 rounded-control bg-mist p-2 text-13 tablet:mx-2">
          Adds after {after}.
          <Button
            look="quiet"
            size="small"
            className="-ml-2.5 text-spruce"
            onClick={() => dispatch({ type: 'insert', after: null })}
          >
            At the end instead
          </Button>
        </p>
      )}
      {copiedBlocks && (
        <BareButton
          className="flex min-h-9.5 w-full items-center gap-3 px-4 font-medium transition-colors hover:bg-hover focus-visible:-outline-offset-2 max-tablet:min-h-14 max-tablet:px-0"
          onClick={() => paste(dispatch, offeredTypes)}
        >
          <ClipboardPaste className="size-4.5 text-spruce" aria-hidden="true" />
          Paste {copiedBlocks.length === 1 ? blockName(copiedBlocks[0]) : componentCount(copiedBlocks.length)}
        </BareButton>
      )}
      <div ref={list}>
        {blockGroups.map((group) => (
          <div key={group}>
            <h3 className="pt-3 pb-1 text-12 font-medium text-stone tablet:px-4">{group}</h3>
            <div className="max-tablet:grid max-tablet:grid-cols-2">
              {offeredTypes
                .filter((type) => blocks[type].definition.group === group)
                .map((type) => {
                  const { Icon, definition } = blocks[type]
                  return (
                    <BareButton
                      key={type}
                      className={
                        'group/lib flex min-h-9.5 w-full items-center gap-3 pr-2.5 pl-4 font-medium transition-colors hover:bg-hover ' +
                        'focus-visible:-outline-offset-2 max-tablet:min-h-14 max-tablet:border-b max-tablet:border-hair max-tablet:p-0 ' +
                        'max-tablet:odd:border-r max-tablet:even:pl-3'
                      }
                      aria-label={`Add ${definition.name}`}
                      onClick={() =>
                        dispatch({
                          type: 'add',
                          block: type,
                          config: builtInConfig({ type }) ?? undefined,
                          now: Date.now(),
                        })
                      }
                    >
                      <Icon className="size-4.5 text-spruce" aria-hidden="true" />
                      {definition.name}
                      <span
                        className={
                          'ml-auto grid size-6.5 place-items-center rounded-control text-stone group-hover/lib:bg-spruce ' +
                          'group-hover/lib:text-paper max-tablet:hidden'
                        }
                      >
                        <Plus className="size-4" aria-hidden="true" />
                      </span>
                    </BareButton>
                  )
                })}
            </div>
          </div>
        ))}
      </div>
      <SavedList />
    </>
  )
})
