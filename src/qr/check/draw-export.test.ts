import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { defaultDesign } from '@/qr/design/design'
import { drawDesign } from './draw-design'
import { drawExport } from './draw-export'
import { stressEngines } from './stress-engines'

const text = 'https://example.com/menu'

beforeAll(prepareZxingFromPackage)

function draw(sizePx: number, minVersion = 1) {
  const drawn = drawDesign({ text, design: { ...defaultDesign, minVersion, sizePx } })
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.picture
}

describe('the export', () => {
  it('is drawn as wide as it is, up to a limit', () => {
    expect(drawExport(draw(500))?.width).toBe(500)
    expect(drawExport(draw(2000))?.width).toBe(1000)
  })

  it('is the very picture where there is nothing else', () => {
    const { pixels, scene } = draw(500)
    const drawn = drawExport({ pixels, scene: { ...scene, widthPx: undefined } })
    expect(drawn).toMatchObject({ width: pixels.width, height: pixels.height })
    expect(drawn?.rgba.every((value, at) => value === pixels.rgba[at])).toBe(true)
  })

  it.each([
    [256, 7],
    [500, 12],
    [1000, 19],
    [2000, 19],
  ])(
    'of a plain code, %i px wide, is read by all up to version %i, the last that is tried',
    async (sizePx, lastTried) => {
      const unread: string[] = []
      let tried = 0
      for (let version = 1; version <= 40; version += 1) {
        const pixels = drawExport(draw(sizePx, version))
        if (!pixels) continue
        tried = version
        for (const { name, readTexts } of stressEngines)
          if (!(await readTexts(pixels)).includes(text)) unread.push(`${version} by ${name}`)
      }
      expect(unread).toEqual([])
      expect(tried).toBe(lastTried)
    },
    60_000,
  )
})
