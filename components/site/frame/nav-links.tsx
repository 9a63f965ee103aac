'use client'

import { usePathname } from 'next/navigation'
import { AdminLink } from './admin-link'

const homeSections = [
  ['Services', '#services'],
  ['Portfolio', '#portfolio'],
  ['Areas', '#towns'],
  ['Reviews', '#testimonials'],
] as const

/**
 * The main links. Rendered into the static page like everything else; they are client code only to know the path:
 * on the home page a bare fragment scrolls, whatever the address carries after its question mark.
 */
export function NavLinks() {
  const path = usePathname()
  const home = path === '/' ? '' : '/'
  const inBlog = path === '/blog' || path.startsWith('/blog/')
  return (
    <ul>
      {homeSections.map(([label, fragment]) => (
        <li key={fragment}>
          <a href={home + fragment}>{label}</a>
        </li>
      ))}
      <li>
        <a href="/blog" aria-current={inBlog ? 'page' : undefined}>
          Blog
        </a>
      </li>
      <AdminLink />
    </ul>
  )
}
