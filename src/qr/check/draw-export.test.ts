import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { drawExport } from './draw-export'
import { drawPlain, findUnreadExports, lastVersions } from './find-unread-exports-for-test'

beforeAll(prepareZxingFromPackage)

describe('the export', () => {
  it('is drawn as wide as it is, up to a limit', () => {
    expect(drawExport(drawPlain(500))?.width).toBe(500)
    expect(drawExport(drawPlain(2000))?.width).toBe(1000)
  })

  it('is the very picture where there is nothing else', () => {
    const { pixels, scene } = drawPlain(500)
    const drawn = drawExport({ pixels, scene: { ...scene, widthPx: undefined } })
    expect(drawn).toMatchObject({ width: pixels.width, height: pixels.height })
    expect(drawn?.rgba.every((value, at) => value === pixels.rgba[at])).toBe(true)
  })

  // Every version is in draw-export.release.test.ts.
  it.each(lastVersions)(
    'of a plain code, %i px wide, is read by all up to version %i, the last that is tried',
    async (sizePx, lastTried) => {
      expect(await findUnreadExports(sizePx, [1, lastTried])).toEqual([])
      expect(drawExport(drawPlain(sizePx, lastTried + 1))).toBeUndefined()
    },
  )
})
