import { type CSSProperties, type ReactNode } from 'react'
import { safeHref } from '@/lib/page-document/safe-link'

/** The title of a block; nothing where staff left it empty. */
export const BlockTitle = ({ children }: { children: string }) =>
  children.trim() ? <h2 className="b-h2">{children}</h2> : null

/** A button that leads somewhere; only words where its link is unsafe or missing. */
export function BlockButton({ href, text }: { href: string; text: string }) {
  const address = safeHref(href)
  if (!text.trim() || !address) return null
  return (
    <a className="b-btn" href={address}>
      {text}
    </a>
  )
}

// Styled in place: the public page's stylesheet stays free of what only staff see.
const missing: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  border: '1px dashed #7c847f',
  borderRadius: 2,
  color: '#57605b',
  textAlign: 'center',
}

/** What a block still needs, said in the builder only. */
export const Missing = ({ children, pic }: { children: ReactNode; pic?: boolean }) => (
  <p className="b-missing" style={pic ? { ...missing, minHeight: 180 } : missing}>
    {children}
  </p>
)
