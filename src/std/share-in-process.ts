/**
 * Returns one value for the whole process. A module that both the start script and Next's bundles
 * import is loaded once by each of them, so its own variables would exist several times.
 */
export function shareInProcess<Value>(name: string, create: () => Value): Value {
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`quietzone.${name}`)
  const value = shared[key] ?? create()
  shared[key] = value
  return value
}
