export type CircuitBreaker = {
  /** Whether the database failed a moment ago, so that callers should not wait for it. */
  isOpen: () => boolean
  /** Runs a query and records whether it succeeded. */
  run: <Result>(query: () => Promise<Result>) => Promise<Result>
}

/**
 * Prevents scans from waiting for a database that is unavailable.
 *
 * @param pauseMs how long the circuit stays open after a failure
 */
export function createCircuitBreaker(pauseMs = 1_000): CircuitBreaker {
  let openUntilMs = 0
  return {
    isOpen: () => openUntilMs > 0 && performance.now() < openUntilMs,
    run: async (query) => {
      try {
        const result = await query()
        openUntilMs = 0
        return result
      } catch (cause) {
        openUntilMs = performance.now() + pauseMs
        throw cause
      }
    },
  }
}
