import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pixels } from '@/qr/render/pixels'
import { createCalls } from '@/std/call-worker'
import { connectDecoder } from './connect-decoder'
import type { DecodeApi } from './decode-api'
import type { DecodeResult } from './decode-result'

const pixels: Pixels = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 }
const done: DecodeResult = { ok: true, codes: [], width: 1, height: 1 }
const stepCount = 4

type Thread = { startedAt: number[]; terminated: boolean }
const hang = <Result>() => new Promise<Result>(() => {})

/** Starts fake threads that finish each step immediately, except for the steps that hang. */
function startThreads(hangsAt: (step: number) => boolean) {
  const threads: Thread[] = []
  const startThread = () => {
    const thread: Thread = { startedAt: [], terminated: false }
    const api: DecodeApi = {
      prepare: async () => {},
      async decode(_, { startAt }, onStep) {
        thread.startedAt.push(startAt)
        await null
        for (let index = startAt; index < stepCount; index++) {
          onStep({ name: `${index}`, index, count: stepCount, quick: true })
          if (hangsAt(index)) return hang()
        }
        return done
      },
    }
    threads.push(thread)
    return createCalls(api, () => {
      thread.terminated = true
    })
  }
  return { threads, startThread }
}

const request = { budgetMs: 60_000 }
const options = { wasmUrl: '/zxing.wasm', stepLimitMs: 1000, openLimitMs: 1000 }

describe('a decoder in a thread', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('answers with what the thread found, in one thread for all pictures', async () => {
    const { threads, startThread } = startThreads(() => false)
    const decoder = connectDecoder(startThread, options)
    const steps: string[] = []
    const first = decoder.decodePixels(pixels, {
      ...request,
      onProgress: ({ name }) => steps.push(name),
    })
    expect(await Promise.all([first, decoder.decodePixels(pixels, request)])).toEqual([done, done])
    expect(steps).toEqual(['0', '1', '2', '3'])
    expect(threads).toHaveLength(1)
  })

  it('ends a thread that hangs in a step and goes on with the next', async () => {
    const { threads, startThread } = startThreads((step) => step === 1)
    const decoder = connectDecoder(startThread, options)
    const result = decoder.decodePixels(pixels, request)
    await vi.advanceTimersByTimeAsync(1001)
    expect(await result).toEqual(done)
    expect(threads.map(({ terminated }) => terminated)).toEqual([true, false])
    expect(threads[1]?.startedAt).toEqual([2])
  })

  it('finds nothing where every step hangs, and ends', async () => {
    const { threads, startThread } = startThreads(() => true)
    const result = connectDecoder(startThread, options).decodePixels(pixels, request)
    await vi.advanceTimersByTimeAsync(1001 * stepCount)
    expect(await result).toEqual({ ok: false, reason: 'no-code' })
    expect(threads.every(({ terminated }) => terminated)).toBe(true)
  })

  it('does not start anew when the time is up', async () => {
    const { threads, startThread } = startThreads(() => true)
    const decoder = connectDecoder(startThread, options)
    const result = decoder.decodePixels(pixels, { budgetMs: 1500 })
    await vi.advanceTimersByTimeAsync(2002)
    expect(await result).toEqual({ ok: false, reason: 'no-code' })
    expect(threads).toHaveLength(2)
  })

  it('takes a file that never opens for unreadable', async () => {
    const silent = createCalls<DecodeApi>({ prepare: hang, decode: hang }, () => {})
    const result = connectDecoder(() => silent, options).decodeFile(new Blob(['x']), request)
    await vi.advanceTimersByTimeAsync(1001)
    expect(await result).toEqual({ ok: false, reason: 'unreadable-picture' })
  })

  it('answers at once when the caller gives up, and ends the thread', async () => {
    const { threads, startThread } = startThreads((step) => step === 0)
    const decoder = connectDecoder(startThread, options)
    const controller = new AbortController()
    const result = decoder.decodePixels(pixels, { ...request, signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1)
    controller.abort()
    expect(await result).toEqual({ ok: false, reason: 'aborted' })
    expect(threads[0]?.terminated).toBe(true)
    const late = decoder.decodePixels(pixels, { ...request, signal: controller.signal })
    expect(await late).toEqual({ ok: false, reason: 'aborted' })
  })

  it('leaves nobody waiting when it is stopped', async () => {
    const { threads, startThread } = startThreads(() => true)
    const decoder = connectDecoder(startThread, options)
    const results = [decoder.decodePixels(pixels, request), decoder.decodePixels(pixels, request)]
    await vi.advanceTimersByTimeAsync(1)
    decoder.stop()
    const aborted = { ok: false, reason: 'aborted' }
    expect(await Promise.all(results)).toEqual([aborted, aborted])
    expect(threads[0]?.terminated).toBe(true)
  })
})
