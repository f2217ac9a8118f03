/** The step whose line on the terminal still waits for its result. */
let openTitle: string | undefined

/**
 * Prints what is being done and, at its end, how long it took: `Building … 34.2 s`. Steps may
 * overlap: then the title is printed again with the result.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  process.stdout.write(`${openTitle ? '\n' : ''}${title} … `)
  openTitle = title
  try {
    const result = await work()
    finish(title, `${((performance.now() - started) / 1000).toFixed(1)} s`)
    return result
  } catch (cause) {
    finish(title, 'failed')
    throw cause
  }
}

function finish(title: string, outcome: string): void {
  const isOpen = openTitle === title
  process.stdout.write(isOpen ? `${outcome}\n` : `${openTitle ? '\n' : ''}${title} … ${outcome}\n`)
  openTitle = undefined
}
