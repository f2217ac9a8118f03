const changes = new EventTarget()

/** Tells the form of a document that its translations were marked. `url` is that of their states. */
export function announceChange(url: string): void {
  changes.dispatchEvent(new Event(url))
}

/** Calls a function after each change; returns a function that stops it. */
export function watchChanges(url: string, onChange: () => void): () => void {
  changes.addEventListener(url, onChange)
  return () => changes.removeEventListener(url, onChange)
}
