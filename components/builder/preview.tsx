'use client'

import './canvas.css'
import { Monitor, Pencil, Smartphone, Tablet } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Blocks } from '@/components/blocks/surface'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { buttonClass } from '@/components/ui/button'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import { type Page } from '@/lib/content-types'
import { Bar, BarBack, BarTitle, UnsavedMark } from './bar'
import { draftOf } from './draft'
import { type FoundWork, listKept, resumeLater } from './kept-work'

const widths = { desktop: 1180, tablet: 768, phone: 390 }
type Width = keyof typeof widths

const widthOptions: { value: Width; label: ReactNode }[] = [
  {
    value: 'desktop',
    label: <Sized sign={<Monitor className="size-4" aria-hidden="true" />} text="Desktop" />,
  },
  { value: 'tablet', label: <Sized sign={<Tablet className="size-4" aria-hidden="true" />} text="Tablet" /> },
  {
    value: 'phone',
    label: <Sized sign={<Smartphone className="size-4" aria-hidden="true" />} text="Phone" />,
  },
]

type PreviewProps = {
  page: Page
  data: BlockData
  /** Shows the unsaved work that this browser keeps. */
  work: boolean
}

/** The page alone, under a thin bar. */
export function Preview({ page, data, work }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desktop')
  const kept = useKept(page.id, work)
  const { document, settings } = kept?.draft ?? draftOf(page)
  const { blocks } = document
  const stage = useRef<HTMLDivElement>(null)
  useLookingOnly(stage)

  // Back in the builder the work goes on without being offered.
  useEffect(() => {
    if (kept) resumeLater(page.id)
  }, [kept, page.id])

  const edit = `/admin/pages/${page.id}/edit`
  return (
    <div data-full-screen="">
      <Bar>
        <BarBack href={kept ? edit : '/admin/pages'}>
          {kept ? '← Back to Editing' : '← Back to Pages'}
        </BarBack>
        <div className="min-w-0 tablet:flex tablet:items-center tablet:gap-4">
          <BarTitle>Preview: {settings.title}</BarTitle>
          {kept && <UnsavedMark>With your unsaved changes</UnsavedMark>}
        </div>
        <div className="ml-auto flex flex-none items-center gap-2">
          <div className="max-tablet:hidden">
            <Segmented label="Width" value={width} onChange={setWidth} options={widthOptions} />
          </div>
          <Link className={buttonClass({ className: 'max-tablet:hidden' })} href={edit} prefetch={false}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit
          </Link>
          <Link
            className={iconButtonClass({ className: 'tablet:hidden' })}
            href={edit}
            prefetch={false}
            aria-label="Edit"
          >
            <Pencil className="size-4.5" aria-hidden="true" />
          </Link>
        </div>
      </Bar>
      <main className="min-h-[calc(100dvh-60px)] bg-desk tablet:p-7" id="main">
        <Blocks className="mx-auto" data-preview={width} style={{ maxWidth: widths[width] }} ref={stage}>
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} data={data} inCanvas />
          ))}
          {blocks.length === 0 && (
            <div className="px-6 py-30 text-center">
              <h2 className="mb-2 text-26">No Content Available</h2>
              <p>This page doesn’t have any components to display yet.</p>
            </div>
          )}
        </Blocks>
      </main>
    </div>
  )
}

function Sized({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <>
      {sign}
      {text}
    </>
  )
}

const never = () => () => undefined

/** The latest work that this browser keeps on the page, read once; null on the server, and where none is wanted. */
function useKept(pageId: string, wanted: boolean): FoundWork | null {
  const [read] = useState(() => {
    let found: FoundWork | null | undefined
    return () => {
      if (found === undefined) found = (wanted ? listKept(pageId).at(-1) : null) ?? null
      return found
    }
  })
  return useSyncExternalStore(never, read, () => null)
}

/** The page is there to be looked at: nothing in it leads away or is sent. */
function useLookingOnly(stage: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = stage.current
    const stay = (event: Event) => {
      if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
    }
    for (const type of ['click', 'submit']) element?.addEventListener(type, stay, true)
    return () => {
      for (const type of ['click', 'submit']) element?.removeEventListener(type, stay, true)
    }
  }, [stage])
}
