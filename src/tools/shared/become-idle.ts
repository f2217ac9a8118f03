/** Settles once the browser has nothing better to do. */
export function becomeIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
