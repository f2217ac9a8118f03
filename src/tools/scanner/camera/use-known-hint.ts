import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode/code-found'
import { shorten } from '@/tools/shared/shorten'
import { codeKey } from './code-key'

/** A code that was out of view this long is shown again on purpose. */
const awayMs = 1000
const shownMs = 1800

/** Says for a moment that a code is in the list already; not while it simply stays in view. */
export function useKnownHint() {
  const [text, setText] = useState('')
  const lastSeenMs = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const see = useCallback((codes: readonly FoundCode[], added: readonly FoundCode[]) => {
    const nowMs = performance.now()
    for (const code of codes) {
      const key = codeKey(code)
      const seenMs = lastSeenMs.current.get(key) ?? Number.NEGATIVE_INFINITY
      lastSeenMs.current.set(key, nowMs)
      if (added.includes(code) || nowMs - seenMs < awayMs) continue
      setText(shorten(code.text, 60))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setText(''), shownMs)
    }
  }, [])

  return { text, see }
}
