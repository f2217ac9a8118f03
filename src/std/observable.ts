export type Observable<Value> = ReturnType<typeof observable<Value>>

/** A value with listeners, in the shape that `useSyncExternalStore` reads. */
export function observable<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (changed: Value) => {
      value = changed
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
