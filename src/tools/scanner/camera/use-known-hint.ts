import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { codeKey } from '../code-key'
import { textWithoutSecrets } from '../results/text-without-secrets'

/** A code that returns after this time was shown on purpose. */
const awayMs = 1000
const shownMs = 1800

/** The text of a code that is in the list already, briefly, unless it simply stays in view. */
export function useKnownHint() {
  const [text, setText] = useState('')
  const lastSeenMs = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const update = useCallback((codes: readonly FoundCode[], added: readonly FoundCode[]) => {
    const nowMs = performance.now()
    for (const code of codes) {
      const key = codeKey(code)
      const seenMs = lastSeenMs.current.get(key) ?? Number.NEGATIVE_INFINITY
      lastSeenMs.current.set(key, nowMs)
      if (added.includes(code) || nowMs - seenMs < awayMs) continue
      setText(shorten(textWithoutSecrets(code), 60))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setText(''), shownMs)
    }
  }, [])

  return { text, update }
}
