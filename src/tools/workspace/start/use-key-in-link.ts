import { useEffect, useState } from 'react'

/**
 * Reads the key of a link, `#key=qw_…`, and removes it from the address, so that it appears neither
 * in the history nor on a screenshot.
 */
export function useKeyInLink() {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const read = () => {
      const [, written] = /^#key=(.*)$/.exec(location.hash) ?? []
      if (written === undefined) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setText(decodeText(written))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return { text, forget: () => setText(undefined) }
}

function decodeText(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
