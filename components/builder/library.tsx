'use client'

import { Plus } from 'lucide-react'
import { memo } from 'react'
import { blockTypes } from '@/components/blocks/block-types'
import { blocks } from '@/components/blocks/registry'
import { useBuilderDispatch } from './builder-context'
import { blockSigns } from './block-signs'

const groups = ['Basics', 'For contractors'] as const

/** The components that can be added, in their groups; `done` closes the sheet on a phone. */
export const Library = memo(function Library({ after, done }: { after: string | null; done?: () => void }) {
  const dispatch = useBuilderDispatch()
  return (
    <>
      {after && (
        <p className="library__place">
          Adds behind {after}.
          <button
            type="button"
            className="btn btn--s btn--quiet link"
            onClick={() => dispatch({ type: 'insert', after: null })}
          >
            At the end instead
          </button>
        </p>
      )}
      {groups.map((group) => (
        <div key={group}>
          <h3>{group}</h3>
          <div className="addgrid">
            {blockTypes
              .filter((type) => blocks[type].group === group)
              .map((type) => {
                const Sign = blockSigns[type]
                return (
                  <button
                    key={type}
                    type="button"
                    className="lib"
                    aria-label={`Add ${blocks[type].name}`}
                    onClick={() => {
                      dispatch({ type: 'add', block: type, now: Date.now() })
                      done?.()
                    }}
                  >
                    <Sign className="i" aria-hidden="true" />
                    {blocks[type].name}
                    <span className="plus">
                      <Plus className="i i--s" aria-hidden="true" />
                    </span>
                  </button>
                )
              })}
          </div>
        </div>
      ))}
    </>
  )
})
