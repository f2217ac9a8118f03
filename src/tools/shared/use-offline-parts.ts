import { useEffect } from 'react'

/** By then whoever only looked has left, and nothing is loaded while somebody begins to work. */
const patienceMs = 20_000

/**
 * Brings along, for whoever works with a tool, the parts that load when they are opened: there may
 * be no connection then. Nothing for visitors who ask for little data.
 *
 * @param loadParts what to bring, one after the other; see `loadInTurn`
 */
export function useOfflineParts(loadParts: () => Promise<unknown>): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!('serviceWorker' in navigator) || connection?.saveData) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer ??= setTimeout(() => {
        navigator.serviceWorker.ready.then(loadParts).catch(() => {})
      }, patienceMs)
    }
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) document.addEventListener(sign, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, wait)
    }
  }, [loadParts])
}
