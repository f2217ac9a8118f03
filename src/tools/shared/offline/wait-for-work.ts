/**
 * By then visitors who only looked have left, and nothing is loaded while a visitor begins to work.
 */
const patienceMs = 20_000
const signs = ['pointerdown', 'keydown'] as const

/** Resolves a while after someone began to work here or installed the site, or has left. */
export function waitForWork(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      resolve()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer ??= setTimeout(end, patienceMs)
    }
    const { signal } = over
    for (const sign of signs) document.addEventListener(sign, begin, { passive: true, signal })
    window.addEventListener('appinstalled', end, { signal })
    left.addEventListener('abort', end, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
