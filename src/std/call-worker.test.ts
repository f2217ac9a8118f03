import { expose, transfer } from 'comlink'
import { afterEach, expect, it, vi } from 'vitest'
import { callWorker, type WorkerCalls } from './call-worker'

let stepLater: (step: number) => unknown

const api = {
  async count(to: number, onStep: (step: number) => void): Promise<string> {
    for (let step = 1; step <= to; step++) onStep(step)
    return `counted to ${to}`
  },
  fail: async (): Promise<void> => {
    throw new RangeError('too far')
  },
  hang: (onStep: (step: number) => unknown): Promise<void> =>
    new Promise(() => {
      stepLater = onStep
    }),
  step: async (): Promise<void> => void (await stepLater(1)),
  sizeOf: async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => bytes.length,
}

let worker: WorkerCalls<typeof api>
afterEach(() => worker.stop())

function start() {
  const { port1, port2 } = new MessageChannel()
  expose(api, port2)
  worker = callWorker<typeof api>(port1)
  return worker
}

it('calls functions of a worker, which may call back', async () => {
  const onStep = vi.fn()
  const { call } = start()
  expect(await call((api, callback) => api.count(2, callback(onStep)))).toBe('counted to 2')
  expect(onStep.mock.calls).toEqual([[1], [2]])
  const bytes = new Uint8Array(8)
  expect(await call((api) => api.sizeOf(transfer(bytes, [bytes.buffer])))).toBe(8)
  expect(bytes.length).toBe(0)
})

it('rejects with what a function throws', async () => {
  const failed = start().call((api) => api.fail())
  await expect(failed).rejects.toMatchObject({ name: 'RangeError', message: 'too far' })
})

it('closes the ports of callbacks, which would keep them in memory', async () => {
  const close = vi.spyOn(MessagePort.prototype, 'close')
  const { call, stop } = start()
  await call((api, callback) => api.count(1, callback(vi.fn())))
  expect(close).toHaveBeenCalledTimes(1)
  const abort = new AbortController()
  const aborted = call((api, callback) => api.hang(callback(vi.fn())), abort.signal)
  abort.abort()
  await expect(aborted).rejects.toThrow()
  expect(close).toHaveBeenCalledTimes(1)
  stop()
  // Its own port and that of the callback.
  expect(close).toHaveBeenCalledTimes(3)
  close.mockRestore()
})

it('rejects with the reason of an abort, and calls back no more', async () => {
  const abort = new AbortController()
  const onStep = vi.fn()
  const { call } = start()
  const aborted = call((api, callback) => api.hang(callback(onStep)), abort.signal)
  abort.abort(new Error('changed my mind'))
  await expect(aborted).rejects.toThrow('changed my mind')
  await expect(call((api) => api.fail(), abort.signal)).rejects.toThrow('changed my mind')
  await call((api) => api.step())
  expect(onStep).not.toHaveBeenCalled()
})

it('rejects all calls of a worker that has ended', async () => {
  const { call, stop, ended } = start()
  const pending = call((api, callback) => api.hang(callback(() => {})))
  stop(new Error('no memory'))
  expect(ended.aborted).toBe(true)
  await expect(pending).rejects.toThrow('no memory')
  await expect(call((api) => api.fail())).rejects.toThrow('no memory')
})
