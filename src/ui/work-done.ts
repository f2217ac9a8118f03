const name = 'workdone'

/**
 * Announces that something was finished for the visitor: a code exported, a picture read, a batch
 * saved.
 */
export function announceWorkDone(): void {
  window.dispatchEvent(new Event(name))
}

/** Calls `listen` each time; returns a function that stops this. */
export function onWorkDone(listen: () => void): () => void {
  window.addEventListener(name, listen)
  return () => window.removeEventListener(name, listen)
}
