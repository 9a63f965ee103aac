'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Button } from '@/components/ui/button'
import { type BuiltInPage } from '@/lib/content/built-in-pages'
import { sameValue } from '@/lib/page-document/same-value'
import { useBuilder } from './builder-context'
import { draftOf } from './draft'

/** Brings all blocks and the search texts of a built-in page back as they came with the site. */
export function ResetPage({ page }: { page: BuiltInPage }) {
  const { draft, dispatch } = useBuilder()
  const [isAsking, setIsAsking] = useState(false)
  const builtIn = draftOf({
    ...draft.settings,
    metaTitle: '',
    metaDescription: '',
    components: [...page.blocks],
  })
  if (sameValue(draft, builtIn)) return null
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <RotateCcw className="size-4" aria-hidden="true" />
        Whole page back to the original
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Change the whole page back to the original?"
          text="All its sections and search texts go back to those that came with the site. Visitors see that once you save or publish. The page as it is now stays under Revisions if you saved it."
          action="Back to the original"
          keep="Keep my page"
          run={() => {
            dispatch({
              type: 'load',
              draft: builtIn,
              text: 'The page is back to the original. Save Page to keep it',
            })
            return Promise.resolve()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
