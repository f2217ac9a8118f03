import { describe, expect, it } from 'vitest'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { defaultDesign } from '@/qr/design/design'
import type { Pixels } from '@/qr/render/pixels'
import { connectInspector } from './connect-inspector'
import { drawDesignPixels } from './draw-for-test'
import type { MessageDoor } from './inspect-protocol'
import { serveInspections } from './serve-inspections'

/** Two doors that pass messages to each other, as a page and its worker do. */
function makeDoors(): [MessageDoor, MessageDoor] {
  const { port1, port2 } = new MessageChannel()
  const door = (port: MessagePort): MessageDoor => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener: (_, listen) => {
      port.onmessage = listen as (event: unknown) => void
      ;(port as { unref?: () => void }).unref?.()
    },
  })
  return [door(port1), door(port2)]
}

/** The code in the corner of a large picture. */
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
    const [page, worker] = makeDoors()
    serveInspections(worker)
    const inspector = connectInspector(page)
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
    const [page] = makeDoors()
    const inspector = connectInspector(page)
    const pixels = drawDesignPixels(defaultDesign, { text: 'two', pxPerModule: 6 })
    const [code] = await decodePixels(pixels, { budgetMs: 4000, formats: ['qr'] })
    if (!code) throw new Error('not found')
    const waiting = inspector.inspect({ pixels, code })
    inspector.fail(new Error('died'))
    await expect(waiting).rejects.toThrow('died')
    await expect(inspector.inspect({ pixels, code })).rejects.toThrow('died')
  })
})
