'use client'

import { useLayoutEffect } from 'react'
import { Hydrated } from '@/components/site/frame/hydrated'

/** The inline loader's list of scripts: one that says that React is here, as it is. */
const scripts = `data:text/javascript,dispatchEvent(new%20Event('hydrated'))`

const hasLoader = () => document.getElementById('on-intent') !== null

// Fast Refresh runs this again after a change to one of the scripts: only a new document forgets what the old one listens to.
if (typeof document !== 'undefined' && hasLoader()) location.reload()

/** Runs the scripts that the page asks for, in their order, and the loader. */
async function runScripts() {
  const marks = document.querySelectorAll<HTMLElement>('template[data-script]')
  for (const { dataset } of marks) await import(`@/lib/page-cache/page-scripts/${dataset.script}.js`)
  // @ts-expect-error -- a script, which exports nothing
  await import('@/lib/page-cache/loader.js')
}

/**
 * Stands in for the page cache, which `next dev` asks for no page: runs the page scripts and the loader in a static page. After
 * React has hydrated it: React complains of what they change before. No build has any of this.
 */
export function DevelopmentScripts() {
  // Before the effects of the page, some of which ask whether there is a loader.
  useLayoutEffect(() => {
    // Pages rendered per request have a nonce and no loader.
    if (hasLoader() || document.querySelector('script[nonce]')) return
    const loader = Object.assign(document.createElement('template'), { id: 'on-intent' })
    loader.dataset.src = scripts
    document.body.append(loader)
    void runScripts().then(() => (loader.dataset.started = ''))
  }, [])
  return <Hydrated />
}
