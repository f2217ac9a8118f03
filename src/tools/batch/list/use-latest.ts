import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for what goes on longer than one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
