import { useEffect, useState } from 'react'

/**
 * Reads the key of a link, `#key=qw_…`, or the token of a recovery mail, `#recover=…`. Both are
 * removed from the address, so that they appear neither in the history nor on a screenshot.
 */
export function useKeyInLink() {
  const [{ text, token }, setFound] = useState<{ text?: string; token?: string }>({})
  useEffect(() => {
    const read = () => {
      const [, name, written = ''] = /^#(key|recover)=(.*)$/.exec(location.hash) ?? []
      if (!name) return
      history.replaceState(history.state, '', location.pathname + location.search)
      const value = decodeText(written)
      setFound(name === 'key' ? { text: value } : { token: value })
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return { text, token, forget: () => setFound({}) }
}

function decodeText(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
