import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pixels } from '@/qr/render/pixels'
import { connectDecoder, type DecoderThread } from './connect-decoder'
import type { DecodeAnswer, DecodeOrder } from './decode-protocol'
import type { DecodeResult } from './decode-result'

const pixels: Pixels = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 }
const done: DecodeResult = { ok: true, codes: [], width: 1, height: 1 }
const stepCount = 4

type Order = Extract<DecodeOrder, { kind: 'decode' }>
type Thread = DecoderThread & { orders: Order[]; terminated: boolean }

/** Threads that take steps at once and hang in the one that is named. */
function startThreads(hangsAt: (step: number) => boolean) {
  const threads: Thread[] = []
  const startThread = (): Thread => {
    const listeners: ((event: MessageEvent) => void)[] = []
    const answer = (data: DecodeAnswer) => {
      for (const listen of listeners) listen({ data } as MessageEvent)
    }
    const thread: Thread = {
      orders: [],
      terminated: false,
      terminate: () => {
        thread.terminated = true
      },
      addEventListener: (_, listen) => listeners.push(listen),
      postMessage: (message) => {
        const order = message as DecodeOrder
        if (order.kind !== 'decode') return
        thread.orders.push(order)
        queueMicrotask(() => {
          for (let index = order.startAt; index < stepCount; index++) {
            answer({
              kind: 'step',
              id: order.id,
              step: { name: `${index}`, index, count: stepCount, quick: true },
            })
            if (hangsAt(index)) return
          }
          answer({ kind: 'done', id: order.id, result: done })
        })
      },
    }
    threads.push(thread)
    return thread
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
    expect(threads[1]?.orders.map(({ startAt }) => startAt)).toEqual([2])
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
    const silent: DecoderThread = { postMessage() {}, addEventListener() {}, terminate() {} }
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
