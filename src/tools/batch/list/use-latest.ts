import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref with the value of the last render, for work that outlasts a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
