import { SheetError } from './opened-file'

/**
 * Rejects if the signal is aborted first; a value that resolves later is passed to `discard`.
 *
 * @throws SheetError 'aborted'
 */
export async function raceAbort<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  discard: (value: Value) => void,
): Promise<Value> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new SheetError('aborted'))
    signal.addEventListener('abort', stop)
  })
  if (signal.aborted) stop()
  try {
    return await Promise.race([promise, aborted])
  } catch (error) {
    promise.then(discard, () => {})
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
