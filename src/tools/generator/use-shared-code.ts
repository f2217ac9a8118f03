import { useEffect, useRef } from 'react'
import type { SharedCode } from '@/qr/share'

/**
 * Opens the code of a share link, on load and when another link is pasted into the address bar.
 * Removes the fragment afterwards, so that a reload does not overwrite later work.
 */
export function useSharedCode(open: (shared: SharedCode) => void, onUnreadable: () => void): void {
  const latest = useRef({ open, onUnreadable })
  useEffect(() => {
    latest.current = { open, onUnreadable }
  })
  useEffect(() => {
    const read = async () => {
      const { hash, pathname, search } = location
      if (!hash.startsWith('#code=')) return
      const { readShareFragment } = await import('@/qr/share')
      const shared = await readShareFragment(hash)
      history.replaceState(history.state, '', pathname + search)
      if (shared) latest.current.open(shared)
      else latest.current.onUnreadable()
    }
    const readHash = () => {
      read().catch(() => latest.current.onUnreadable())
    }
    readHash()
    addEventListener('hashchange', readHash)
    return () => removeEventListener('hashchange', readHash)
  }, [])
}
