import { proxy, wrap } from 'comlink'

type Listener<Args extends unknown[]> = (...args: Args) => void

/** Calls a function; `callback` wraps what the worker is to call back until the call has ended. */
export type SendCall<Api, Result> = (
  api: Api,
  callback: <Args extends unknown[]>(listen: Listener<Args> | undefined) => Listener<Args>,
) => Promise<Result>

export type WorkerCalls<Api> = {
  /** @throws (rejects) what the function throws, the reason of `signal`, or why the worker ended */
  call: <Result>(send: SendCall<Api, Result>, signal?: AbortSignal) => Promise<Result>
  /** Ends the worker; pending and later calls reject with the cause. */
  stop: (cause?: Error) => void
  /** Aborted once the worker has failed or was stopped. */
  ended: AbortSignal
}

/**
 * Typed calls to a worker that exposes its functions with comlink. A worker that fails, or sends
 * something that cannot be read, is ended.
 */
export function callWorker<Api>(worker: Worker | MessagePort): WorkerCalls<Api> {
  const isThread = 'terminate' in worker
  const calls = createCalls(wrap(worker) as Api, () =>
    isThread ? worker.terminate() : worker.close(),
  )
  worker.addEventListener('messageerror', () =>
    calls.stop(new DOMException('The answer cannot be read', 'DataCloneError')),
  )
  if (isThread) {
    worker.addEventListener('error', ({ message }) =>
      calls.stop(new Error(message || 'The worker could not be started')),
    )
  }
  return calls
}

/** `callWorker` for functions that are available already. */
export function createCalls<Api>(api: Api, terminate: () => void): WorkerCalls<Api> {
  const ending = new AbortController()
  return {
    async call(send, signal) {
      const signals = signal ? [signal, ending.signal] : [ending.signal]
      for (const each of signals) each.throwIfAborted()
      const ended = new AbortController()
      try {
        return await new Promise((resolve, reject) => {
          for (const each of signals) {
            each.addEventListener('abort', () => reject(each.reason), {
              signal: ended.signal,
            })
          }
          send(api, (listen) =>
            proxy((...args) => {
              if (!ended.signal.aborted) listen?.(...args)
            }),
          ).then(resolve, reject)
        })
      } finally {
        ended.abort()
      }
    },
    stop(cause = new Error('The worker was stopped')) {
      terminate()
      ending.abort(cause)
    },
    ended: ending.signal,
  }
}
