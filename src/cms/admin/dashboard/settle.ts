type Settled<T> = { value: T } | { cause: unknown }

/** Waits for a result for a limited time; errors and timeouts are returned. */
export async function settle<T>(work: Promise<T>, limitMs: number): Promise<Settled<T>> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Settled<T>>((resolve) => {
    const cause = new Error(`No result within ${limitMs} ms`)
    timer = setTimeout(() => resolve({ cause }), limitMs)
  })
  const settled = work.then(
    (value): Settled<T> => ({ value }),
    (cause: unknown): Settled<T> => ({ cause }),
  )
  try {
    return await Promise.race([settled, timeout])
  } finally {
    clearTimeout(timer)
  }
}
