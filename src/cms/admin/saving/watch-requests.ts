type Fetch = typeof window.fetch

/** Takes over a request, or returns undefined to leave it alone. */
type Watcher = (address: string, init: RequestInit, send: Fetch) => ReturnType<Fetch> | undefined

/**
 * Shows the requests of Payload's forms to a watcher; returns a function that ends this. Payload has
 * no hook for them.
 */
export function watchRequests(watcher: Watcher): () => void {
  const { fetch } = window
  let isWatching = true
  const watched: Fetch = (input, init) =>
    (isWatching && typeof input === 'string' && init && watcher(input, init, fetch)) ||
    fetch(input, init)
  window.fetch = watched
  return () => {
    isWatching = false
    if (window.fetch === watched) window.fetch = fetch
  }
}
