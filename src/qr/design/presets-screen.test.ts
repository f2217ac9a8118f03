import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { findReaders } from '@/qr/render/read-exports-for-test'
import { renderCodeSvg } from '@/qr/render/render-code'
import { writePng } from '@/qr/render/write-png'
import { fewPresetCases, type PresetCase, presetCases } from './preset-cases-for-test'
import { presets } from './presets'

const pxPerModule = 6

beforeAll(prepareZxingFromPackage)

async function findUnread(
  cases: readonly PresetCase[],
  draw: (drawn: PresetCase, widthPx: number) => Pixels | Promise<Pixels>,
): Promise<string[]> {
  const unread: string[] = []
  for (const drawn of cases) {
    const pixels = await draw(drawn, Math.round(drawn.scene.width * pxPerModule))
    if ((await findReaders(pixels, drawn.text)).length < 2) unread.push(drawn.name)
  }
  return unread
}

describe.each(presets)('the preset $id', { timeout: 60_000 }, ({ id }) => {
  it('is read by two decoders in every type and level, as SVG', async () => {
    const unread = await findUnread(presetCases(id), ({ matrix, design, name }, widthPx) =>
      drawSvg(renderCodeSvg(matrix, design, { title: name }), widthPx),
    )
    expect(unread).toEqual([])
  })

  it('is read by two decoders in every type, as PNG', async () => {
    const unread = await findUnread(fewPresetCases(id), async ({ scene, name }, widthPx) =>
      readPixels(await writePng(rasterizeScene(scene, { widthPx }), { title: name })),
    )
    expect(unread).toEqual([])
  })
})
