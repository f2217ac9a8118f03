import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { findReaders } from '@/qr/render/read-exports-for-test'
import { renderCodeSvg } from '@/qr/render/render-code'
import { writePng } from '@/qr/render/write-png'
import { presetCases } from './preset-cases-for-test'
import { presets } from './presets'

const pxPerModule = 6

beforeAll(prepareZxingFromPackage)

describe.each(presets)('the preset $id', ({ id }) => {
  it.each(['svg', 'png'] as const)(
    'is read by two decoders in every type and level, as %s',
    async (format) => {
      const unread: string[] = []
      for (const { name, text, design, matrix, scene } of presetCases(id)) {
        const widthPx = Math.round(scene.width * pxPerModule)
        const pixels =
          format === 'svg'
            ? drawSvg(renderCodeSvg(matrix, design, { title: name }), widthPx)
            : await readPixels(await writePng(rasterizeScene(scene, { widthPx }), { title: name }))
        if ((await findReaders(pixels, text)).length < 2) unread.push(name)
      }
      expect(unread).toEqual([])
    },
    60_000,
  )
})
