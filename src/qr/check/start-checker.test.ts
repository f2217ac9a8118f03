import { afterEach, expect, it, vi } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { startChecker } from './start-checker'

afterEach(() => vi.unstubAllGlobals())

it('starts one module worker, tells it where the WebAssembly is, and ends it', async () => {
  const worker = { postMessage: vi.fn(), addEventListener: vi.fn(), terminate: vi.fn() }
  const Worker = vi.fn(function start() {
    return worker
  })
  vi.stubGlobal('Worker', Worker)
  const checker = startChecker({ wasmUrl: '/zxing/reader.wasm' })
  const check = checker.check({ text: 'https://example.com/a', design: defaultDesign })
  expect(Worker).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ href: expect.stringMatching(/\/check-worker\.ts$/) }),
    { type: 'module' },
  )
  expect(JSON.stringify(worker.postMessage.mock.calls)).toContain('"wasmUrl":"/zxing/reader.wasm"')
  checker.stop()
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(check).rejects.toThrow(/stopped/)
})

it('rejects what is asked of a worker that does not start', async () => {
  let emitError: (event: { message: string }) => void = () => {}
  const worker = {
    postMessage: () => {},
    terminate: () => {},
    addEventListener: (type: string, listen: typeof emitError) => {
      if (type === 'error') emitError = listen
    },
  }
  vi.stubGlobal('Worker', function start() {
    return worker
  })
  const checker = startChecker({ wasmUrl: '/zxing/reader.wasm' })
  const input = { text: 'https://example.com/a', design: defaultDesign }
  const requested = checker.check(input)
  emitError({ message: '' })
  await expect(requested).rejects.toThrow(/could not be started/)
  await expect(checker.repair(input)).rejects.toThrow(/could not be started/)
})
