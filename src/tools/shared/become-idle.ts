/** Resolves when the browser is idle. */
export function becomeIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
