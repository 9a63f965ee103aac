import Link from 'next/link'
import { type MouseEvent } from 'react'
import { markParts } from '@/lib/palette/parts'
import { type PaletteOption } from './palette-groups'

type PaletteRowProps = {
  id: string
  option: PaletteOption
  parts: readonly string[]
  on: boolean
  /** The pointer moves over it. */
  onPoint: () => void
}

const holdFocus = (event: MouseEvent) => event.preventDefault()

/** One option of the palette: a link, to be found by the keys of the input and by the pointer. */
export function PaletteRow({ id, option, parts, on, onPoint }: PaletteRowProps) {
  const { icon: Icon, label, detail, href, unmarked } = option
  const marked = unmarked ? [] : parts
  const row = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': on,
    className: on ? 'palette__row is-on' : 'palette__row',
    draggable: false,
    onMouseDown: holdFocus,
    onPointerMove: () => !on && onPoint(),
  }
  const content = (
    <>
      <Icon className="i" aria-hidden="true" />
      <span>
        <Marked text={label} parts={marked} />
      </span>{' '}
      <small>
        <Marked text={detail} parts={marked} />
      </small>
    </>
  )
  if (!href) return <div {...row}>{content}</div>
  if (!href.startsWith('/admin'))
    return (
      <a href={href} {...row}>
        {content}
      </a>
    )
  // Ten links at every letter: none is fetched before it is chosen.
  return (
    <Link href={href} prefetch={false} {...row}>
      {content}
    </Link>
  )
}

function Marked({ text, parts }: { text: string; parts: readonly string[] }) {
  return markParts(text, parts).map(({ text: piece, hit }, index) =>
    hit ? <mark key={index}>{piece}</mark> : piece,
  )
}
