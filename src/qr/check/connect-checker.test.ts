import { expose } from 'comlink'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { callWorker } from '@/std/call-worker'
import { createCheckApi } from './check-api'
import { type CheckApi, type Checker, connectChecker } from './connect-checker'
import { prepareStressEngines } from './prepare-stress-engines.node'

const input = { text: 'https://example.com/a', design: defaultDesign }
let close = () => {}

// Decoding is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(prepareStressEngines)
afterEach(() => close())

/** Connects both sides in one thread; messages are cloned as between threads. */
function connect(): Checker {
  const { port1, port2 } = new MessageChannel()
  expose(createCheckApi(), port2)
  const worker = callWorker<CheckApi>(port1)
  close = () => worker.stop()
  return connectChecker(worker, { wasmUrl: '/zxing.wasm' })
}

it('answers at once, and again after the stress test', async () => {
  const onQuick = vi.fn()
  const result = await connect().check(input, { onQuick })
  expect(onQuick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ok: true, verdict: 'green', stress: null }),
  )
  expect(result).toMatchObject({ ok: true, verdict: 'green', stress: expect.any(Array) })
})

it('leaves the stress test out when asked to', async () => {
  const result = await connect().check(input, { stress: false })
  expect(result).toMatchObject({ ok: true, verdict: 'green', stress: null })
})

it('lets the latest request win', async () => {
  const checker = connect()
  const first = checker.check(input)
  const pale = { ...defaultDesign, marginModules: 0 }
  const second = checker.check({ ...input, design: pale })
  expect(await first).toBeNull()
  expect(await second).toMatchObject({ verdict: 'red' })
})

it('comes to nothing when it is aborted, and takes the next request', async () => {
  const checker = connect()
  const controller = new AbortController()
  const aborted = checker.check(input, {
    signal: controller.signal,
    onQuick: () => controller.abort(),
  })
  expect(await aborted).toBeNull()
  expect(await checker.check(input, { stress: false })).toMatchObject({ ok: true })
})

it('repairs', async () => {
  const repaired = await connect().repair({
    ...input,
    design: { ...defaultDesign, marginModules: 1 },
  })
  expect(repaired).toMatchObject({ ok: true, changes: [{ key: 'margin', from: 1, to: 4 }] })
})

it('says so when the worker fails', async () => {
  const broken = { ...defaultDesign, modules: undefined } as unknown as typeof defaultDesign
  await expect(connect().check({ ...input, design: broken })).rejects.toThrow()
})
