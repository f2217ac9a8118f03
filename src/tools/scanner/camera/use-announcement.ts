import { useCallback, useEffect, useRef, useState } from 'react'

/** Long enough to announce codes found in a row in one sentence. */
const delayMs = 900

/**
 * A sentence for screen readers about new items. Items added in quick succession share a sentence,
 * so that the screen reader can finish it.
 */
export function useAnnouncement<Item>(format: (items: readonly Item[]) => string) {
  const [text, setText] = useState('')
  const items = useRef<Item[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(format)
  latest.current = format

  useEffect(() => () => clearTimeout(timer.current), [])

  const add = useCallback((added: readonly Item[]) => {
    items.current.push(...added)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setText(latest.current(items.current.splice(0)))
    }, delayMs)
  }, [])

  return { text, add }
}
