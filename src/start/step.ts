/** Prints what is being done and, at its end, how long it took: `Building … 34.2 s`. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const result = await work()
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  } catch (cause) {
    process.stdout.write('failed\n')
    throw cause
  }
}
