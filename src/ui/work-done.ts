const name = 'workdone'

/** Something was made or read for the visitor: a code taken away, a picture read, a batch saved. */
export function announceWorkDone(): void {
  window.dispatchEvent(new Event(name))
}

/** Calls `listen` each time that something was made or read; returns how to stop. */
export function onWorkDone(listen: () => void): () => void {
  window.addEventListener(name, listen)
  return () => window.removeEventListener(name, listen)
}
