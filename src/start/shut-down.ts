export type Part = {
  name: string
  /** Stops accepting new work. Runs for all parts at once, before any part is stopped. */
  drain?: () => Promise<void>
  stop?: () => Promise<void>
}

/**
 * Shuts down all parts: drains all of them, then stops them from the last to the first. Failures
 * are reported. Resolves after `graceMs` at the latest with the name of a part that did not stop in
 * time.
 */
export async function shutDown(
  parts: readonly Part[],
  graceMs: number,
): Promise<string | undefined> {
  let current: string | undefined = 'draining'
  async function stopAll(): Promise<undefined> {
    await Promise.all(parts.map(({ name, drain }) => report(name, drain)))
    for (const { name, stop } of [...parts].reverse()) {
      current = name
      await report(name, stop)
    }
    current = undefined
  }
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs)
  })
  await Promise.race([stopAll(), patience])
  clearTimeout(timer)
  return current
}

async function report(name: string, work: (() => Promise<void>) | undefined): Promise<void> {
  try {
    await work?.()
  } catch (cause) {
    console.error(`${name} did not stop cleanly`, cause)
  }
}
