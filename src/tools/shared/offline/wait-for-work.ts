/** Skips short visits and does not compete with the first interaction. */
const delayMs = 20_000
const interactions = ['pointerdown', 'keydown'] as const

/** Resolves some time after the first interaction, on installation, or on abort. */
export function waitForWork(leave: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      resolve()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer ??= setTimeout(end, delayMs)
    }
    const { signal } = done
    for (const type of interactions)
      document.addEventListener(type, begin, { passive: true, signal })
    window.addEventListener('appinstalled', end, { signal })
    leave.addEventListener('abort', end, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
