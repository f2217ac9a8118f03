import { useEffect, useState } from 'react'
import type { OwnedKey } from '@/codes'
import { useHandler } from '@/tools/shared/use-handler'
import { findKeys } from './find-keys'

/**
 * Adds the keys in the `#key=` of an address, and returns the token in its `#recover=`. Both are
 * removed from the address at once, because it may be seen, shared and stored in the history.
 */
export function useKeyFromLink(addKeys: (keys: readonly OwnedKey[]) => void) {
  const [token, setToken] = useState<string>()
  const add = useHandler(addKeys)
  useEffect(() => {
    const read = () => {
      const [, name, value = ''] = /^#(key|recover)=(.+)$/.exec(location.hash) ?? []
      if (!name) return
      history.replaceState(history.state, '', location.pathname + location.search)
      if (name === 'recover') setToken(decodeURIComponent(value))
      else add(findKeys(decodeURIComponent(value)))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [add])
  return { token, forget: () => setToken(undefined) }
}
