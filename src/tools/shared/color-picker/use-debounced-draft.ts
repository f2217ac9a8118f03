import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const reportDelayMs = 100

/**
 * A value that changes at once and is reported after 100 ms without a change, or on unmount. A
 * value that the parent sets meanwhile, such as by undo, has precedence.
 */
export function useDebouncedDraft<Value>(
  value: Value,
  onValueChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState(value)
  const content = JSON.stringify(value)
  const known = useRef(content)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value } | null>(null)
  const report = useRef(onValueChange)

  useLayoutEffect(() => {
    report.current = onValueChange
  }, [onValueChange])

  useLayoutEffect(() => {
    if (content === known.current) return
    known.current = content
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    setDraft(JSON.parse(content))
  }, [content])

  const flush = useCallback(() => {
    if (!pending.current) return
    const { timer, value: last } = pending.current
    clearTimeout(timer)
    pending.current = null
    known.current = JSON.stringify(last)
    report.current(last)
  }, [])

  useEffect(() => flush, [flush])

  const change = useCallback(
    (next: Value) => {
      setDraft(next)
      if (pending.current) clearTimeout(pending.current.timer)
      pending.current = { timer: setTimeout(flush, reportDelayMs), value: next }
    },
    [flush],
  )
  return [draft, change]
}
