import { cacheSignal } from 'react'

/**
 * Lets the garbage collector free this render of server components once it is finished. React ends it
 * by aborting a signal with an error. Until its stack is read, an error refers to the call that created
 * it, here one of Node's immediates, which refer to their neighbors and these to other renders: under
 * load, all pages ever rendered would stay in memory.
 */
export function freeFinishedRender(): void {
  const signal = cacheSignal() as AbortSignal | null
  signal?.addEventListener('abort', () => void signal.reason?.stack)
}
