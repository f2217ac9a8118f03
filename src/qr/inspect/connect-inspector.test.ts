import { expose } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { defaultDesign } from '@/qr/design/design'
import type { Pixels } from '@/qr/render/pixels'
import { callWorker, createCalls, type WorkerCalls } from '@/std/call-worker'
import { connectInspector } from './connect-inspector'
import { drawDesignPixels } from './draw-for-test'
import { type InspectApi, inspectApi } from './inspect-api'

/** Connects both sides in one thread; messages are cloned as between threads. */
function startApi(): WorkerCalls<InspectApi> {
  const { port1, port2 } = new MessageChannel()
  expose(inspectApi, port2)
  return callWorker<InspectApi>(port1)
}

let worker: WorkerCalls<InspectApi>
afterEach(() => worker.stop())

/** Places the code in the corner of a large picture. */
function layOnSheet(pixels: Pixels, left: number, top: number): Pixels {
  const [width, height] = [1400, 1000]
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < pixels.height; y++) {
    const line = pixels.rgba.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4)
    rgba.set(line, ((top + y) * width + left) * 4)
  }
  return { rgba, width, height }
}

describe('the inspector', { timeout: 20_000 }, () => {
  it('answers for the picture that it was given, whatever part of it was passed on', async () => {
    worker = startApi()
    const inspector = connectInspector(worker)
    const pixels = layOnSheet(
      drawDesignPixels(defaultDesign, { text: 'one', pxPerModule: 8 }),
      900,
      600,
    )
    const [code] = await decodePixels(pixels, { budgetMs: 4000, formats: ['qr'] })
    if (!code) throw new Error('not found')
    const inspected = await inspector.inspect({ pixels, code })
    expect(inspected?.facts.segments).toMatchObject([{ mode: 'byte', text: 'one' }])
    expect(inspected?.facts.corners[0]?.x).toBeCloseTo(900 + 32, -1)
    expect(inspected?.facts.corners[0]?.y).toBeCloseTo(600 + 32, -1)
    expect(inspected?.design.design.modules.shape).toBe('square')
    expect(await inspector.inspect({ pixels, code: { ...code, format: 'aztec' } })).toBeNull()
  })

  it('rejects what the worker can no longer answer', async () => {
    worker = createCalls<InspectApi>({ inspect: () => new Promise(() => {}) }, () => {})
    const inspector = connectInspector(worker)
    const pixels = drawDesignPixels(defaultDesign, { text: 'two', pxPerModule: 6 })
    const [code] = await decodePixels(pixels, { budgetMs: 4000, formats: ['qr'] })
    if (!code) throw new Error('not found')
    const waiting = inspector.inspect({ pixels, code })
    worker.stop(new Error('died'))
    await expect(waiting).rejects.toThrow('died')
    await expect(inspector.inspect({ pixels, code })).rejects.toThrow('died')
  })
})
