'use client'

import '@/components/blocks/blocks.css'
import './builder.css'
import { ArrowLeft, Monitor, Pencil, Smartphone, Tablet } from 'lucide-react'
import Link from 'next/link'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { type Page } from '@/lib/content-types'
import { type Draft, draftOf } from './draft'
import { listKept, resumeLater } from './kept-work'

const widths = { desktop: 1180, tablet: 768, phone: 390 }
type Width = keyof typeof widths

type PreviewProps = {
  page: Page
  data: BlockData
  /** Shows the unsaved work that this browser keeps. */
  work: boolean
}

/** The page alone, under a thin bar. */
export function Preview({ page, data, work }: PreviewProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(page))
  const [unsaved, setUnsaved] = useState(false)
  const [width, setWidth] = useState<Width>('desktop')

  useEffect(() => {
    const kept = work ? listKept(page.id).at(-1) : null
    if (!kept) return
    // Only the browser knows what it has kept.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDraft(kept.draft)
    setUnsaved(true)
    resumeLater(page.id)
  }, [work, page.id])

  const { blocks } = draft.document
  const stage = useRef<HTMLDivElement>(null)
  useLookingOnly(stage)
  const edit = `/admin/pages/${page.id}/edit`
  return (
    <>
      <header className="pvbar">
        <Link className="back" href={unsaved ? edit : '/admin/pages'}>
          <ArrowLeft className="i narrow" aria-hidden="true" />
          <span>{unsaved ? '← Back to Editing' : '← Back to Pages'}</span>
        </Link>
        <div className="pvbar__t">
          <h1>Preview: {draft.settings.title}</h1>
          {unsaved && <span className="dirty">With your unsaved changes</span>}
        </div>
        <div className="end">
          <div className="wide">
            <Segmented
              label="Width"
              value={width}
              onChange={setWidth}
              options={[
                { value: 'desktop', label: <Sized sign={<Monitor className="i i--s" />} text="Desktop" /> },
                { value: 'tablet', label: <Sized sign={<Tablet className="i i--s" />} text="Tablet" /> },
                { value: 'phone', label: <Sized sign={<Smartphone className="i i--s" />} text="Phone" /> },
              ]}
            />
          </div>
          <Link className="btn wide" href={edit}>
            <Pencil className="i i--s" aria-hidden="true" />
            Edit
          </Link>
          <Link className="ib narrow" href={edit} aria-label="Edit">
            <Pencil className="i" aria-hidden="true" />
          </Link>
        </div>
      </header>
      <main className="pvstage" id="main">
        <div className="blocks pvpage" data-preview={width} style={{ maxWidth: widths[width] }} ref={stage}>
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} data={data} inCanvas />
          ))}
          {blocks.length === 0 && (
            <div className="pvempty">
              <h2>No Content Available</h2>
              <p>This page doesn’t have any components to display yet.</p>
            </div>
          )}
        </div>
      </main>
    </>
  )
}

const Sized = ({ sign, text }: { sign: React.ReactNode; text: string }) => (
  <>
    {sign}
    {text}
  </>
)

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
