/**
 * Loads parts one at a time, and never while somebody is typing or scrolling. The service worker
 * keeps what comes along; a part that does not come is left out.
 */
export async function loadInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await becomeIdle()
    await load().catch(() => {})
  }
}

function becomeIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
