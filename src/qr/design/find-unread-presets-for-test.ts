import { readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { findReaders } from '@/qr/render/read-exports-for-test'
import { renderCodeSvg } from '@/qr/render/render-code'
import { writePng } from '@/qr/render/write-png'
import type { PresetCase } from './preset-cases-for-test'

const pxPerModule = 6

const draw: Record<
  'svg' | 'png',
  (drawn: PresetCase, widthPx: number) => Pixels | Promise<Pixels>
> = {
  svg: ({ matrix, design, name }, widthPx) =>
    drawSvg(renderCodeSvg(matrix, design, { title: name }), widthPx),
  png: async ({ scene, name }, widthPx) =>
    readPixels(await writePng(rasterizeScene(scene, { widthPx }), { title: name })),
}

/** Returns the names of the cases that fewer than two decoders read in a format. */
export async function findUnreadPresets(
  cases: readonly PresetCase[],
  format: keyof typeof draw,
): Promise<string[]> {
  const unread: string[] = []
  for (const drawn of cases) {
    const pixels = await draw[format](drawn, Math.round(drawn.scene.width * pxPerModule))
    if ((await findReaders(pixels, drawn.text)).length < 2) unread.push(drawn.name)
  }
  return unread
}
