import { useEffect, useState } from 'react'
import { useHandler } from '@/tools/shared/use-handler'

/**
 * Reads the key in the `#key=` of an address, and returns the token in its `#recover=`. Both are
 * removed from the address at once, because it may be seen, shared and stored in the history.
 */
export function useKeyInLink(onKey: (text: string) => void) {
  const [token, setToken] = useState<string>()
  const report = useHandler(onKey)
  useEffect(() => {
    const read = () => {
      const [, name, written = ''] = /^#(key|recover)=(.+)$/.exec(location.hash) ?? []
      if (!name) return
      history.replaceState(history.state, '', location.pathname + location.search)
      if (name === 'recover') setToken(decodeText(written))
      else report(decodeText(written))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [report])
  return { token, forgetToken: () => setToken(undefined) }
}

function decodeText(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
