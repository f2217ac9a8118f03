import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reuseDecoder } from './reuse-decoder'
import type { ScanDecoder } from './scan-platform'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const started: { stop: ReturnType<typeof vi.fn> }[] = []
  const start = vi.fn(async (): Promise<ScanDecoder> => {
    const stop = vi.fn()
    started.push({ stop })
    return { decodeFile: vi.fn(), decodeBitmap: vi.fn(), stop }
  })
  return { started, start, borrow: reuseDecoder(start) }
}

it('is started once while pictures follow each other, and stopped when it is idle', async () => {
  const { started, borrow } = setUp()
  for (let round = 0; round < 3; round++) {
    const decoder = await borrow()
    decoder.stop()
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(started).toHaveLength(1)
  expect(started[0]?.stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started[0]?.stop).toHaveBeenCalledOnce()
  await borrow()
  expect(started).toHaveLength(2)
})

it('is not stopped while another queue uses it, also if one stops twice', async () => {
  const { started, borrow } = setUp()
  const [first] = [await borrow(), await borrow()]
  first.stop()
  first.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(started[0]?.stop).not.toHaveBeenCalled()
})

it('tries to start again after a failure', async () => {
  const { start, borrow } = setUp()
  start.mockRejectedValueOnce(new Error('offline'))
  await expect(borrow()).rejects.toThrow('offline')
  await borrow()
  expect(start).toHaveBeenCalledTimes(2)
})
