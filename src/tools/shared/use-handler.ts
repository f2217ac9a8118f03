import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function with a stable identity that calls the handler of the last render, so that
 * components which receive it do not render again. For event handlers only: must not be called
 * during rendering.
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
