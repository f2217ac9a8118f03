import { afterEach, expect, it, vi } from 'vitest'
import { startChecker } from './start-checker'

afterEach(() => vi.unstubAllGlobals())

it('starts one module worker, tells it where the WebAssembly is, and ends it', () => {
  const worker = { postMessage: vi.fn(), addEventListener: vi.fn(), terminate: vi.fn() }
  const Worker = vi.fn(function start() {
    return worker
  })
  vi.stubGlobal('Worker', Worker)
  const checker = startChecker({ wasmUrl: '/zxing/reader.wasm' })
  expect(Worker).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ href: expect.stringMatching(/\/check-worker\.ts$/) }),
    { type: 'module' },
  )
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({
    kind: 'start',
    wasmUrl: '/zxing/reader.wasm',
  })
  checker.stop()
  expect(worker.terminate).toHaveBeenCalledOnce()
})
