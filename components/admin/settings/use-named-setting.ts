import { useEffect } from 'react'
import { settingsAddress } from '@/lib/records/settings/parts'

/** Leads from a part to a setting that another one has, and puts the focus into the field that the address names. */
export function useNamedSetting(path: string, isPart: boolean) {
  useEffect(() => {
    if (!isPart) return
    const follow = () => {
      // Next appends a hash to the one with which the screen was loaded first.
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
