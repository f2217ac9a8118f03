import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same from render to render and does what the last one meant, so that
 * what it is handed to need not be drawn again. For handlers only: not to be called while
 * rendering.
 */
export function useHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
