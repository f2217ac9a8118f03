import { expose, proxy, transferHandlers, wrap } from 'comlink'

type Listener<Args extends unknown[]> = (...args: Args) => void

/**
 * The port of each callback. A worker releases its end when it collects garbage, which one that is
 * terminated never does, so that the callback and all that it refers to would stay in memory.
 */
const callbackPorts = new WeakMap<object, MessagePort>()
const proxyHandler = transferHandlers.get('proxy')
if (proxyHandler) {
  transferHandlers.set('proxy', {
    ...proxyHandler,
    serialize(target: object) {
      const { port1, port2 } = new MessageChannel()
      expose(target, port1)
      callbackPorts.set(target, port1)
      return [port2, [port2]]
    },
  })
}

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
  const abandoned: object[] = []
  return {
    async call(send, signal) {
      const signals = signal ? [signal, ending.signal] : [ending.signal]
      for (const each of signals) each.throwIfAborted()
      const ended = new AbortController()
      const callbacks: object[] = []
      try {
        return await new Promise((resolve, reject) => {
          for (const each of signals) {
            each.addEventListener('abort', () => reject(each.reason), {
              signal: ended.signal,
            })
          }
          send(api, (listen) => {
            const callback = proxy((...args: Parameters<NonNullable<typeof listen>>) => {
              if (!ended.signal.aborted) listen?.(...args)
            })
            callbacks.push(callback)
            return callback
          }).then(resolve, reject)
        })
      } finally {
        ended.abort()
        // After an abort the worker may still wait for an answer to a callback.
        if (signal?.aborted) abandoned.push(...callbacks)
        else closePorts(callbacks)
      }
    },
    stop(cause = new Error('The worker was stopped')) {
      terminate()
      ending.abort(cause)
      closePorts(abandoned.splice(0))
    },
    ended: ending.signal,
  }
}

function closePorts(callbacks: readonly object[]): void {
  for (const callback of callbacks) callbackPorts.get(callback)?.close()
}
