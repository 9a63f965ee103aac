import { useEffect } from 'react'
import { settingsAddress } from '@/lib/records/settings/parts'

/** Focuses the setting that the address names; if another part has it, leads there. */
export function useNamedSetting(path: string, isPart: boolean) {
  useEffect(() => {
    if (!isPart) return
    const follow = () => {
      // Next appends a new hash to the one that the screen was first loaded with.
      const name = location.hash.split(/#|%23/).at(-1) ?? ''
      const address = settingsAddress(name)
      if (!address) return
      if (address !== `${path}#${name}`) return location.replace(address)
      if (location.hash !== `#${name}`) history.replaceState(null, '', address)
      const place = document.getElementById(name)
      place?.closest('details')?.setAttribute('open', '')
      if (place?.matches('input, textarea, select, button')) place.focus()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [path, isPart])
}
