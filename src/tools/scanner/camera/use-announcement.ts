import { useCallback, useEffect, useRef, useState } from 'react'

/** Long enough that codes which come in a row are told in one sentence. */
const gatherMs = 900

/**
 * A sentence for screen readers about what came lately: things that come quickly one after another
 * are gathered, so that the reader gets to the end of it.
 */
export function useAnnouncement<Item>(say: (items: readonly Item[]) => string) {
  const [text, setText] = useState('')
  const items = useRef<Item[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(say)
  latest.current = say

  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback((added: readonly Item[]) => {
    items.current.push(...added)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setText(latest.current(items.current.splice(0)))
    }, gatherMs)
  }, [])

  return { text, announce }
}
