'use client'

import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useBuilderDispatch } from './builder-context'
import { EditedBuiltIn } from './built-in'

const CopyDialog = lazy(() => import('./copy-dialog').then((file) => ({ default: file.CopyDialog })))

export function EmptyCanvas({ pageId }: { pageId: string }) {
  const dispatch = useBuilderDispatch()
  const builtIn = useContext(EditedBuiltIn)
  const [copying, setCopying] = useState(false)
  return (
    <>
      <EmptySheet
        title="Start Building Your Page"
        text={
          builtIn
            ? 'Without sections, visitors see the original page that came with the site.'
            : 'Add components from the library on the left to start building your page'
        }
      >
        <Button look="strong" onClick={() => dispatch({ type: 'add', block: 'hero', now: Date.now() })}>
          <Plus className="size-4" aria-hidden="true" />
          Add Hero
        </Button>
        <Button onClick={() => setCopying(true)}>Copy blocks from another page</Button>
      </EmptySheet>
      <Suspense>{copying && <CopyDialog pageId={pageId} onClose={() => setCopying(false)} />}</Suspense>
    </>
  )
}

export const EmptySheet = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) => (
  <div
    className={
      'mx-auto grid min-h-130 max-w-270 place-items-center rounded-picture border-2 border-dashed border-edge bg-ivory text-center ' +
      'max-tablet:m-4 max-tablet:min-h-105 max-tablet:px-4'
    }
  >
    <div>
      <h3 className="font-serif text-26 leading-tight font-[450] tracking-[-0.015em]">{title}</h3>
      <p className="mx-auto mt-2 mb-6 max-w-[42ch] text-15 text-stone">{text}</p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  </div>
)
