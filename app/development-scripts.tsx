'use client'

import { useLayoutEffect } from 'react'
import { Hydrated } from '@/components/site/frame/hydrated'

/** The only script in the loader's list: it reports that React has hydrated, which is true by then. */
const scripts = `data:text/javascript,dispatchEvent(new%20Event('hydrated'))`

const hasLoader = () => document.getElementById('on-intent') !== null

// Fast Refresh runs this again after a change to one of the scripts: only a new document drops the old listeners.
if (typeof document !== 'undefined' && hasLoader()) location.reload()

async function runScripts() {
  const marks = document.querySelectorAll<HTMLElement>('template[data-script]')
  for (const { dataset } of marks) await import(`@/lib/page-cache/page-scripts/${dataset.script}.js`)
  // @ts-expect-error -- a script, which exports nothing
  await import('@/lib/page-cache/loader.js')
}

/**
 * Replaces the page cache, which `next dev` doesn't use: runs the page scripts and the loader in a static page. It waits
 * until React has hydrated, since React complains about earlier changes. Builds don't include it.
 */
export function DevelopmentScripts() {
  // Runs before the effects of the page, some of which look for a loader.
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
