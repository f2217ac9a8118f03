import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { drawAtExportSize } from './draw-at-export-size'
import { drawPlain, findUnreadExports, lastVersions } from './find-unread-exports-for-test'

beforeAll(prepareZxingFromPackage)

describe('the export', () => {
  it('is drawn as wide as it is, up to a limit', () => {
    expect(drawAtExportSize(drawPlain(500))?.width).toBe(500)
    expect(drawAtExportSize(drawPlain(2000))?.width).toBe(1000)
  })

  it('is the very picture where there is nothing else', () => {
    const { pixels, scene } = drawPlain(500)
    const drawn = drawAtExportSize({ pixels, scene: { ...scene, widthPx: undefined } })
    expect(drawn).toMatchObject({ width: pixels.width, height: pixels.height })
    expect(drawn?.rgba.every((value, at) => value === pixels.rgba[at])).toBe(true)
  })

  // Every version is in draw-at-export-size.release.test.ts.
  it.each(lastVersions)(
    'of a plain code, %i px wide, is read by all up to version %i, the last that is tried',
    async (sizePx, lastTried) => {
      expect(await findUnreadExports(sizePx, [1, lastTried])).toEqual([])
      expect(drawAtExportSize(drawPlain(sizePx, lastTried + 1))).toBeUndefined()
    },
  )
})
